import { listCounts, tallyFigures, type Tally } from '#features/engine/query/count-figures.rules.ts'
import { measureDistance } from '#features/engine/query/distance.rules.ts'
import type { FacetCount, FacetQuestion, Point, SearchAnswer, SearchQuestion } from '#features/engine/search-question.ts'
import { EVERYONE, fieldValue } from '#features/engine/segment/lexeme.rules.ts'
import { countCommon, hasPlace, type Places } from '#features/engine/segment/posting.rules.ts'
import type { Segments } from '#features/engine/segment/segment-reader.ts'
import type { Segment } from '#features/engine/segment/segment.store.ts'

const MOST_VALUES = 2000
const COUNTRY = 'availability_country'

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

const countValues = (segments: Segments, field: string, values: readonly string[], found: readonly Places[]): FacetCount[] =>
  values
    .map((value) => {
      // What is sold everywhere is sold in each country.
      const names = field === COUNTRY ? [fieldValue(field, value), fieldValue(field, EVERYONE)] : [fieldValue(field, value)]
      let count = 0
      for (const [index, segment] of segments.segments.entries()) {
        const places = found[index]
        if (places) for (const name of names) count += countCommon(places, segments.posting(segment, name))
      }
      return { value, count }
    })
    .filter(({ count }) => count > 0)

/** The figures of all that was found. */
const listFigures = (segments: Segments, field: string, found: readonly Places[]): Float64Array => {
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

/** All values of a field with their counts, made when it is first asked for: a field may be counted in several ways. */
const openCounts = (segments: Segments, field: string, words: readonly string[], found: readonly Places[]) => {
  let made: { readonly figures: Tally; readonly words: readonly FacetCount[] } | undefined
  return ({ sort, size }: Extract<FacetQuestion, { kind: 'value' }>): FacetCount[] => {
    made ??= {
      figures: tallyFigures(listFigures(segments, field, found)),
      words: countValues(segments, field, words, found),
    }
    return [...listCounts(made.figures, sort, size), ...made.words].toSorted(compareCounts(sort)).slice(0, size)
  }
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
  found: readonly Places[],
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

/** How many of the documents that were found have which value. */
export const countFacets = async (
  segments: Segments,
  facets: NonNullable<SearchQuestion['facets']>,
  found: readonly Places[],
): Promise<SearchAnswer['facets']> => {
  const asks = Object.entries(facets)
  const ofKind = (kind: FacetQuestion['kind']): string[] =>
    asks.filter(([, list]) => list.some((facet) => facet.kind === kind)).map(([field]) => field)
  const values = await segments.loadValues(ofKind('value'))
  const known = (field: string): string[] =>
    [...(values.get(field) ?? [])].filter((value) => value !== EVERYONE).slice(0, MOST_VALUES)
  await segments.loadPostings(
    [...values.keys()].flatMap((field) => [EVERYONE, ...known(field)].map((value) => fieldValue(field, value))),
  )
  const hasCenter = asks.some(([, list]) => list.some((facet) => facet.kind === 'range' && facet.center))
  await segments.loadFigures([...Object.keys(facets), ...(hasCenter ? ['latitude', 'longitude'] : [])])
  return Object.fromEntries(
    asks.map(([field, list]) => {
      const countAll = openCounts(segments, field, known(field), found)
      const counted = list.map((facet) => ({
        kind: facet.kind,
        ...(facet.name === undefined ? {} : { name: facet.name }),
        counts: facet.kind === 'range' ? countRanges(segments, field, facet, found) : countAll(facet),
      }))
      return [field, counted]
    }),
  )
}
