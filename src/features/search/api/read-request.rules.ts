import type { Boost, FacetQuestion, SearchQuestion, Sight } from '#features/engine/public.ts'
import { readBound, spellValue } from '#features/search/api/field.rules.ts'
import { readPoint } from '#features/search/api/geo.rules.ts'
import type { SearchRequest } from '#features/search/api/search-request.schema.ts'

type AskedFacet = NonNullable<SearchRequest['facets']>[string][number]
type AskedBoost = NonNullable<SearchRequest['boosts']>[string][number]

const readFacetBound = (value: number | string | undefined): number | undefined =>
  value === undefined ? undefined : readBound(value)

/** Fields that were not given are left out: undefined is not nothing. */
const compact = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value

const readFacet = (facet: AskedFacet): FacetQuestion => {
  if (facet.type === 'range') {
    const ranges = facet.ranges.map(({ name, from, to }) => compact({ name, from: readFacetBound(from), to: readFacetBound(to) }))
    return compact({ kind: 'range', name: facet.name, ranges })
  }
  const { count, value } = facet.sort ?? {}
  const sort = value ? { by: 'value', direction: value } : { by: 'count', direction: count ?? 'desc' }
  return compact({ kind: 'value', name: facet.name, size: facet.size, sort } as const) as FacetQuestion
}

const readBoost = (field: string, boost: AskedBoost): Boost => {
  const { factor } = boost
  if (boost.type === 'value') {
    const values = boost.value.map((value) => spellValue(field, String(value)))
    return { field, kind: 'value', values, operation: boost.operation, factor }
  }
  if (boost.type === 'functional')
    return { field, kind: 'functional', function: boost.function, operation: boost.operation, factor }
  const center = typeof boost.center === 'number' ? boost.center : (readPoint(boost.center) ?? 0)
  return { field, kind: 'proximity', function: boost.function, center, factor }
}

export const readSort = (sort: Readonly<Record<string, 'asc' | 'desc'>>) =>
  Object.entries(sort).map(([field, direction]) => ({ field, direction }))

const mapFields = <From, To>(fields: Readonly<Record<string, From>>, map: (value: From, field: string) => To) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, map(value, field)]))

const isEmpty = (value: object | undefined): boolean => value === undefined || Object.keys(value).length === 0

/** What App Search is asked for, as the engine understands it; who asks is added here and by nobody else [T-25]. */
export const readRequest = (request: SearchRequest, sight: Sight): SearchQuestion => {
  const { query, page, search_fields: fields, filters, facets, sort, group, boosts, precision } = request
  return compact({
    query,
    page: { size: page.size, current: Math.max(1, page.current) },
    fields: isEmpty(fields) ? undefined : mapFields(fields ?? {}, ({ weight }) => weight),
    filters,
    facets: facets && mapFields(facets, (asked) => asked.map(readFacet)),
    sort: sort?.flatMap(readSort),
    group: group && { field: group.field, size: group.size },
    boosts: boosts && Object.entries(boosts).flatMap(([field, asked]) => asked.map((boost) => readBoost(field, boost))),
    precision,
    sight,
  })
}
