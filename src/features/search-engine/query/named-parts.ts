import type { Match } from '#features/search-engine/query/match-groups.ts'
import type { Group } from '#features/search-engine/query/query-groups.ts'
import {
  addPlace,
  listPlaces,
  noDocuments,
  NO_DOCUMENTS,
  type DocumentSet,
} from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'

/** Shorter ones may be a size or a year. */
const SHORTEST_NAME = 5
/** Beyond this it is a piece of many numbers, not one part's name. */
const MOST_NAMED = 60

/** Documents, by segment, one of whose numbers was written in full; nothing at all where there is none. */
export const findNamed = async (
  segments: Segments,
  groups: readonly Group[],
  matches: readonly (readonly Match[])[],
): Promise<DocumentSet[]> => {
  const named = new Map<number, DocumentSet>()
  if (groups.some(({ numbers }) => numbers.length > 0)) await segments.loadNumbers()
  for (const [at, group] of groups.entries()) {
    const names = new Set(group.numbers.filter((number) => number.length >= SHORTEST_NAME))
    if (names.size === 0) continue
    for (const [index, segment] of segments.segments.entries()) {
      const asNumber = matches[at]?.[index]?.asNumber ?? NO_DOCUMENTS
      // Looked at no further than needed: a piece of many numbers stands everywhere.
      const places = listPlaces(asNumber, MOST_NAMED + 1)
      if (places.length === 0 || places.length > MOST_NAMED) continue
      const found = named.get(index) ?? noDocuments()
      for (const place of places)
        if (
          segments
            .numbers(segment)
            .at(place)
            .some((number) => names.has(number))
        )
          addPlace(found, place)
      named.set(index, found)
    }
  }
  return named.size === 0 ? [] : segments.segments.map((_, index) => named.get(index) ?? NO_DOCUMENTS)
}
