import { isListingSort, type ListingSort } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import {
  fromBand,
  parseRange,
  readTyped,
  writeRange,
  type NumberRange,
} from '#features/storefront/catalogue/category-index/range.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** 'See more' begins above this many; then ten first, and nine with each step [9.6.5]. */
const ALL_AT_ONCE = 11
const FIRST = 10
const NEXT = 9
/** As far as one goes by 'See more': who wants more filters. */
const MOST_PAGES = 100

/** A visitor's choice on a listing; all of it is in the address. */
export type ListingChoice = {
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly sort: ListingSort
  /** How often 'See more' was used, plus one. */
  readonly page: number
  readonly layout: ListingLayout
}

export type ListingLayout = 'grid' | 'table'

export const NO_CHOICE: ListingChoice = { chosen: {}, sort: 'popularity', page: 1, layout: 'grid' }

/** How many products are shown of so many. */
export const countShown = (total: number, page: number): number =>
  total <= ALL_AT_ONCE ? total : Math.min(total, FIRST + NEXT * (page - 1))

/** Whether 'See more' has something to show. */
export const hasMore = (total: number, page: number): boolean => page < MOST_PAGES && countShown(total, page) < total

/**
 * A tile two columns wide among the products: with ten of them it fills four rows of three; of fewer it takes the end of a
 * row that one product alone would begin.
 */
export type TilePlace = 'among' | 'end'
export const planTile = (total: number): TilePlace | undefined => {
  if (total > ALL_AT_ONCE) return 'among'
  return total > 3 && total % 3 === 1 ? 'end' : undefined
}

/** How many to request when the total is not known yet. */
export const countRequested = (page: number): number => Math.max(ALL_AT_ONCE, FIRST + NEXT * (page - 1))

/** How many come before those that this step of 'See more' adds. */
export const countBefore = (page: number): number => (page > 1 ? FIRST + NEXT * (page - 2) : 0)

/** In a question: only what this step adds, since the rest is shown already. */
export const ONLY_NEXT = 'next'

/** Words of the address that are no facet. */
const OWN_WORDS: ReadonlySet<string> = new Set(['sort', 'page', 'view', 'category', 'country', 'language', 'only'])
const FACET_KEY = /^[a-z][a-z0-9_]{0,39}$/
const MOST_VALUES = 20
const LONGEST_VALUE = 200

/** The two fields of a range in a form without script; with script they are one value of the facet. */
export const fromField = (facet: string): string => `from.${facet}`
export const toField = (facet: string): string => `to.${facet}`
const RANGE_FIELD = /^(?:from|to)\.([a-z][a-z0-9_]{0,39})$/

/** Text in the fields of ranges, by facet. */
const readRangeFields = (query: URLSearchParams): [string, string][] => {
  const facets = new Set([...query.keys()].flatMap((key) => RANGE_FIELD.exec(key)?.[1] ?? []))
  return [...facets].flatMap((facet) => {
    const typed = (field: string) => readTyped(query.get(field) ?? '')
    const range = writeRange({ from: typed(fromField(facet)), to: typed(toField(facet)) })
    return range === undefined ? [] : [[facet, range]]
  })
}

/** The valid choices of an address; the rest is ignored. */
export const readListingChoice = (query: URLSearchParams): ListingChoice => {
  const chosen = new Map<string, string[]>()
  for (const [facet, range] of readRangeFields(query)) chosen.set(facet, [range])
  for (const [key, value] of query) {
    if (OWN_WORDS.has(key) || !FACET_KEY.test(key) || value === '' || value.length > LONGEST_VALUE) continue
    const values = chosen.get(key) ?? []
    chosen.set(key, values)
    const known = key === 'price' ? fromBand(value) : value
    if (values.length < MOST_VALUES && !values.includes(known)) values.push(known)
  }
  const page = Number(query.get('page'))
  const sort = query.get('sort')
  return {
    chosen: Object.fromEntries(chosen),
    sort: isListingSort(sort) ? sort : 'popularity',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MOST_PAGES) : 1,
    layout: query.get('view') === 'table' ? 'table' : 'grid',
  }
}

/** The parameters of a choice: facets in the order of the alphabet, so that the same choice is the same address. */
export const toListingParameters = ({ chosen, sort, page, layout }: ListingChoice): Record<string, readonly string[]> => ({
  ...Object.fromEntries(
    Object.keys(chosen)
      .toSorted()
      .map((key) => [key, lookUp(chosen, key) ?? []]),
  ),
  ...(sort !== 'popularity' && { sort: [sort] }),
  ...(page > 1 && { page: [String(page)] }),
  ...(layout === 'table' && { view: [layout] }),
})

/** The address of a choice. */
export const writeListingQuery = (choice: ListingChoice): string => {
  const parameters = Object.entries(toListingParameters(choice))
  const text = new URLSearchParams(parameters.flatMap(([key, values]) => values.map((value) => [key, value]))).toString()
  return text === '' ? '' : `?${text}`
}

/** A choice more or less begins the list anew. */
export const toggleValue = (choice: ListingChoice, facet: string, value: string): ListingChoice => {
  const values = lookUp(choice.chosen, facet) ?? []
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  const { [facet]: _, ...others } = choice.chosen
  return { ...choice, page: 1, chosen: next.length === 0 ? others : { ...others, [facet]: next } }
}

/** The range chosen of a facet, if any. */
export const rangeOf = ({ chosen }: Pick<ListingChoice, 'chosen'>, facet: string): NumberRange | undefined =>
  lookUp(chosen, facet)
    ?.map(parseRange)
    .find((range) => range !== undefined)

/** A facet has one range; without ends it has none. */
export const chooseRange = (choice: ListingChoice, facet: string, range: NumberRange): ListingChoice => {
  const value = writeRange(range)
  const { [facet]: _, ...others } = choice.chosen
  return { ...choice, page: 1, chosen: value === undefined ? others : { ...others, [facet]: [value] } }
}
