import { writeListingQuery } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './listing-state.module.css'

/** The outcome of the last request: announced when it failed or found nothing, and sent to listeners in any case. */
export const ListingState = ({ listing, address }: { listing: Listing; address: string }) => {
  const t = useTexts('catalogue')
  const ui = useTexts('ui')
  const { number } = useFormats()
  const { view, state, retry } = listing
  const { total, items, choice } = view
  const isFiltered = Object.keys(choice.chosen).length > 0
  const found = t(total === 1 ? 'listing.found.one' : 'listing.found', { count: number(total) })
  const shown = t('listing.shown', { shown: number(items.length), count: number(total) })
  return (
    <>
      <p className="visually-hidden" role="status">
        {state === 'updated' && (choice.page > 1 ? shown : found)}
      </p>
      {state === 'failed' && (
        <div className={styles.failure}>
          <Message
            tone="bad"
            live
            action={
              <Button variant="secondary" size="small" onClick={() => void retry()}>
                {ui('retry')}
              </Button>
            }
          >
            {t('listing.failed')}
          </Message>
        </div>
      )}
      {total === 0 && !isFiltered && <NothingYet kind="products" icon="search" title={t('listing.none.title')} />}
      {total === 0 && isFiltered && (
        <EmptyState
          icon="search"
          title={t('listing.empty.title')}
          action={
            <ButtonLink variant="secondary" href={address + writeListingQuery({ ...choice, chosen: {}, page: 1 })}>
              {t('listing.clear')}
            </ButtonLink>
          }
        >
          {t('listing.empty.text')}
        </EmptyState>
      )}
    </>
  )
}
