import type { Condition, Visibility } from '#features/search-engine/search-question.ts'
import {
  audienceToken,
  cutValue,
  EVERYONE,
  fieldValue,
  MARKET_FIELD,
  SITE_FIELD,
} from '#features/search-engine/segment/lexeme.rules.ts'
import {
  addPlace,
  allDocuments,
  unionInto,
  intersectInto,
  noDocuments,
  subtractFrom,
  type DocumentSet,
} from '#features/search-engine/segment/posting.rules.ts'
import { readFigure } from '#features/search-engine/query/document-check.rules.ts'
import { measureDistance } from '#features/search-engine/query/distance.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { Segment } from '#features/search-engine/segment/segment.store.ts'

const COUNTRY = 'availability_country'

/** What is found everywhere is found in a country as well. */
const namesOf = (field: string, values: readonly string[]): string[] =>
  (field === COUNTRY ? [...values.map((value) => value.toLowerCase()), EVERYONE] : values).map((value) =>
    fieldValue(field, cutValue(value)),
  )

/** Postings and columns of figures that a condition needs. */
export const listNeeds = (condition: Condition): { readonly names: string[]; readonly figures: string[] } => {
  if ('values' in condition)
    return {
      names: namesOf(condition.field, condition.values),
      figures: condition.values.some((value) => readFigure(value) !== undefined) ? [condition.field] : [],
    }
  if ('center' in condition) return { names: [], figures: ['latitude', 'longitude'] }
  if ('field' in condition) return { names: [], figures: [condition.field] }
  const inner = ('all' in condition ? condition.all : 'any' in condition ? condition.any : condition.none).map(listNeeds)
  return { names: inner.flatMap(({ names }) => names), figures: inner.flatMap(({ figures }) => figures) }
}

const isBetween = (figure: number, from: number | undefined, to: number | undefined): boolean =>
  (from === undefined || figure >= from) && (to === undefined || figure < to) && !Number.isNaN(figure)

export const matchCondition = (segments: Segments, segment: Segment, condition: Condition): DocumentSet => {
  const inner = (conditions: readonly Condition[]): DocumentSet[] =>
    conditions.map((each) => matchCondition(segments, segment, each))
  if ('all' in condition) return inner(condition.all).reduce(intersectInto, allDocuments(segment.size))
  if ('any' in condition) return inner(condition.any).reduce<DocumentSet>(unionInto, noDocuments())
  if ('none' in condition) return inner(condition.none).reduce(subtractFrom, allDocuments(segment.size))
  if ('values' in condition) {
    const places = noDocuments()
    for (const name of namesOf(condition.field, condition.values)) unionInto(places, segments.posting(segment, name))
    const wanted = new Set(condition.values.map(readFigure))
    wanted.delete(undefined)
    const figures = wanted.size > 0 ? segments.figures(segment, condition.field) : undefined
    if (figures) for (const [place, figure] of figures.entries()) if (wanted.has(figure)) addPlace(places, place)
    return places
  }
  const places = noDocuments()
  const { from, to } = condition
  if ('center' in condition) {
    const [latitudes, longitudes] = [segments.figures(segment, 'latitude'), segments.figures(segment, 'longitude')]
    if (!latitudes || !longitudes) return places
    for (const [place, latitude] of latitudes.entries()) {
      const distance = measureDistance(condition.center, { latitude, longitude: longitudes[place] ?? Number.NaN })
      if (isBetween(distance, from, to)) addPlace(places, place)
    }
    return places
  }
  const column = segments.figures(segment, condition.field)
  if (column)
    for (let place = 0; place < column.length; place += 1)
      if (isBetween(column[place] as number, from, to)) addPlace(places, place)
  return places
}

const marketNames = (market: readonly string[]): string[] =>
  [...market, EVERYONE].map((country) => fieldValue(MARKET_FIELD, country))
const siteNames = (country: string): string[] => [country, EVERYONE].map((value) => fieldValue(SITE_FIELD, value))

export const listVisibilityNames = ({ audience, market, country }: Visibility): string[] => [
  ...[EVERYONE, ...audience].map(audienceToken),
  ...(market ? marketNames(market) : []),
  ...(country === undefined ? [] : siteNames(country)),
]

const joinNames = (segments: Segments, segment: Segment, names: readonly string[]): DocumentSet => {
  const places = noDocuments()
  for (const name of names) unionInto(places, segments.posting(segment, name))
  return places
}

/** What is there and may be seen. */
export const matchVisibility = async (
  segments: Segments,
  segment: Segment,
  { audience, market, country }: Visibility,
): Promise<DocumentSet> => {
  const places = joinNames(segments, segment, [EVERYONE, ...audience].map(audienceToken))
  if (market) intersectInto(places, joinNames(segments, segment, marketNames(market)))
  if (country !== undefined) intersectInto(places, joinNames(segments, segment, siteNames(country)))
  const dead = await segments.loadDead(segment)
  return dead ? subtractFrom(places, dead) : places
}
