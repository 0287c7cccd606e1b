import { collator } from '#kernel/formatters.ts'
import type { Language } from '#kernel/locale.ts'

/** By popularity unless the request says otherwise; names in the order of the page's language. */
export const LISTING_SORTS = ['popularity', 'name', 'sku', 'price', 'price-desc', 'newest'] as const
/** `attr.size` and `attr.size-desc`: by an attribute that one can filter by. */
export const ATTRIBUTE_SORT = /^attr\.([a-z][a-z0-9_]{0,39})(-desc)?$/
export type ListingSort = (typeof LISTING_SORTS)[number] | `attr.${string}`

export const isListingSort = (value: string | null): value is ListingSort =>
  value !== null && (LISTING_SORTS.some((sort) => sort === value) || ATTRIBUTE_SORT.test(value))

export const readAttributeSort = (sort: ListingSort): { readonly key: string; readonly isDescending: boolean } | undefined => {
  const [, key, descending] = ATTRIBUTE_SORT.exec(sort) ?? []
  return key === undefined ? undefined : { key, isDescending: descending !== undefined }
}

export const writeAttributeSort = (key: string, isDescending: boolean): ListingSort => `attr.${key}${isDescending ? '-desc' : ''}`

/** Where prices are hidden, their order is as well. */
export const revealsPrices = (sort: ListingSort): boolean => sort === 'price' || sort === 'price-desc'

/** Under which name an order is stored; undefined for the index's own order, and for attributes, whose facets say it. */
export const orderOf = (sort: ListingSort, language: Language, currency: string): string | undefined => {
  if (sort === 'popularity' || readAttributeSort(sort)) return undefined
  if (revealsPrices(sort)) return `${sort}:${currency}`
  return sort === 'name' ? `name:${language}` : sort
}

const indexes = (length: number): Int32Array => Int32Array.from({ length }, (_, index) => index)

/**
 * Positions in the order of their texts, as a dictionary of the language has them, DN 25 before DN 100; those without come
 * last. Sorted by their characters first: the collator is slow, and little is left for it then.
 */
export const sortByText = (texts: readonly (string | undefined)[], language: Language): Int32Array => {
  const { compare } = collator(language, { numeric: true })
  const given = [...indexes(texts.length)].filter((index) => texts[index] !== undefined)
  const textAt = (index: number): string => texts[index] ?? ''
  given.sort((a, b) => (textAt(a) < textAt(b) ? -1 : textAt(a) > textAt(b) ? 1 : a - b))
  given.sort((a, b) => compare(textAt(a), textAt(b)))
  const missing = [...indexes(texts.length)].filter((index) => texts[index] === undefined)
  return Int32Array.from([...given, ...missing])
}

/** Positions by a number, ascending or descending; those without one (NaN) come last either way. */
export const sortByNumber = (numbers: Float64Array, direction: 1 | -1): Int32Array =>
  indexes(numbers.length).sort((a, b) => {
    const [left, right] = [numbers[a] ?? Number.NaN, numbers[b] ?? Number.NaN]
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b
    return (left - right) * direction || a - b
  })
