import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'
import { valuesOf } from '#foundation/search-engine/query/document-check.rules.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { FacetCount, FacetRequest, SearchResponse } from '#foundation/search-engine/search-request.rules.ts'

type ValueFacet = Extract<FacetRequest, { kind: 'value' }>
type RangeFacet = Extract<FacetRequest, { kind: 'range' }>

const countValues = (found: readonly SearchDocument[], field: string, { sort, size }: ValueFacet): FacetCount[] => {
  const counts = new Map<string | number, number>()
  for (const document of found)
    for (const value of [valuesOf(document, field) ?? []].flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sign = sort.direction === 'asc' ? 1 : -1
  const byValue = (a: FacetCount, b: FacetCount): number => ((a.value ?? '') < (b.value ?? '') ? -1 : 1)
  return [...counts]
    .map(([value, count]): FacetCount => ({ value, count }))
    .toSorted((a, b) => (sort.by === 'value' ? sign * byValue(a, b) : sign * (a.count - b.count) || byValue(a, b)))
    .slice(0, size)
}

const countRanges = (found: readonly SearchDocument[], field: string, { ranges, center }: RangeFacet): FacetCount[] =>
  ranges.map((range) => ({
    ...range,
    count: found.filter((document) => {
      const value = center ? document.geolocation && measureDistance(center, document.geolocation) : valuesOf(document, field)
      return (
        typeof value === 'number' &&
        (range.from === undefined || value >= range.from) &&
        (range.to === undefined || value < range.to)
      )
    }).length,
  }))

/** Exact facet counts by looking at every document. */
export const countScanned = (
  found: readonly SearchDocument[],
  facets: Readonly<Record<string, readonly FacetRequest[]>>,
): SearchResponse['facets'] =>
  Object.fromEntries(
    Object.entries(facets).map(([field, list]) => [
      field,
      list.map((facet) => ({
        kind: facet.kind,
        ...(facet.name === undefined ? {} : { name: facet.name }),
        counts: facet.kind === 'value' ? countValues(found, field, facet) : countRanges(found, field, facet),
      })),
    ]),
  )
