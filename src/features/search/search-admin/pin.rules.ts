import type { SearchDocument } from '#foundation/search-engine/public.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

export const MOST_PINS = 10
export const MOST_PINNED_QUERIES = 500

export type FoundDocument = { readonly id: string; readonly title: string; readonly type: string; readonly number?: string }
/** Null where the document is gone or no longer public: the pin does nothing then. */
export type PinnedDocument = { readonly id: string; readonly title: string | null; readonly type: string | null }
export type PinnedQuery = { readonly query: string; readonly documents: readonly PinnedDocument[] }

/** `product:HS-200`: a key may hold colons, a kind does not. */
export const parseDocumentId = (id: string): { readonly kind: string; readonly key: string } | undefined => {
  const end = id.indexOf(':')
  return end > 0 && end < id.length - 1 ? { kind: id.slice(0, end), key: id.slice(end + 1) } : undefined
}

export const findRepeated = (ids: readonly string[]): string | undefined => ids.find((id, index) => ids.indexOf(id) < index)

/** In the reader's language where it speaks it. */
export const titleOf = ({ texts }: Pick<SearchDocument, 'texts'>, language: Language): string =>
  [language, 'en' as const, ...LANGUAGES].map((each) => texts[each]?.title).find((title) => title !== undefined) ?? ''

/** The new position, clamped to the list. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
