import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { expect, test } from 'vitest'
import { searchRequestSchema } from '#features/search/search-api/app-search/search-request.schema.ts'
import { planRequests, type Plan, type ResultsPlace } from '#features/search/search-api/query/plan-requests.rules.ts'
import { readState } from '#features/search/search-api/query/results-state.rules.ts'

const place: ResultsPlace = {
  traits: presetTraits('process'),
  language: 'de',
  countries: ['de'],
  flags: { disableexactmatch: 'true' },
}
const plan = (address: string, where: Partial<ResultsPlace> = {}): Plan =>
  planRequests(readState(new URLSearchParams(address)), { ...place, ...where })
const listAll = ({ found, counts }: Plan) => [found, ...counts]

test('one request finds, one counts the types; only the first is a search in reports', () => {
  const { found, counts } = plan('?search=valve&type=support&page=3&sort=newest')
  expect(counts).toHaveLength(1)
  expect(found).toMatchObject({
    query: 'valve',
    page: { size: 20, current: 3 },
    filters: { all: [{ document_type: 'support' }], none: [] },
    facets: { parent_doctype: { type: 'value' } },
    sort: [{ updated_at: 'desc' }],
    record_analytics: true,
  })
  expect(counts[0]).toMatchObject({ query: 'valve', page: { size: 0 }, filters: { all: [], none: [] }, record_analytics: false })
  expect(Object.keys(counts[0]?.facets ?? {})).toEqual(['document_type'])
})

test('what is found is asked for as every search is: weighed fields, snippets of 50 and raw texts of 200, types of 50 [3.11.4, 3.11.5, 9.6.2]', () => {
  const { search_fields, result_fields = {} } = plan('?search=valve').found
  for (const weighed of Object.values(search_fields ?? {})) expect(weighed).toEqual({ weight: expect.any(Number) as number })
  const { document_type, parent_doctype, ...others } = result_fields
  expect([document_type, parent_doctype]).toEqual([{ raw: { size: 50 } }, { raw: { size: 50 } }])
  expect(Object.keys(others)).toContain('title')
  for (const field of Object.values(others)) expect(field).toEqual({ snippet: { size: 50, fallback: true }, raw: { size: 200 } })
})

test('a facet with a choice is counted as if nothing were chosen in it', () => {
  const { found, counts } = plan('?search=x&type=Product&brand=A&brand=B&lifecycle=active')
  const [types, brand, lifecycle] = counts
  expect(found.filters.all).toEqual([{ document_type: 'Product' }, { brand: ['A', 'B'] }, { lifecycle: ['active'] }])
  expect(types?.filters.all, 'tabs are counted without what was chosen in one of them').toEqual([])
  expect(brand?.filters.all).toEqual([{ document_type: 'Product' }, { lifecycle: ['active'] }])
  expect(Object.keys(brand?.facets ?? {})).toEqual(['brand'])
  expect(lifecycle?.filters.all).toEqual([{ document_type: 'Product' }, { brand: ['A', 'B'] }])
})

test('of a category and one below it the narrower one counts', () => {
  const { found } = plan('?search=x&type=Product&category=valves&category=valves/ball&category=pumps')
  expect(found.filters.all).toContainEqual({ category: ['valves/ball', 'pumps'] })
})

test('website content is what is left without all other types [7.8.5]', () => {
  const { all, none } = plan('?search=x&type=news-events-id').found.filters
  expect(all).toEqual([])
  expect(none).toEqual(
    expect.arrayContaining([{ document_type: 'Product' }, { document_type: 'support' }, { document_type: 'Orders' }]),
  )
  expect(JSON.stringify(none)).not.toMatch(/"Sku"|news-events-id/)
})

test('only sps narrows to countries and the language of the page [6.12.1, 7.8.6]', () => {
  for (const planned of listAll(plan('?search=x', { traits: presetTraits('sps'), countries: ['at', 'de'] })))
    expect(planned.filters.all).toEqual([{ availability_country: ['at', 'de'] }, { language: 'de' }])
  for (const planned of listAll(plan('?search=x'))) expect(planned.filters.all).toEqual([])
})

test('what a small search never looks beyond is part of every request', () => {
  const fixed = [{ product_family: 'Gauges' }]
  for (const planned of listAll(plan('?search=x', { fixed }))) expect(planned.filters.all).toEqual(fixed)
})

test.each([
  ['tidied', '  Ball <valve>® ', 'true', 'Ball valve'],
  ['in quotes where exact matches are on', 'ball valve', 'false', '"ball valve"'],
  ['in the quotes it came in', '"ball (valve)"', 'true', '"ball valve"'],
  ['as it is where nothing would be left of it', '<>', 'true', '<>'],
] as const)('the words are %s [5.8.5, 5.8.9]', (_, search, disableexactmatch, expected) => {
  const address = `?${new URLSearchParams({ search }).toString()}`
  for (const { query } of listAll(plan(address, { flags: { disableexactmatch } }))) expect(query).toBe(expected)
})

test.each([
  '?search=x',
  '?search=x&type=news-events-id',
  `?search=${'x'.repeat(200)}`,
  '?search=x&type=Product&brand=A&category=a&product_family=F&lifecycle=active&sort=title',
])('App Search takes what %s asks', (address) => {
  const requests = listAll(plan(address, { traits: presetTraits('sps'), flags: { disableexactmatch: 'false' } }))
  expect(requests.length, 'as many as one call may hold').toBeLessThanOrEqual(10)
  for (const planned of requests) expect(searchRequestSchema.safeParse(planned).error).toBeUndefined()
})
