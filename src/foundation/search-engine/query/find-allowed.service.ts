import {
  listRequiredBlobs,
  listVisibilityNames,
  matchCondition,
  matchVisibility,
} from '#foundation/search-engine/query/match-conditions.service.ts'
import type { SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import { intersectInto, type DocumentSet } from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'

const sizeOfSets = (sets: readonly DocumentSet[]): number => sets.reduce((sum, set) => sum + set.byteLength, 0)

/** Documents that the visitor may see and that pass the filters, by segment. Cached, since many requests share them; read-only. */
export const findAllowed = async (
  segments: Segments,
  { visibility, filters }: Pick<SearchRequest, 'visibility' | 'filters'>,
): Promise<readonly DocumentSet[]> => {
  const { language: _, ...bounds } = visibility
  return segments.keep(JSON.stringify(['open', bounds, filters]), sizeOfSets, async () => {
    const needs = filters ? listRequiredBlobs(filters) : { names: [], numericFields: [] }
    await segments.loadPostings([...listVisibilityNames(visibility), ...needs.names])
    if (needs.numericFields.length > 0) await segments.loadNumericColumns([...new Set(needs.numericFields)])
    const allowed: DocumentSet[] = []
    for (const segment of segments.segments) {
      const docs = await matchVisibility(segments, segment, visibility)
      allowed.push(filters ? intersectInto(docs, matchCondition(segments, segment, filters)) : docs)
    }
    return allowed
  })
}
