import type { Boost, FacetRequest, SearchRequest, Visibility, Sorting } from '#foundation/search-engine/public.ts'
import { readBound, spellValue } from '#features/search/search-api/app-search/field.rules.ts'
import { readPoint, toMetres } from '#features/search/search-api/app-search/geo.rules.ts'
import type { AppSearchRequest } from '#features/search/search-api/app-search/search-request.schema.ts'

type RequestedFacet = NonNullable<AppSearchRequest['facets']>[string][number]
type RequestedBoost = NonNullable<AppSearchRequest['boosts']>[string][number]

const readFacetBound = (value: number | string | undefined): number | undefined =>
  value === undefined ? undefined : readBound(value)

/** Fields that were not given are left out: undefined is not nothing. */
const compact = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value

const readFacet = (facet: RequestedFacet): FacetRequest => {
  if (facet.type === 'range') {
    const center = readPoint(facet.center)
    const readEdge = (edge: number | string | undefined) => (center ? toMetres(edge, facet.unit) : readFacetBound(edge))
    const ranges = facet.ranges.map(({ name, from, to }) => compact({ name, from: readEdge(from), to: readEdge(to) }))
    return compact<FacetRequest>({ kind: 'range', name: facet.name, ranges, center })
  }
  const { count, value } = facet.sort ?? {}
  const sort = value ? { by: 'value', direction: value } : { by: 'count', direction: count ?? 'desc' }
  return compact({ kind: 'value', name: facet.name, size: facet.size, sort } as const) as FacetRequest
}

/** So far from a date nearness says little. */
const YEAR_MS = 31_557_600_000

const readBoost = (field: string, boost: RequestedBoost, now: number): Boost => {
  const { factor } = boost
  if (boost.type === 'value') {
    const values = boost.value.map((value) => spellValue(field, String(value)))
    return { field, kind: 'value', values, operation: boost.operation, factor }
  }
  if (boost.type === 'functional')
    return { field, kind: 'functional', function: boost.function, operation: boost.operation, factor }
  const nearness = { field, kind: 'proximity', function: boost.function, factor } as const
  const point = readPoint(boost.center)
  if (point) return { ...nearness, center: point }
  if (typeof boost.center === 'number') return { ...nearness, center: boost.center }
  return { ...nearness, center: boost.center === 'now' ? now : (readBound(boost.center) ?? now), span: YEAR_MS }
}

type RequestedSort = NonNullable<AppSearchRequest['sort']>[number]

const readSort = (sort: RequestedSort): Sorting[] =>
  Object.entries(sort).map(([field, order]) =>
    typeof order === 'object'
      ? compact<Sorting>({ field, direction: order.order, center: readPoint(order.center) })
      : { field, direction: order },
  )

const mapFields = <From, To>(fields: Readonly<Record<string, From>>, map: (value: From, field: string) => To) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, map(value, field)]))

const isEmpty = (value: object | undefined): boolean => value === undefined || Object.keys(value).length === 0

/** An App Search request, as the engine understands it; the caller's rights are added here and nowhere else [T-25]. */
export const readRequest = (request: AppSearchRequest, visibility: Visibility, now: number): SearchRequest => {
  const { query, page, search_fields: fields, filters, facets, sort, group, boosts, precision } = request
  return compact({
    query,
    page: { size: page.size, current: Math.max(1, page.current) },
    fields: isEmpty(fields) ? undefined : mapFields(fields ?? {}, ({ weight }) => weight),
    filters,
    facets: facets && mapFields(facets, (requested) => requested.map(readFacet)),
    sort: sort?.flatMap(readSort),
    group: group && { field: group.field, size: group.size },
    boosts:
      boosts && Object.entries(boosts).flatMap(([field, requested]) => requested.map((boost) => readBoost(field, boost, now))),
    precision,
    visibility,
  })
}
