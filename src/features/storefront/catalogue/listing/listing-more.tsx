import { hasMore, writeListingQuery } from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-list.module.css'

/** 'See more' [9.6.5]; `onAsk` hears of it before the answer is there. */
export const ListingMore = ({ listing, address, onAsk }: { listing: Listing; address: string; onAsk: () => void }) => {
  const t = useTexts('catalogue')
  const { number } = useFormats()
  const { items, total, choice } = listing.view
  if (!hasMore(total, choice.page)) return null
  const further = { ...choice, page: choice.page + 1 }
  return (
    <div className={styles.more}>
      <ButtonLink
        variant="secondary"
        href={address + writeListingQuery(further)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onAsk()
          void listing.ask(further, 'replace')
        }}
      >
        {t('listing.more')}
      </ButtonLink>
      <p>{t('listing.shown', { shown: number(items.length), count: number(total) })}</p>
    </div>
  )
}
