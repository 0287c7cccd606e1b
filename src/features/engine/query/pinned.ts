import { isInSight, meetsCondition } from '#features/engine/query/document-check.rules.ts'
import { readByKey } from '#features/engine/query/read-documents.ts'
import type { SearchKind } from '#features/engine/search-document.ts'
import type { SearchHit, SearchQuestion } from '#features/engine/search-question.ts'
import type { Tx } from '#server/database/database.ts'

const ABOVE_ALL = 1000

export type Pin = { readonly kind: string; readonly key: string }

/** What the business wants first for a query, as far as the asker may see it and the filters let it pass. */
const readPins = async (
  tx: Tx,
  kinds: readonly SearchKind[],
  pins: readonly Pin[],
  question: SearchQuestion,
): Promise<SearchHit[]> => {
  const documents = await readByKey(tx, kinds, pins, question.sight.language)
  const { sight, filters } = question
  return pins.flatMap(({ kind, key }) => {
    const document = documents.get(`${kind}:${key}`)
    if (!document || !isInSight(document, sight) || (filters && !meetsCondition(document, filters))) return []
    const language = document.texts[sight.language] ? sight.language : 'en'
    return [{ kind, document, language, score: ABOVE_ALL }]
  })
}

type Page = { readonly total: number; readonly hits: readonly SearchHit[] }

/** Pinned documents stand first on the first page, unless the asker sorts by something else. */
export const addPinned = async (
  tx: Tx,
  { kinds, pins }: { readonly kinds: readonly SearchKind[]; readonly pins: readonly Pin[] },
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
