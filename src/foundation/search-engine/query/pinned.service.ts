import { isVisible, meetsCondition } from '#foundation/search-engine/query/document-check.rules.ts'
import { readByKey } from '#foundation/search-engine/query/read-documents.service.ts'
import type { Pin } from '#foundation/search-engine/curation/curation.rules.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { SearchHit, SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import type { Tx } from '#platform/database/database.ts'

const PINNED_SCORE = 1000

/** Pinned documents of a query that the visitor may see and that pass the filters. */
const readPins = async (
  tx: Tx,
  sources: readonly DocumentSource[],
  pins: readonly Pin[],
  request: SearchRequest,
): Promise<SearchHit[]> => {
  const documents = await readByKey(tx, sources, pins, request.visibility.language)
  const { visibility, filters } = request
  return pins.flatMap(({ kind, key }) => {
    const document = documents.get(`${kind}:${key}`)
    if (!document || !isVisible(document, visibility) || (filters && !meetsCondition(document, filters))) return []
    const language = document.texts[visibility.language] ? visibility.language : 'en'
    return [{ kind, document, language, score: PINNED_SCORE }]
  })
}

type Page = { readonly total: number; readonly hits: readonly SearchHit[] }

/** Puts pinned documents first on the first page, unless the request sorts by a field. */
export const addPinned = async (
  tx: Tx,
  { sources, pins }: { readonly sources: readonly DocumentSource[]; readonly pins: readonly Pin[] },
  request: SearchRequest,
  { total, hits }: Page,
): Promise<Page> => {
  if (pins.length === 0 || request.page.current > 1 || request.sort) return { total, hits }
  const pinned = await readPins(tx, sources, pins, request)
  const isSame = (a: SearchHit, b: SearchHit): boolean => a.kind === b.kind && a.document.key === b.document.key
  const added = pinned.filter((pin) => !hits.some((hit) => isSame(hit, pin)))
  const others = hits.filter((hit) => !pinned.some((pin) => isSame(hit, pin)))
  return { total: total + added.length, hits: [...pinned, ...others].slice(0, request.page.size) }
}
