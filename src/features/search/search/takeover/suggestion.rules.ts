import type { MoneyJson } from '#kernel/money.ts'
import { MOST_PRODUCTS, SECURED_TYPES, type ProductHint } from '#features/search/search-api/public.ts'

/** [9.6.3] */
export const DEFAULT_SUGGESTIONS = 10

/** The request to the suggestion service [3.11.12, 7.8.8]. */
export const writeSuggestionRequest = (query: string, size: number) => ({
  query,
  types: { documents: { fields: ['title'] } },
  size,
})

export type Suggestions = {
  readonly words: readonly string[]
  readonly products: readonly ProductHint[]
  /** How much the results page would show. */
  readonly total: number
}
export const NO_SUGGESTIONS: Suggestions = { words: [], products: [], total: 0 }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readList = (answer: unknown, name: 'documents' | 'products'): Record<string, unknown>[] => {
  const results = isRecord(answer) && isRecord(answer['results']) ? answer['results'] : {}
  const list: unknown[] = Array.isArray(results[name]) ? results[name] : []
  return list.filter(isRecord)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
/** Of this site and nothing else. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value)

/** Whatever else came is left out: suggestions are words [T-23]. */
export const readSuggestions = (answer: unknown, size: number): string[] => {
  const words = readList(answer, 'documents').flatMap(({ suggestion }) => (isText(suggestion) ? [suggestion] : []))
  return [...new Set(words)].slice(0, size)
}

/** Minor units and a currency's code, as the engine of another company may not send them. */
const isMoney = (value: unknown): value is MoneyJson =>
  isRecord(value) && /^\d{1,18}$/.test(String(value['minor'])) && /^[A-Z]{3}$/.test(String(value['currency']))

/** Nothing unless said. */
export const readTotal = (answer: unknown): number => {
  const meta = isRecord(answer) && isRecord(answer['meta']) ? answer['meta'] : {}
  const total = isRecord(meta['page']) ? meta['page']['total_results'] : undefined
  return typeof total === 'number' && Number.isInteger(total) && total > 0 ? total : 0
}

/** Names and numbers are text, and links stay on this site [T-23]. */
export const readProducts = (answer: unknown): ProductHint[] =>
  readList(answer, 'products')
    .flatMap(({ sku, title, url, image, price }) =>
      isText(sku) && isText(title) && isPath(url)
        ? [{ sku, title, url, ...(isPath(image) && { image }), ...(isMoney(price) && { price }) }]
        : [],
    )
    .slice(0, MOST_PRODUCTS)

const WITHOUT_PRODUCTS: ReadonlySet<string> = new Set(['support', 'Trainings', ...SECURED_TYPES])

/** Who looks for an order or a course means no product. */
export const mayShowProducts = (type: string): boolean => !WITHOUT_PRODUCTS.has(type)

/** The typed part, and the part that the suggestion adds, which distinguishes it from others. */
export const splitSuggestion = (suggestion: string, query: string): readonly [typed: string, added: string] => {
  const isBeginning = suggestion.toLowerCase().startsWith(query.toLowerCase())
  const at = isBeginning && query !== '' ? query.length : suggestion.length
  return [suggestion.slice(0, at), suggestion.slice(at)]
}
