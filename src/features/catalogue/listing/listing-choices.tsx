import type { MouseEvent } from 'react'
import { nameValue } from '#features/catalogue/listing/facet-words.rules.ts'
import { toggleValue, writeListingQuery, type ListingChoice } from '#features/catalogue/listing/listing.rules.ts'
import { useFacetWords } from '#features/catalogue/listing/use-facet-words.client.ts'
import type { Listing } from '#features/catalogue/listing/use-listing.client.ts'
import { Chip, ChipRow } from '#ui/chip.tsx'
import styles from './listing-toolbar.module.css'
import { lookUp } from '#kernel/look-up.ts'

type ListingChoicesProps = { listing: Listing; hrefOf: (choice: ListingChoice) => string; onRemoved: () => void }

/** Chips are links: without script each leads to the list without its value. */
export const ListingChoices = ({ listing, hrefOf, onRemoved }: ListingChoicesProps) => {
  const { view, choice, ask } = listing
  const words = useFacetWords()
  const chosen = view.facets.flatMap(({ key, values }) =>
    values.filter(({ value }) => lookUp(choice.chosen, key)?.includes(value)).map((value) => ({ key, ...value })),
  )
  if (chosen.length === 0) return null
  const follow = (next: ListingChoice) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void ask(next)
    // What was pressed is gone in a moment, and the focus with it.
    onRemoved()
  }
  const nothing: ListingChoice = { ...choice, chosen: {}, page: 1 }
  return (
    <div className={styles.chosen}>
      <ChipRow label={words.t('listing.chosen')}>
        {chosen.map(({ key, ...value }) => {
          const without = toggleValue(choice, key, value.value)
          return (
            <Chip
              key={writeListingQuery(without)}
              label={nameValue(key, value, words)}
              removeHref={hrefOf(without)}
              onRemove={follow(without)}
            />
          )
        })}
      </ChipRow>
      {chosen.length > 1 && (
        <a className={styles.clear} href={hrefOf(nothing)} onClick={follow(nothing)}>
          {words.t('listing.clear')}
        </a>
      )}
    </div>
  )
}
