import { areMeasures, sortFacetValues } from '#features/storefront/catalogue/category-index/value-order.rules.ts'
import { rangeOf, type ListingChoice } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { numberFormat } from '#kernel/formatters.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

export type FacetValue = {
  readonly value: string
  /** Absent where it is the value itself. */
  readonly label?: string
  readonly count: number
  /** Absent where it is not: pages hold hundreds of values. */
  readonly isChosen?: true
}
/** How many products have a number between two others. */
export type RangeBar = { readonly from: number; readonly to: number; readonly count: number }
/** `name` is missing for the facets that every site has: those are named by the dictionaries. */
export type FacetView = {
  readonly key: string
  readonly name?: string
  readonly values: readonly FacetValue[]
  /** In place of values where there are many numbers: one chooses from and to. */
  readonly range?: { readonly unit?: string; readonly bars: readonly RangeBar[] }
}

type FacetCount = { readonly facet: string; readonly value: string; readonly count: number }
type FacetWords = {
  readonly attributes: readonly { readonly key: string; readonly unit: string | null }[]
  readonly brandNames: ReadonlyMap<string, string>
  readonly nameOf: (facet: string, language: Language) => string
}

const FIRST_FACETS = ['stock', 'brand', 'price']
const LAST_FACETS = ['lifecycle']

const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value)

/** Measures by size, words by how many have them. */
const sortValues = (values: readonly FacetCount[]): FacetCount[] =>
  areMeasures(values)
    ? sortFacetValues(values)
    : values.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))

/** Fewer numbers than these are chosen one by one. */
const FEWEST_FOR_A_RANGE = 8
const MOST_BARS = 14

const toPriceBars = (values: readonly FacetCount[]): RangeBar[] =>
  values
    .map(({ value, count }) => {
      const [from = 0, to = 0] = value.split('-').map(Number)
      return { from, to, count }
    })
    .toSorted((a, b) => a.from - b.from)

/** Bars of equal width over all numbers. */
const toBars = (values: readonly FacetCount[]): RangeBar[] => {
  const numbers = values.map(({ value, count }) => ({ at: Number(value), count }))
  const [least, most] = [Math.min(...numbers.map(({ at }) => at)), Math.max(...numbers.map(({ at }) => at))]
  const width = (most - least) / MOST_BARS
  return Array.from({ length: MOST_BARS }, (_, index) => {
    const isLast = index === MOST_BARS - 1
    const [from, to] = [least + index * width, isLast ? most : least + (index + 1) * width]
    const own = numbers.filter(({ at }) => at >= from && (isLast || at < to))
    return { from, to, count: own.reduce((sum, { count }) => sum + count, 0) }
  })
}

const labelOf = (facet: string, value: string, { attributes, brandNames }: FacetWords, language: Language): string => {
  if (facet === 'brand') return brandNames.get(value) ?? value
  const unit = attributes.find(({ key }) => key === facet)?.unit
  const text = isNumber(value) ? numberFormat(language).format(Number(value)) : value
  return unit ? `${text} ${unit}` : text
}

/** More would be a list that nobody reads, and a page that takes longer to come. */
const MOST_ATTRIBUTES = 5

/**
 * Attributes that at least half of the products have, the first few of them: the others are offered in the categories
 * below, where they mean something. What was chosen stays.
 */
const chooseAttributes = (
  byFacet: ReadonlyMap<string, readonly FacetCount[]>,
  { chosen }: ListingChoice,
  { attributes }: FacetWords,
  total: number,
): string[] => {
  const keys = attributes.map(({ key }) => key)
  const countOf = (key: string): number => (byFacet.get(key) ?? []).reduce((sum, { count }) => sum + count, 0)
  const common = keys.filter((key) => (byFacet.get(key)?.length ?? 0) > 1 && countOf(key) * 2 >= total).slice(0, MOST_ATTRIBUTES)
  return keys.filter((key) => common.includes(key) || lookUp(chosen, key) !== undefined)
}

/** The filters: facets with something to choose, each with its counts. */
export const toFacetViews = (
  { counts, total }: { readonly counts: readonly FacetCount[]; readonly total: number },
  choice: ListingChoice,
  words: FacetWords,
  language: Language,
): FacetView[] => {
  const { chosen } = choice
  const byFacet = Map.groupBy(counts, ({ facet }) => facet)
  const order = [...FIRST_FACETS, ...chooseAttributes(byFacet, choice, words, total), ...LAST_FACETS]
  return order.flatMap((key): FacetView[] => {
    const all = byFacet.get(key) ?? []
    const name = words.nameOf(key, language) || undefined
    const hasRange = rangeOf(choice, key) !== undefined
    if (key === 'price') {
      const bars = toPriceBars(all.filter(({ count }) => count > 0))
      return bars.length > 1 || hasRange ? [{ key, name, values: [], range: { bars } }] : []
    }
    if (hasRange || (all.length >= FEWEST_FOR_A_RANGE && all.every(({ value }) => isNumber(value)))) {
      const unit = words.attributes.find((attribute) => attribute.key === key)?.unit ?? undefined
      const numbers = all.filter(({ value }) => isNumber(value))
      return numbers.length > 0 ? [{ key, name, values: [], range: { unit, bars: toBars(numbers) } }] : []
    }
    const present = all.filter(({ value, count }) => count > 0 || lookUp(chosen, key)?.includes(value))
    const values = sortValues(present).map(({ value, count }): FacetValue => {
      const label = labelOf(key, value, words, language)
      const isChosen = lookUp(chosen, key)?.includes(value)
      return { value, count, ...(label !== value && { label }), ...(isChosen && { isChosen }) }
    })
    // One value that everything has narrows nothing.
    const isUseful = values.length > 1 || values.some(({ isChosen }) => isChosen) || (key === 'stock' && values.length > 0)
    return isUseful ? [{ key, name, values }] : []
  })
}
