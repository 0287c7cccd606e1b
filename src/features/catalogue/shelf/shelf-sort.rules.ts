import type { Language } from '#kernel/locale.ts'

/** The most wanted first unless something else is asked; names in the order of the page's language. */
export const LISTING_SORTS = ['popularity', 'name', 'sku', 'price', 'price-desc', 'newest'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** Where prices are hidden, their order is as well. */
export const tellsPrices = (sort: ListingSort): boolean => sort === 'price' || sort === 'price-desc'

/** Under which name an order is kept; undefined for the shelf's own. */
export const orderOf = (sort: ListingSort, language: Language): string | undefined =>
  sort === 'popularity' ? undefined : sort === 'name' ? `name:${language}` : sort

const indexes = (length: number): Int32Array => Int32Array.from({ length }, (_, index) => index)

/**
 * Positions in the order of their words, as a dictionary of the language has them, DN 25 before DN 100; those without come
 * last. Sorted by their characters first: the collator is slow, and little is left for it then.
 */
export const sortByWords = (words: readonly (string | undefined)[], language: Language): Int32Array => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const given = [...indexes(words.length)].filter((index) => words[index] !== undefined)
  const wordAt = (index: number): string => words[index] ?? ''
  given.sort((a, b) => (wordAt(a) < wordAt(b) ? -1 : wordAt(a) > wordAt(b) ? 1 : a - b))
  given.sort((a, b) => compare(wordAt(a), wordAt(b)))
  const missing = [...indexes(words.length)].filter((index) => words[index] === undefined)
  return Int32Array.from([...given, ...missing])
}

/** Positions by a figure, the smallest first; those without one (NaN) come last either way. */
export const sortByFigure = (figures: Float64Array, direction: 1 | -1): Int32Array =>
  indexes(figures.length).sort((a, b) => {
    const [left, right] = [figures[a] ?? Number.NaN, figures[b] ?? Number.NaN]
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b
    return (left - right) * direction || a - b
  })
