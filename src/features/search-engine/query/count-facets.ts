import { createHash } from 'node:crypto'
import { listCounts, tallyFigures } from '#features/search-engine/query/count-figures.rules.ts'
import { countValues } from '#features/search-engine/query/count-values.ts'
import { measureDistance } from '#features/search-engine/query/distance.rules.ts'
import type { FacetCount, FacetQuestion, Point, SearchAnswer, SearchQuestion } from '#features/search-engine/search-question.ts'
import { countDocuments, hasPlace, NO_DOCUMENTS, type DocumentSet } from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { Segment } from '#features/search-engine/segment/segment.store.ts'
import { openFound, type FoundPlaces } from '#features/search-engine/segment/value-column.ts'

/** Figures before words. */
const compareValues = (a: FacetCount['value'] = '', b: FacetCount['value'] = ''): number =>
  typeof a === typeof b ? (a < b ? -1 : 1) : typeof a === 'number' ? -1 : 1

const compareCounts = ({ by, direction }: Extract<FacetQuestion, { kind: 'value' }>['sort']) => {
  const sign = direction === 'asc' ? 1 : -1
  return (a: FacetCount, b: FacetCount): number => {
    const byValue = compareValues(a.value, b.value)
    return by === 'value' ? sign * byValue : sign * (a.count - b.count) || byValue
  }
}

/** The figures of all that was found. */
const listFigures = (segments: Segments, field: string, found: readonly DocumentSet[]): Float64Array => {
  const hasFigures = segments.segments.some((segment) => segments.figures(segment, field))
  const all = new Float64Array(hasFigures ? segments.size : 0)
  let count = 0
  for (const [index, segment] of segments.segments.entries()) {
    const [column, places] = [segments.figures(segment, field), found[index]]
    if (!column || !places) continue
    for (let place = 0; place < column.length; place += 1) {
      const figure = column[place] as number
      if (!hasPlace(places, place) || Number.isNaN(figure)) continue
      all[count] = figure
      count += 1
    }
  }
  return all.subarray(0, count)
}

/** All values of a field with their counts: it may be asked for in several orders. */
const countAll = async (segments: Segments, field: string, found: readonly DocumentSet[], listed: readonly FoundPlaces[]) => {
  const figures = tallyFigures(listFigures(segments, field, found))
  const words = await countValues(segments, field, listed)
  return ({ sort, size }: Extract<FacetQuestion, { kind: 'value' }>): FacetCount[] =>
    [...listCounts(figures, sort, size), ...words].toSorted(compareCounts(sort)).slice(0, size)
}

/** How far away each document is. */
const measureAll = (segments: Segments, segment: Segment, center: Point): Float64Array | undefined => {
  const [latitudes, longitudes] = [segments.figures(segment, 'latitude'), segments.figures(segment, 'longitude')]
  return latitudes?.map((latitude, place) => measureDistance(center, { latitude, longitude: longitudes?.[place] ?? Number.NaN }))
}

const countRanges = (
  segments: Segments,
  field: string,
  { ranges, center }: Extract<FacetQuestion, { kind: 'range' }>,
  found: readonly DocumentSet[],
): FacetCount[] => {
  const counts = ranges.map((range) => ({ ...range, count: 0 }))
  for (const [index, segment] of segments.segments.entries()) {
    const places = found[index]
    const column = center ? measureAll(segments, segment, center) : segments.figures(segment, field)
    if (!column || !places) continue
    for (let place = 0; place < column.length; place += 1) {
      if (!hasPlace(places, place)) continue
      const figure = column[place] as number
      for (const range of counts)
        if ((range.from === undefined || figure >= range.from) && (range.to === undefined || figure < range.to)) range.count += 1
    }
  }
  return counts
}

type Facets = NonNullable<SearchQuestion['facets']>

const countAnew = async (segments: Segments, facets: Facets, found: readonly DocumentSet[]): Promise<SearchAnswer['facets']> => {
  const asks = Object.entries(facets)
  const hasCenter = asks.some(([, list]) => list.some((facet) => facet.kind === 'range' && facet.center))
  await segments.loadFigures([...Object.keys(facets), ...(hasCenter ? ['latitude', 'longitude'] : [])])
  const listed = segments.segments.map(({ size }, index) => {
    const places = found[index] ?? NO_DOCUMENTS
    return openFound(places, countDocuments(places), size)
  })
  const counted: [string, SearchAnswer['facets'][string]][] = []
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
const sizeOfFacets = (facets: SearchAnswer['facets']): number =>
  Object.values(facets).reduce((sum, list) => sum + list.reduce((all, { counts }) => all + counts.length * SIZE_OF_COUNT, 0), 0)

/** How many of the documents that were found have which value; kept by what was found, since many look at the same. */
export const countFacets = (
  segments: Segments,
  facets: Facets,
  found: readonly DocumentSet[],
): Promise<SearchAnswer['facets']> => {
  const places = createHash('sha1')
  for (const set of found) places.update(set === NO_DOCUMENTS ? 'nowhere' : set)
  const name = JSON.stringify(['facets', facets, places.digest('base64')])
  return segments.keep(name, sizeOfFacets, () => countAnew(segments, facets, found))
}
