import type { MouseEvent } from 'react'
import { nameRange, nameValue } from '#features/storefront/catalogue/listing/facet-words.rules.ts'
import {
  chooseRange,
  rangeOf,
  toggleValue,
  writeListingQuery,
  type ListingChoice,
} from '#features/storefront/catalogue/listing/listing.rules.ts'
import { useFacetWords } from '#features/storefront/catalogue/listing/use-facet-words.client.ts'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { Chip, ChipRow } from '#ui/chip.tsx'
import styles from './listing-toolbar.module.css'
import { lookUp } from '#kernel/look-up.ts'

type ListingChoicesProps = { listing: Listing; hrefOf: (choice: ListingChoice) => string; onRemoved: () => void }

/** Chips are links: without script each leads to the list without its value. */
export const ListingChoices = ({ listing, hrefOf, onRemoved }: ListingChoicesProps) => {
  const { view, choice, ask } = listing
  const words = useFacetWords(view.currency)
  const chosen = view.facets.flatMap((facet) => {
    const range = rangeOf(choice, facet.key)
    if (range) return [{ label: nameRange(facet, range, words), without: chooseRange(choice, facet.key, {}) }]
    return facet.values
      .filter(({ value }) => lookUp(choice.chosen, facet.key)?.includes(value))
      .map((value) => ({
        label: nameValue(facet.key, value, words),
        without: toggleValue(choice, facet.key, value.value),
      }))
  })
  if (chosen.length === 0) return null
  const follow = (next: ListingChoice) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void ask(next)
    // The pressed button is removed in a moment, and the focus with it.
    onRemoved()
  }
  const nothing: ListingChoice = { ...choice, chosen: {}, page: 1 }
  return (
    <div className={styles.chosen}>
      <ChipRow label={words.t('listing.chosen')}>
        {chosen.map(({ label, without }) => (
          <Chip key={writeListingQuery(without)} label={label} removeHref={hrefOf(without)} onRemove={follow(without)} />
        ))}
      </ChipRow>
      {chosen.length > 1 && (
        <a className={styles.clear} href={hrefOf(nothing)} onClick={follow(nothing)}>
          {words.t('listing.clear')}
        </a>
      )}
    </div>
  )
}
