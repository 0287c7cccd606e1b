import type { PinnedDocument } from '#features/search/search-admin/pin.rules.ts'

export const ADMIN_DRAFT = 'search-admin'

/** The draft of someone whose session ended. */
export type AdminDraft =
  | { readonly kind: 'synonyms'; readonly id?: string; readonly words: readonly string[] }
  | { readonly kind: 'pins'; readonly query: string; readonly isNew: boolean; readonly documents: readonly PinnedDocument[] }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isDocument = (value: unknown): value is PinnedDocument =>
  isFields(value) && isText(value['id']) && isTextOrNull(value['title']) && isTextOrNull(value['type'])

/** From storage, where anything may stand. */
export const readAdminDraft = (value: unknown): AdminDraft | undefined => {
  if (!isFields(value)) return undefined
  const { kind, id, words, query, isNew, documents } = value
  if (kind === 'synonyms' && Array.isArray(words) && words.every(isText) && (id === undefined || isText(id)))
    return { kind, words, ...(id !== undefined && { id }) }
  if (kind === 'pins' && isText(query) && typeof isNew === 'boolean' && Array.isArray(documents) && documents.every(isDocument))
    return { kind, query, isNew, documents }
  return undefined
}
