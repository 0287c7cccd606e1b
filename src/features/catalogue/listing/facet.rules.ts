import type { ListingChoice } from '#features/catalogue/listing/listing.rules.ts'
import type { Language } from '#kernel/locale.ts'

export type FacetValue = { readonly value: string; readonly label: string; readonly count: number; readonly isChosen: boolean }
/** `name` is missing for the facets that every site has: those are named by the dictionaries. */
export type FacetView = { readonly key: string; readonly name?: string; readonly values: readonly FacetValue[] }

type FacetCount = { readonly facet: string; readonly value: string; readonly count: number }
type FacetWords = {
  readonly attributes: readonly { readonly key: string; readonly unit: string | null }[]
  readonly brandNames: ReadonlyMap<string, string>
  readonly nameOf: (facet: string, language: Language) => string
}

const FIRST_FACETS = ['stock', 'brand', 'price']
const LAST_FACETS = ['lifecycle']

const BAND = /^\d+-(?:\d+)?$/
const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value)

/** Numbers and bands by size, words by how many have them. */
const compareValues = (a: FacetCount, b: FacetCount): number =>
  (isNumber(a.value) && isNumber(b.value)) || (BAND.test(a.value) && BAND.test(b.value))
    ? Number.parseFloat(a.value) - Number.parseFloat(b.value)
    : b.count - a.count || a.value.localeCompare(b.value, 'en')

const labelOf = (facet: string, value: string, { attributes, brandNames }: FacetWords, language: Language): string => {
  if (facet === 'brand') return brandNames.get(value) ?? value
  const unit = attributes.find(({ key }) => key === facet)?.unit
  const text = isNumber(value) ? new Intl.NumberFormat(language).format(Number(value)) : value
  return unit ? `${text} ${unit}` : text
}

/** What one can filter by: facets with something to choose, each with its counts. */
export const toFacetViews = (
  counts: readonly FacetCount[],
  { chosen }: ListingChoice,
  words: FacetWords,
  language: Language,
): FacetView[] => {
  const byFacet = Map.groupBy(counts, ({ facet }) => facet)
  const order = [...FIRST_FACETS, ...words.attributes.map(({ key }) => key), ...LAST_FACETS]
  return order.flatMap((key) => {
    const values = (byFacet.get(key) ?? [])
      .filter(({ value, count }) => count > 0 || chosen[key]?.includes(value))
      .toSorted(compareValues)
      .map(({ value, count }) => ({
        value,
        count,
        label: labelOf(key, value, words, language),
        isChosen: chosen[key]?.includes(value) ?? false,
      }))
    // One value that everything has narrows nothing.
    const isUseful = values.length > 1 || values.some(({ isChosen }) => isChosen) || (key === 'stock' && values.length > 0)
    return isUseful ? [{ key, name: words.nameOf(key, language) || undefined, values }] : []
  })
}
