import type { Candidate } from '#features/search-engine/query/choose-head.ts'
import { isVisible } from '#features/search-engine/query/document-check.rules.ts'
import type { SearchDocument, DocumentSource } from '#features/search-engine/search-document.ts'
import type { Visibility } from '#features/search-engine/search-question.ts'
import type { DocumentKey, Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type ReadSpot = Candidate & DocumentKey & { readonly document: SearchDocument }

const readKeys = async (segments: Segments, candidates: readonly Candidate[]): Promise<(Candidate & DocumentKey)[]> => {
  const known = candidates.flatMap((candidate) => {
    const segment = segments.segments[candidate.segment]
    return segment ? [{ candidate, segment, place: candidate.place }] : []
  })
  const keys = await segments.loadKeys(known)
  return known.flatMap(({ candidate }, index) => (keys[index] ? [{ ...candidate, ...keys[index] }] : []))
}

/** As the features have them now, by kind and key. */
export const readByKey = async (
  tx: Tx,
  kinds: readonly DocumentSource[],
  keys: readonly { readonly kind: string; readonly key: string }[],
  language: Language,
): Promise<Map<string, SearchDocument>> => {
  const documents = new Map<string, SearchDocument>()
  for (const kind of kinds) {
    const own = keys.filter((candidate) => candidate.kind === kind.name).map(({ key }) => key)
    if (own.length === 0) continue
    for (const document of await (kind.show ? kind.show(tx, own, language) : kind.read(tx, own)))
      documents.set(`${kind.name}:${document.key}`, document)
  }
  return documents
}

/** In the same order; without those that are gone or out of sight by now. */
export const readSpots = async (
  tx: Tx,
  kinds: readonly DocumentSource[],
  segments: Segments,
  candidates: readonly Candidate[],
  visibility: Visibility,
  language = visibility.language,
): Promise<ReadSpot[]> => {
  const keyed = await readKeys(segments, candidates)
  const documents = await readByKey(tx, kinds, keyed, language)
  return keyed.flatMap((candidate) => {
    const document = documents.get(`${candidate.kind}:${candidate.key}`)
    return document && isVisible(document, visibility) ? [{ ...candidate, document }] : []
  })
}
