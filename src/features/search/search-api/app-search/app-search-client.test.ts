import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client, type ResultList } from '@elastic/app-search-javascript'
import { readSearchKey } from '#features/search/search-api/app-search/search-key.service.ts'
import { makeSampleFeature } from '#features/search/search-api/testing/sample-documents.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let client: Client
let open: (searchKey: string, engineName?: string) => Client
beforeAll(async () => {
  // No host of its own: what listens on this machine is a tenant.
  site = await openTestApp(
    [makeSampleFeature('00000000-0000-4000-8000-000000000007')],
    {},
    { tenants: { sps: { hosts: ['127.0.0.1'] } } },
  )
  await site.services.engine.rebuild(site.services.db, 'sps')
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const endpointBase = `http://127.0.0.1:${port}`
  open = (searchKey, engineName = 'sps') => createClient({ endpointBase, searchKey, engineName, cacheResponses: false })
  client = open(await readSearchKey(site.services, 'sps'))
})
afterAll(() => site.close())

const skusOf = ({ results }: ResultList) => results.map((item) => item.getRaw('sku'))

test('the client of App Search searches', async () => {
  const found = await client.search('ball valve', {
    result_fields: { title: { raw: {}, snippet: { size: 50 } }, sku: { raw: {} } },
    page: { size: 1 },
  })
  expect(skusOf(found)).toEqual(['V-1001'])
  expect(found.results[0]?.getSnippet('title')).toBe('<em>Ball</em> <em>valve</em> brass')
  expect(found.info.meta.request_id).toBeTruthy()
})

test('it searches for several things at once', async () => {
  const found = await client.multiSearch([
    { query: 'gauge' },
    { query: 'valve', options: { filters: { document_type: 'support' } } },
  ])
  expect(found.map(({ info }) => info.meta.page.total_results)).toEqual([1, 1])
})

test('it counts facets, also those that are filtered by', async () => {
  const options = {
    filters: { all: [{ brand: ['Borea'] }] },
    facets: { brand: [{ type: 'value', size: 10 }], weight: [{ type: 'range', ranges: [{ from: 0, to: 4 }] }] },
  }
  const plain = await client.search('', options)
  expect(plain.info.facets).toEqual({
    brand: [{ type: 'value', data: [] }],
    weight: [{ type: 'range', data: [{ from: 0, to: 4, count: 0 }] }],
  })
  const disjunctive = await client.search('', { ...options, disjunctiveFacets: ['brand'] })
  expect(disjunctive.info.meta.page.total_results).toBe(0)
  expect(disjunctive.info.facets?.['brand']).toEqual([{ type: 'value', data: [{ value: 'Arco', count: 2 }] }])
})

test('several facets with a choice each count what the others leave', async () => {
  const facets = { weight: { type: 'value', sort: { value: 'desc' } }, brand: { type: 'value' } }
  const filters = { all: [{ weight: [3] }, { brand: 'Arco' }] }
  const { info, results } = await client.search('', { filters, facets, disjunctiveFacets: ['weight', 'brand'] })
  expect(results.map(({ data }) => data['sku'])).toEqual([{ raw: 'V-1001' }])
  expect(info.facets?.['weight']).toEqual([
    {
      type: 'value',
      data: [
        { value: 3, count: 1 },
        { value: 1, count: 1 },
      ],
    },
  ])
  expect(info.facets?.['brand']).toEqual([{ type: 'value', data: [{ value: 'Arco', count: 1 }] }])
})

test.each([
  [{ sku: 'asc' }, ['G-2000', 'V-1001']],
  [{ sku: 'desc' }, ['V-1001', 'G-2000']],
  [{ weight: 'asc' }, ['G-2000', 'V-1001']],
  [
    [{ brand: 'asc' }, { title: 'desc' }],
    ['G-2000', 'V-1001'],
  ],
  [
    [{ document_type: 'desc' }, { category: 'asc' }],
    ['V-1001', 'G-2000'],
  ],
])('it sorts by %j', async (sort, expected) =>
  expect(skusOf(await client.search('', { filters: { document_type: 'Product' }, sort }))).toEqual(expected),
)

