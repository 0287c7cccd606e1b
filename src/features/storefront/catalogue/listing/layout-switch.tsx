import type { ListingChoice, ListingLayout } from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './listing-toolbar.module.css'

const LAYOUTS: readonly ListingLayout[] = ['grid', 'table']

export const LayoutSwitch = ({ listing, hrefOf }: { listing: Listing; hrefOf: (choice: ListingChoice) => string }) => {
  const t = useTexts('catalogue')
  const { choice, ask } = listing
  return (
    <span className={styles.switch} role="group" aria-label={t('listing.view')}>
      {LAYOUTS.map((layout) => (
        <a
          key={layout}
          href={hrefOf({ ...choice, layout })}
          aria-label={t(`listing.${layout}`)}
          aria-current={choice.layout === layout ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            if (layout !== choice.layout) void ask({ ...choice, layout }, 'replace')
          }}
        >
          <Icon name={layout === 'grid' ? 'grid' : 'list'} size="small" />
        </a>
      ))}
    </span>
  )
}
