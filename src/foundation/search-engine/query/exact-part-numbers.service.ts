import type { Match } from '#foundation/search-engine/query/match-clauses.service.ts'
import type { Clause } from '#foundation/search-engine/query/parse-query.service.ts'
import {
  addDoc,
  listDocIds,
  noDocuments,
  NO_DOCUMENTS,
  type DocumentSet,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'

/** Shorter numbers may be a size or a year. */
const SHORTEST_PART_NUMBER = 5
/** A number with more matches is a common fragment, not one part. */
const MAX_DOCUMENTS = 60

/** Documents, by segment, one of whose part numbers the query holds in full; empty where there is none. */
export const findExactPartNumbers = async (
  segments: Segments,
  clauses: readonly Clause[],
  matches: readonly (readonly Match[])[],
): Promise<DocumentSet[]> => {
  const named = new Map<number, DocumentSet>()
  if (clauses.some(({ numbers }) => numbers.length > 0)) await segments.loadPartNumbers()
  for (const [at, clause] of clauses.entries()) {
    const names = new Set(clause.numbers.filter((number) => number.length >= SHORTEST_PART_NUMBER))
    if (names.size === 0) continue
    for (const [index, segment] of segments.segments.entries()) {
      const byNumber = matches[at]?.[index]?.byNumber ?? NO_DOCUMENTS
      // Stops early: a common fragment matches everywhere.
      const docIds = listDocIds(byNumber, MAX_DOCUMENTS + 1)
      if (docIds.length === 0 || docIds.length > MAX_DOCUMENTS) continue
      const found = named.get(index) ?? noDocuments()
      for (const docId of docIds)
        if (
          segments
            .numbers(segment)
            .at(docId)
            .some((number) => names.has(number))
        )
          addDoc(found, docId)
      named.set(index, found)
    }
  }
  return named.size === 0 ? [] : segments.segments.map((_, index) => named.get(index) ?? NO_DOCUMENTS)
}
