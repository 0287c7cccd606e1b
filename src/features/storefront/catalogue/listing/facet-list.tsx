import { nameFacet, nameValue } from '#features/storefront/catalogue/listing/facet-words.rules.ts'
import type { FacetView } from '#features/storefront/catalogue/listing/facet.rules.ts'
import { toggleValue } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { useFacetWords } from '#features/storefront/catalogue/listing/use-facet-words.client.ts'
import { RangeFacet } from '#features/storefront/catalogue/listing/range-facet.tsx'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FacetGroup } from '#ui/facet-group.tsx'
import { lookUp } from '#kernel/look-up.ts'

type FacetProps = { facet: FacetView; place: number; listing: Listing }

const Facet = ({ facet, place, listing: { view, choice, ask } }: FacetProps) => {
  const words = useFacetWords(view.currency)
  const values = facet.values.map((value) => ({
    isChosen: value.isChosen ?? false,
    control: (
      <Checkbox
        key={value.value}
        name={facet.key}
        value={value.value}
        label={nameValue(facet.key, value, words)}
        count={words.formats.number(value.count)}
        checked={lookUp(choice.chosen, facet.key)?.includes(value.value) ?? false}
        onChange={() => void ask(toggleValue(choice, facet.key, value.value))}
      />
    ),
  }))
  return (
    <FacetGroup
      name={nameFacet(facet, words)}
      place={place}
      values={values}
      showAll={words.t('listing.showAll', { count: words.formats.number(values.length) })}
      showFewer={words.t('listing.showFewer')}
    />
  )
}

export const FacetList = ({ listing }: { listing: Listing }) =>
  listing.view.facets.map((facet, place) =>
    facet.range ? (
      <RangeFacet key={facet.key} facet={facet} bars={facet.range.bars} place={place} listing={listing} />
    ) : (
      <Facet key={facet.key} facet={facet} place={place} listing={listing} />
    ),
  )
