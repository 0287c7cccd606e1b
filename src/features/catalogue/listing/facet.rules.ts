import type { ListingChoice } from '#features/catalogue/listing/listing.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

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

const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value)

const NUMBER = /-?\d+(?:\.\d+)?/
const measure = (value: string): number => Number(NUMBER.exec(value)?.[0])
const wordsBefore = (value: string): string | undefined => (NUMBER.test(value) ? value.split(NUMBER, 1)[0] : undefined)

/** Measures such as 50, DN 50, 100-250 or IP 66: a number in all of them, and the same words before it. */
const areMeasures = (values: readonly FacetCount[]): boolean => {
  const [first, ...others] = new Set(values.map(({ value }) => wordsBefore(value)))
  return first !== undefined && others.length === 0
}

/** Measures by size, words by how many have them. */
const sortValues = (values: readonly FacetCount[]): FacetCount[] =>
  areMeasures(values)
    ? values.toSorted((a, b) => measure(a.value) - measure(b.value) || a.value.localeCompare(b.value, 'en', { numeric: true }))
    : values.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))

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
    const present = (byFacet.get(key) ?? []).filter(({ value, count }) => count > 0 || lookUp(chosen, key)?.includes(value))
    const values = sortValues(present).map(({ value, count }) => ({
      value,
      count,
      label: labelOf(key, value, words, language),
      isChosen: lookUp(chosen, key)?.includes(value) ?? false,
    }))
    // One value that everything has narrows nothing.
    const isUseful = values.length > 1 || values.some(({ isChosen }) => isChosen) || (key === 'stock' && values.length > 0)
    return isUseful ? [{ key, name: words.nameOf(key, language) || undefined, values }] : []
  })
}
