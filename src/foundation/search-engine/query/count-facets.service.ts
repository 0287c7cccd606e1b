import { createHash } from 'node:crypto'
import { listCounts, tallyNumbers } from '#foundation/search-engine/query/count-numbers.rules.ts'
import { countValues } from '#foundation/search-engine/query/count-values.service.ts'
import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'
import type {
  FacetCount,
  FacetRequest,
  Point,
  SearchResponse,
  SearchRequest,
} from '#foundation/search-engine/search-request.rules.ts'
import { countDocuments, hasDoc, NO_DOCUMENTS, type DocumentSet } from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'
import { openMatched, type MatchedDocs } from '#foundation/search-engine/segment/value-column.rules.ts'

/** Numbers sort before texts. */
const compareValues = (a: FacetCount['value'] = '', b: FacetCount['value'] = ''): number =>
  typeof a === typeof b ? (a < b ? -1 : 1) : typeof a === 'number' ? -1 : 1

const compareCounts = ({ by, direction }: Extract<FacetRequest, { kind: 'value' }>['sort']) => {
  const sign = direction === 'asc' ? 1 : -1
  return (a: FacetCount, b: FacetCount): number => {
    const byValue = compareValues(a.value, b.value)
    return by === 'value' ? sign * byValue : sign * (a.count - b.count) || byValue
  }
}

/** The numeric values of all matches. */
const listNumbers = (segments: Segments, field: string, found: readonly DocumentSet[]): Float64Array => {
  const hasNumbers = segments.segments.some((segment) => segments.numericColumn(segment, field))
  const all = new Float64Array(hasNumbers ? segments.size : 0)
  let count = 0
  for (const [index, segment] of segments.segments.entries()) {
    const [column, docs] = [segments.numericColumn(segment, field), found[index]]
    if (!column || !docs) continue
    for (let docId = 0; docId < column.length; docId += 1) {
      const value = column[docId] as number
      if (!hasDoc(docs, docId) || Number.isNaN(value)) continue
      all[count] = value
      count += 1
    }
  }
  return all.subarray(0, count)
}

/** Counts the values of a field once; facets may list them in several orders. */
const countAll = async (segments: Segments, field: string, found: readonly DocumentSet[], listed: readonly MatchedDocs[]) => {
  const numbers = tallyNumbers(listNumbers(segments, field, found))
  const words = await countValues(segments, field, listed)
  return ({ sort, size }: Extract<FacetRequest, { kind: 'value' }>): FacetCount[] =>
    [...listCounts(numbers, sort, size), ...words].toSorted(compareCounts(sort)).slice(0, size)
}

/** Distances of all documents of a segment. */
const measureAll = (segments: Segments, segment: Segment, center: Point): Float64Array | undefined => {
  const [latitudes, longitudes] = [segments.numericColumn(segment, 'latitude'), segments.numericColumn(segment, 'longitude')]
  return latitudes?.map((latitude, docId) => measureDistance(center, { latitude, longitude: longitudes?.[docId] ?? Number.NaN }))
}

const countRanges = (
  segments: Segments,
  field: string,
  { ranges, center }: Extract<FacetRequest, { kind: 'range' }>,
  found: readonly DocumentSet[],
): FacetCount[] => {
  const counts = ranges.map((range) => ({ ...range, count: 0 }))
  for (const [index, segment] of segments.segments.entries()) {
    const docs = found[index]
    const column = center ? measureAll(segments, segment, center) : segments.numericColumn(segment, field)
    if (!column || !docs) continue
    for (let docId = 0; docId < column.length; docId += 1) {
      if (!hasDoc(docs, docId)) continue
      const value = column[docId] as number
      for (const range of counts)
        if ((range.from === undefined || value >= range.from) && (range.to === undefined || value < range.to)) range.count += 1
    }
  }
  return counts
}

type Facets = NonNullable<SearchRequest['facets']>

const countAnew = async (
  segments: Segments,
  facets: Facets,
  found: readonly DocumentSet[],
): Promise<SearchResponse['facets']> => {
  const asks = Object.entries(facets)
  const hasCenter = asks.some(([, list]) => list.some((facet) => facet.kind === 'range' && facet.center))
  await segments.loadNumericColumns([...Object.keys(facets), ...(hasCenter ? ['latitude', 'longitude'] : [])])
  const listed = segments.segments.map(({ size }, index) => {
    const docs = found[index] ?? NO_DOCUMENTS
    return openMatched(docs, countDocuments(docs), size)
  })
  const counted: [string, SearchResponse['facets'][string]][] = []
  for (const [field, list] of asks) {
    const count = list.some(({ kind }) => kind === 'value') ? await countAll(segments, field, found, listed) : () => []
    const answers = list.map((facet) => ({
      kind: facet.kind,
      ...(facet.name === undefined ? {} : { name: facet.name }),
      counts: facet.kind === 'range' ? countRanges(segments, field, facet, found) : count(facet),
    }))
    counted.push([field, answers])
  }
  return Object.fromEntries(counted)
}

const SIZE_OF_COUNT = 120
const sizeOfFacets = (facets: SearchResponse['facets']): number =>
  Object.values(facets).reduce((sum, list) => sum + list.reduce((all, { counts }) => all + counts.length * SIZE_OF_COUNT, 0), 0)

/** Facet counts, cached by the set of matches: many requests have the same one. */
export const countFacets = (
  segments: Segments,
  facets: Facets,
  found: readonly DocumentSet[],
): Promise<SearchResponse['facets']> => {
  const docs = createHash('sha1')
  for (const set of found) docs.update(set === NO_DOCUMENTS ? 'nowhere' : set)
  const name = JSON.stringify(['facets', facets, docs.digest('base64')])
  return segments.keep(name, sizeOfFacets, () => countAnew(segments, facets, found))
}
