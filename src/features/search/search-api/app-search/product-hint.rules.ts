import { pageHref } from '#foundation/blocks/public.ts'
import type { SearchDocument, SearchRequest } from '#foundation/search-engine/public.ts'
import { foldText } from '#kernel/fold-text.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { MoneyJson } from '#kernel/money.ts'
import type { Locale } from '#kernel/locale.ts'

/** The catalogue's document kinds; their keys are part numbers. */
export const PRODUCT_KIND = 'product'
const PRECISION = 2

/** A product that what was typed may mean. */
export type ProductHint = {
  readonly sku: string
  readonly title: string
  readonly url: string
  readonly image?: string
  /** The public one of the market. */
  readonly price?: MoneyJson
}

/** Suggestions that are the numbers of parts, as far as what was typed may be the beginning or a piece of one. */
export const listNumbers = (query: string, suggestions: readonly string[]): readonly string[] => {
  const number = foldPartNumber(query)
  if (!/\p{N}/u.test(query)) return []
  return suggestions.filter((suggestion) => !/\s/.test(suggestion) && foldPartNumber(suggestion).includes(number))
}

/** A word is looked for once it is one; until then what it most likely becomes says more than its letters. */
export const listHintWords = (query: string, suggestions: readonly string[]): readonly string[] => {
  const [likely] = suggestions
  const isWhole = suggestions.some((suggestion) => foldText(suggestion) === foldText(query))
  return likely === undefined || isWhole ? [query] : [likely, query]
}

/** The part whose number was typed in full, when another took its place. */
export const isOldPart = ({ key, values = {} }: SearchDocument, query: string): boolean =>
  values['replaced_by'] !== undefined && foldPartNumber(key) === foldPartNumber(query)

/** A few products, while somebody types. */
export const askProducts = (query: string, size: number): Omit<SearchRequest, 'visibility'> => ({
  query,
  page: { size, current: 1 },
  filters: { field: 'document_type', values: ['Product'] },
  precision: PRECISION,
})

/** Its picture, number and name. */
export const describeHint = ({ key, texts, path, values = {}, locale: own }: SearchDocument, locale: Locale): ProductHint => {
  const { sku = key, image } = values
  const text = texts[locale.language] ?? texts.en ?? Object.values(texts)[0]
  return {
    sku: String(sku),
    title: text?.title ?? '',
    url: pageHref(own ?? locale, path),
    ...(typeof image === 'string' && { image }),
  }
}
