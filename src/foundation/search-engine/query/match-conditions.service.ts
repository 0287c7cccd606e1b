import type { Condition, Visibility } from '#foundation/search-engine/search-request.rules.ts'
import {
  audienceTerm,
  cutValue,
  ANYONE,
  valueTerm,
  MARKET_FIELD,
  SITE_FIELD,
} from '#foundation/search-engine/segment/blob-names.rules.ts'
import {
  addDoc,
  allDocuments,
  unionInto,
  intersectInto,
  noDocuments,
  subtractFrom,
  type DocumentSet,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import { parseNumber } from '#foundation/search-engine/query/document-check.rules.ts'
import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'

const COUNTRY = 'availability_country'

/** A document without countries passes a filter for any country. */
const namesOf = (field: string, values: readonly string[]): string[] =>
  (field === COUNTRY ? [...values.map((value) => value.toLowerCase()), ANYONE] : values).map((value) =>
    valueTerm(field, cutValue(value)),
  )

/** Posting lists and numeric columns that a condition needs. */
export const listRequiredBlobs = (condition: Condition): { readonly names: string[]; readonly numericFields: string[] } => {
  if ('values' in condition)
    return {
      names: namesOf(condition.field, condition.values),
      numericFields: condition.values.some((value) => parseNumber(value) !== undefined) ? [condition.field] : [],
    }
  if ('center' in condition) return { names: [], numericFields: ['latitude', 'longitude'] }
  if ('field' in condition) return { names: [], numericFields: [condition.field] }
  const inner = ('all' in condition ? condition.all : 'any' in condition ? condition.any : condition.none).map(listRequiredBlobs)
  return { names: inner.flatMap(({ names }) => names), numericFields: inner.flatMap(({ numericFields }) => numericFields) }
}

const isBetween = (value: number, from: number | undefined, to: number | undefined): boolean =>
  (from === undefined || value >= from) && (to === undefined || value < to) && !Number.isNaN(value)

export const matchCondition = (segments: Segments, segment: Segment, condition: Condition): DocumentSet => {
  const inner = (conditions: readonly Condition[]): DocumentSet[] =>
    conditions.map((each) => matchCondition(segments, segment, each))
  if ('all' in condition) return inner(condition.all).reduce(intersectInto, allDocuments(segment.size))
  if ('any' in condition) return inner(condition.any).reduce<DocumentSet>(unionInto, noDocuments())
  if ('none' in condition) return inner(condition.none).reduce(subtractFrom, allDocuments(segment.size))
  if ('values' in condition) {
    const docs = noDocuments()
    for (const name of namesOf(condition.field, condition.values)) unionInto(docs, segments.posting(segment, name))
    const numbers = new Set(condition.values.map(parseNumber))
    numbers.delete(undefined)
    const column = numbers.size > 0 ? segments.numericColumn(segment, condition.field) : undefined
    if (column) for (const [docId, value] of column.entries()) if (numbers.has(value)) addDoc(docs, docId)
    return docs
  }
  const docs = noDocuments()
  const { from, to } = condition
  if ('center' in condition) {
    const [latitudes, longitudes] = [segments.numericColumn(segment, 'latitude'), segments.numericColumn(segment, 'longitude')]
    if (!latitudes || !longitudes) return docs
    for (const [docId, latitude] of latitudes.entries()) {
      const distance = measureDistance(condition.center, { latitude, longitude: longitudes[docId] ?? Number.NaN })
      if (isBetween(distance, from, to)) addDoc(docs, docId)
    }
    return docs
  }
  const column = segments.numericColumn(segment, condition.field)
  if (column)
    for (let docId = 0; docId < column.length; docId += 1) if (isBetween(column[docId] as number, from, to)) addDoc(docs, docId)
  return docs
}

const marketNames = (market: readonly string[]): string[] =>
  [...market, ANYONE].map((country) => valueTerm(MARKET_FIELD, country))
const siteNames = (country: string): string[] => [country, ANYONE].map((value) => valueTerm(SITE_FIELD, value))

export const listVisibilityNames = ({ audience, market, country }: Visibility): string[] => [
  ...[ANYONE, ...audience].map(audienceTerm),
  ...(market ? marketNames(market) : []),
  ...(country === undefined ? [] : siteNames(country)),
]

const unionTerms = (segments: Segments, segment: Segment, names: readonly string[]): DocumentSet => {
  const docs = noDocuments()
  for (const name of names) unionInto(docs, segments.posting(segment, name))
  return docs
}

/** Documents that are not deleted and that the visitor may see. */
export const matchVisibility = async (
  segments: Segments,
  segment: Segment,
  { audience, market, country }: Visibility,
): Promise<DocumentSet> => {
  const docs = unionTerms(segments, segment, [ANYONE, ...audience].map(audienceTerm))
  if (market) intersectInto(docs, unionTerms(segments, segment, marketNames(market)))
  if (country !== undefined) intersectInto(docs, unionTerms(segments, segment, siteNames(country)))
  const deleted = await segments.loadDeleted(segment)
  return deleted ? subtractFrom(docs, deleted) : docs
}
