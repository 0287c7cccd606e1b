import type { Spot } from '#features/engine/query/choose-head.ts'
import { isInSight } from '#features/engine/query/document-check.rules.ts'
import type { SearchDocument, SearchKind } from '#features/engine/search-document.ts'
import type { Sight } from '#features/engine/search-question.ts'
import type { DocumentKey, Segments } from '#features/engine/segment/segment-reader.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type ReadSpot = Spot & DocumentKey & { readonly document: SearchDocument }

const readKeys = async (segments: Segments, spots: readonly Spot[]): Promise<(Spot & DocumentKey)[]> => {
  const known = spots.flatMap((spot) => {
    const segment = segments.segments[spot.segment]
    return segment ? [{ spot, segment, place: spot.place }] : []
  })
  const keys = await segments.loadKeys(known)
  return known.flatMap(({ spot }, index) => (keys[index] ? [{ ...spot, ...keys[index] }] : []))
}

/** As the features have them now, by kind and key. */
export const readByKey = async (
  tx: Tx,
  kinds: readonly SearchKind[],
  keys: readonly { readonly kind: string; readonly key: string }[],
  language: Language,
): Promise<Map<string, SearchDocument>> => {
  const documents = new Map<string, SearchDocument>()
  for (const kind of kinds) {
    const own = keys.filter((spot) => spot.kind === kind.name).map(({ key }) => key)
    if (own.length === 0) continue
    for (const document of await (kind.show ? kind.show(tx, own, language) : kind.read(tx, own)))
      documents.set(`${kind.name}:${document.key}`, document)
  }
  return documents
}

/** In the same order; without those that are gone or out of sight by now. */
export const readSpots = async (
  tx: Tx,
  kinds: readonly SearchKind[],
  segments: Segments,
  spots: readonly Spot[],
  sight: Sight,
  language = sight.language,
): Promise<ReadSpot[]> => {
  const keyed = await readKeys(segments, spots)
  const documents = await readByKey(tx, kinds, keyed, language)
  return keyed.flatMap((spot) => {
    const document = documents.get(`${spot.kind}:${spot.key}`)
    return document && isInSight(document, sight) ? [{ ...spot, document }] : []
  })
}
