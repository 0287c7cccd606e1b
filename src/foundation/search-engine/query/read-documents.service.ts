import type { Candidate } from '#foundation/search-engine/query/choose-candidates.service.ts'
import { isVisible } from '#foundation/search-engine/query/document-check.rules.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { Visibility } from '#foundation/search-engine/search-request.rules.ts'
import type { DocumentKey, Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type LoadedCandidate = Candidate & DocumentKey & { readonly document: SearchDocument }

const readKeys = async (segments: Segments, candidates: readonly Candidate[]): Promise<(Candidate & DocumentKey)[]> => {
  const known = candidates.flatMap((candidate) => {
    const segment = segments.segments[candidate.segment]
    return segment ? [{ candidate, segment, docId: candidate.docId }] : []
  })
  const keys = await segments.loadKeys(known)
  return known.flatMap(({ candidate }, index) => (keys[index] ? [{ ...candidate, ...keys[index] }] : []))
}

/** Current documents from their sources, by `{kind}:{key}`. */
export const readByKey = async (
  tx: Tx,
  sources: readonly DocumentSource[],
  keys: readonly DocumentKey[],
  language: Language,
): Promise<Map<string, SearchDocument>> => {
  const documents = new Map<string, SearchDocument>()
  for (const source of sources) {
    const own = keys.filter((candidate) => candidate.kind === source.name).map(({ key }) => key)
    if (own.length === 0) continue
    for (const document of await (source.show ? source.show(tx, own, language) : source.read(tx, own)))
      documents.set(`${source.name}:${document.key}`, document)
  }
  return documents
}

/** Current documents that the visitor may see, by `{kind}:{key}`; needs no index, so any engine can use it. */
export const readVisible = async (
  tx: Tx,
  sources: readonly DocumentSource[],
  keys: readonly DocumentKey[],
  visibility: Visibility,
): Promise<Map<string, SearchDocument>> =>
  new Map(
    [...(await readByKey(tx, sources, keys, visibility.language))].filter(([, document]) => isVisible(document, visibility)),
  )

/** In the same order, without those that were deleted or are no longer visible. */
export const loadCandidates = async (
  tx: Tx,
  sources: readonly DocumentSource[],
  segments: Segments,
  candidates: readonly Candidate[],
  visibility: Visibility,
  language = visibility.language,
): Promise<LoadedCandidate[]> => {
  const keyed = await readKeys(segments, candidates)
  const documents = await readByKey(tx, sources, keyed, language)
  return keyed.flatMap((candidate) => {
    const document = documents.get(`${candidate.kind}:${candidate.key}`)
    return document && isVisible(document, visibility) ? [{ ...candidate, document }] : []
  })
}
