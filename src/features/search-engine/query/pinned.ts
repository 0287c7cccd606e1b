import { isVisible, meetsCondition } from '#features/search-engine/query/document-check.rules.ts'
import { readByKey } from '#features/search-engine/query/read-documents.ts'
import type { DocumentSource } from '#features/search-engine/search-document.ts'
import type { SearchHit, SearchQuestion } from '#features/search-engine/search-question.ts'
import type { Tx } from '#server/database/database.ts'

const ABOVE_ALL = 1000

export type Pin = { readonly kind: string; readonly key: string }

/** What the business wants first for a query, as far as the asker may see it and the filters let it pass. */
const readPins = async (
  tx: Tx,
  kinds: readonly DocumentSource[],
  pins: readonly Pin[],
  question: SearchQuestion,
): Promise<SearchHit[]> => {
  const documents = await readByKey(tx, kinds, pins, question.visibility.language)
  const { visibility, filters } = question
  return pins.flatMap(({ kind, key }) => {
    const document = documents.get(`${kind}:${key}`)
    if (!document || !isVisible(document, visibility) || (filters && !meetsCondition(document, filters))) return []
    const language = document.texts[visibility.language] ? visibility.language : 'en'
    return [{ kind, document, language, score: ABOVE_ALL }]
  })
}

type Page = { readonly total: number; readonly hits: readonly SearchHit[] }

/** Pinned documents stand first on the first page, unless the asker sorts by something else. */
export const addPinned = async (
  tx: Tx,
  { kinds, pins }: { readonly kinds: readonly DocumentSource[]; readonly pins: readonly Pin[] },
  question: SearchQuestion,
  { total, hits }: Page,
): Promise<Page> => {
  if (pins.length === 0 || question.page.current > 1 || question.sort) return { total, hits }
  const pinned = await readPins(tx, kinds, pins, question)
  const isSame = (a: SearchHit, b: SearchHit): boolean => a.kind === b.kind && a.document.key === b.document.key
  const added = pinned.filter((pin) => !hits.some((hit) => isSame(hit, pin)))
  const others = hits.filter((hit) => !pinned.some((pin) => isSame(hit, pin)))
  return { total: total + added.length, hits: [...pinned, ...others].slice(0, question.page.size) }
}