test.each([
  ['desc', 'V-1001', 'G-2000'],
  ['asc', 'G-2000', 'V-1001'],
])('it groups what comes first, going %s', async (direction, first, other) => {
  for (const field of ['brand', 'document_type']) {
    const group = { field, size: 5, sort: { weight: 'asc' } }
    const found = await client.search('', { filters: { document_type: 'Product' }, group, sort: { sku: direction } })
    expect(skusOf(found)).toEqual([first])
    expect(found.results[0]?.data['_group']).toMatchObject([{ data: { sku: { raw: other } } }])
  }
})

test('it prefers by value, by figure and by nearness', async () => {
  const requested = { filters: { document_type: 'Product' } }
  const prefer = async (boosts: object) => skusOf(await client.search('', { ...requested, boosts }))
  expect(await prefer({ sku: { type: 'value', value: 'G-2000', factor: 10 } })).toEqual(['G-2000', 'V-1001'])
  expect(await prefer({ sku: { type: 'value', value: ['V-1001'], operation: 'multiply', factor: 10 } })).toEqual([
    'V-1001',
    'G-2000',
  ])
  expect(await prefer({ weight: { type: 'functional', function: 'linear', operation: 'add', factor: 10 } })).toEqual([
    'V-1001',
    'G-2000',
  ])
  expect(await prefer({ weight: [{ type: 'proximity', function: 'gaussian', center: 1, factor: 10 }] })).toEqual([
    'G-2000',
    'V-1001',
  ])
})

const listEvents = (query: string) =>
  withTenant(site.services.db, 'sps', (tx) =>
    tx.selectFrom('searchEvent').select(['kind', 'tags', 'results']).where('query', '=', query).orderBy('id').execute(),
  )

test('it gives its searches tags; those that only count a facet are not recorded', async () => {
  const options = {
    analytics: { tags: ['web', 'mobile'] },
    filters: { all: [{ brand: 'Arco' }] },
    facets: { brand: { type: 'value' } },
    disjunctiveFacets: ['brand'],
    disjunctiveFacetsAnalyticsTags: ['Ignore'],
  }
  await client.search('pressure', options)
  await client.multiSearch([{ query: 'pressure', options: { analytics: { tags: ['several'] } } }])
  await expect
    .poll(() => listEvents('pressure'), { timeout: 5000 })
    .toEqual([
      { kind: 'search', tags: ['web', 'mobile'], results: 1 },
      { kind: 'search', tags: ['several'], results: 1 },
    ])
  await expect(client.search('x', { analytics: { tags: ['x'.repeat(65)] } })).rejects.toThrow('[400] analytics.tags')
})

test('it suggests', async () => {
  const { results } = await client.querySuggestion('gau', { size: 3, types: { documents: { fields: ['title'] } } })
  expect(results.documents.map(({ suggestion }) => suggestion)).toContain('gauge')
})

test('it tells of clicks', async () => {
  const { info } = await client.search('gauge')
  await client.click({ query: 'gauge', documentId: 'sample:G-2000', requestId: info.meta.request_id, tags: ['web'] })
  const listClicks = () =>
    withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('searchEvent').select(['documentId', 'requestId', 'tags']).where('kind', '=', 'click').execute(),
    )
  await expect
    .poll(listClicks, { timeout: 5000 })
    .toEqual([{ documentId: 'sample:G-2000', requestId: info.meta.request_id, tags: ['web'] }])
})

test('it hears what was wrong', async () => {
  await expect(client.search('x', { bad: 1 })).rejects.toThrow('[400] Options contains invalid key: bad')
  await expect(client.multiSearch([{ query: 'x', options: { bad: 1 } }])).rejects.toThrow(
    '[400] Options contains invalid key: bad',
  )
  await expect(client.click({})).rejects.toThrow('[400] Missing required parameter: query')
  await expect(open('search-wrong').search('x')).rejects.toThrow('[401] Invalid credentials')
  await expect(open(await readSearchKey(site.services, 'sps'), 'aerobt').search('x')).rejects.toThrow(
    '[404] Could not find engine.',
  )
})
