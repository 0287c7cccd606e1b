import { nameFacet, nameValue } from '#features/catalogue/listing/facet-words.rules.ts'
import type { FacetValue, FacetView } from '#features/catalogue/listing/facet.rules.ts'
import { toggleValue } from '#features/catalogue/listing/listing.rules.ts'
import { useFacetWords } from '#features/catalogue/listing/use-facet-words.ts'
import type { Listing } from '#features/catalogue/listing/use-listing.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './facet-list.module.css'

/** More values than these fold away. */
const AT_ONCE = 8
/** Groups that stand open before anything is chosen. */
const OPEN_GROUPS = 4

type FacetProps = { facet: FacetView; listing: Listing }

const Values = ({ facet, values, listing }: FacetProps & { values: readonly FacetValue[] }) => {
  const words = useFacetWords()
  const { choice, ask } = listing
  return values.map((value) => (
    <Checkbox
      key={value.value}
      name={facet.key}
      value={value.value}
      label={nameValue(facet.key, value, words)}
      count={words.formats.number(value.count)}
      checked={choice.chosen[facet.key]?.includes(value.value) ?? false}
      onChange={() => void ask(toggleValue(choice, facet.key, value.value))}
    />
  ))
}

const Facet = ({ facet, listing, isOpen }: FacetProps & { isOpen: boolean }) => {
  const words = useFacetWords()
  const name = nameFacet(facet, words)
  const rest = facet.values.length > AT_ONCE ? facet.values.slice(AT_ONCE) : []
  const first = facet.values.slice(0, facet.values.length - rest.length)
  return (
    <details className={styles.facet} open={isOpen}>
      <summary className={styles.name}>
        {name}
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.values} role="group" aria-label={name}>
        <Values facet={facet} values={first} listing={listing} />
        {rest.length > 0 && (
          <details className={styles.rest} open={rest.some(({ isChosen }) => isChosen)}>
            <summary className={styles.all}>
              <span data-when="folded">{words.t('listing.showAll', { count: words.formats.number(facet.values.length) })}</span>
              <span data-when="open">{words.t('listing.showFewer')}</span>
            </summary>
            <Values facet={facet} values={rest} listing={listing} />
          </details>
        )}
      </div>
    </details>
  )
}

export const FacetList = ({ listing }: { listing: Listing }) =>
  listing.view.facets.map((facet, index) => (
    <Facet
      key={facet.key}
      facet={facet}
      listing={listing}
      isOpen={index < OPEN_GROUPS || facet.values.some(({ isChosen }) => isChosen)}
    />
  ))
