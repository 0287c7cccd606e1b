import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSearchKey } from '#features/search/search-api/app-search/search-key.service.ts'
import type { SearchReply } from '#features/search/search-api/app-search/write-reply.rules.ts'
import { makeSampleFeature } from '#features/search/search-api/testing/sample-documents.ts'
import { withTenant } from '#platform/database/database.ts'
import { leaveOutTransactions, recordStatements } from '#platform/testing/record-statements.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'

const USER = '00000000-0000-4000-8000-000000000007'
const OWN = { host: 'sps.localhost', origin: 'http://sps.localhost' }

const clock = createTestClock()
let site: TestApp
let key: string
let buyer: SignedIn
beforeAll(async () => {
  site = await openTestApp([makeSampleFeature(USER)], { SEARCHES_PER_SECOND: '30' }, { clock })
  await site.publish('sps', [{ path: '/' }])
  await site.services.engine.rebuild(site.services.db, 'sps')
  key = await readSearchKey(site.services, 'sps')
  buyer = await signInAs(site, 'buyer@sps.example', { id: USER })
})
afterAll(() => site.close())

type Call = { headers?: Record<string, string>; engine?: string; ip?: string }
const post = (path: string, payload: unknown, { headers = {}, engine = 'sps', ip = '10.0.0.1' }: Call = {}) =>
  site.app.inject({
    method: 'POST',
    url: `/api/as/v1/engines/${engine}/${path}`,
    remoteAddress: ip,
    headers: { host: 'sps.localhost', authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const search = async (request: object, call?: Call): Promise<SearchReply> => (await post('search', request, call)).json()
const idsOf = ({ results }: SearchReply): string[] => results.map(({ _meta }) => _meta.id).toSorted()

test('finds what everyone may find, as App Search answers', async () => {
  const answer = await post('search.json', {
    query: 'ball valve',
    page: { size: 1 },
    result_fields: { title: { snippet: {} }, url: { raw: {} } },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const { meta, results } = answer.json<SearchReply>()
  expect(meta).toMatchObject({
    alerts: [],
    warnings: [],
    precision: 2,
    engine: { name: 'sps', type: 'default' },
    page: { current: 1, size: 1 },
    request_id: answer.headers['x-request-id'],
  })
  expect(results).toEqual([
    {
      id: { raw: 'sample:V-1001' },
      title: { snippet: '<em>Ball</em> <em>valve</em> brass' },
      url: { raw: '/us/en/products-dynamic/V-1001' },
      _meta: { id: 'sample:V-1001', engine: 'sps', score: expect.any(Number) as number },
    },
  ])
})

test('a search may be a plain question', async () => {
  const headers = { host: 'sps.localhost', authorization: `Bearer ${key}` }
  const answer = await site.app.inject({ url: '/api/as/v1/engines/sps/search?query=gauge', headers })
  expect(idsOf(answer.json())).toEqual(['sample:G-2000'])
  expect((await site.app.inject({ url: '/api/as/v1/engines/sps/search?q=gauge', headers })).statusCode).toBe(400)
})

describe('the key', () => {
  test.each([
    ['none', { authorization: '' }],
    ['another', { authorization: `Bearer search-${'0'.repeat(32)}` }],
    ['no bearer', { authorization: 'Basic x' }],
    ['half of it', { authorization: 'Bearer search-' }],
  ])('%s opens nothing', async (_, headers) => {
    for (const path of ['search', 'multi_search', 'query_suggestion', 'click']) {
      const answer = await post(path, { query: '' }, { headers })
      expect(answer.statusCode, path).toBe(401)
      expect(answer.json()).toEqual({ error: 'Invalid credentials', errors: ['Invalid credentials'] })
    }
  })

  test('of one tenant does not open another, nor another’s engine', async () => {
    expect((await post('search', { query: '' }, { headers: { host: 'aerobt.localhost' }, engine: 'aerobt' })).statusCode).toBe(
      401,
    )
    const foreign = await post('search', { query: '' }, { engine: 'aerobt' })
    expect(foreign.statusCode).toBe(404)
    expect(foreign.json()).toEqual({ errors: ['Could not find engine.'] })
    expect((await post('search', { query: '' }, { headers: { host: 'nobody.example' } })).statusCode).toBe(404)
  })

  test('is the only one that a page carries, and stays the same [T-28]', async () => {
    const { body } = await site.app.inject({ url: '/us/en', headers: { host: 'sps.localhost' } })
    expect(body.match(/search-[a-z0-9]{16,}/g)).toEqual([key])
    expect(key).toMatch(/^search-[a-f0-9]{32}$/)
    const secrets = await withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('tenantSecret').select(['name', 'value']).execute(),
    )
    expect(secrets.length).toBeGreaterThan(0)
    for (const { name, value } of secrets)
      if (name !== 'search-key') expect(body).not.toContain(typeof value === 'string' ? value : JSON.stringify(value))
    expect(await readSearchKey(site.services, 'aerobt')).not.toBe(key)
  })

  test('opens nothing but the search [T-28]', async () => {
    const headers = { host: 'sps.localhost', authorization: `Bearer ${key}` }
    for (const url of ['/pif/api/account/v1/status', '/pif/api/account/v1/get-contact-details'])
      expect((await site.app.inject({ url, headers })).statusCode, url).toBe(401)
  })
})

describe('what is not for everyone [T-26]', () => {
  const requestCount = { query: 'valve', facets: { document_type: { type: 'value' } }, page: { size: 100 } }
  const ofEveryone = ['sample:V-1001', 'sample:care', 'sample:news']

  test('is not found, counted or suggested to an anonymous visitor', async () => {
    const found = await search(requestCount)
    expect(idsOf(found)).toEqual(ofEveryone)
    expect(found.meta.page.total_results).toBe(3)
    expect(found.facets?.['document_type']?.[0]?.data.map(({ value }) => value).toSorted()).toEqual([
      'Product',
      'news-events-id',
      'support',
    ])
    const { results } = (await post('query_suggestion', { query: 'ord' })).json<{ results: { documents: unknown[] } }>()
    expect(results.documents).toEqual([])
  })

  test('is found by the person on our own pages', async () => {
    const found = await search(requestCount, { headers: { ...OWN, cookie: buyer.cookie } })
    expect(idsOf(found)).toEqual([...ofEveryone, 'sample:notice', 'sample:order'].toSorted())
  })

  test('is not found with the person’s cookie from another site, or by a program', async () => {
    for (const origin of ['https://evil.example', 'null'])
      expect(idsOf(await search(requestCount, { headers: { ...OWN, origin, cookie: buyer.cookie } })), origin).toEqual(ofEveryone)
    expect(idsOf(await search(requestCount, { headers: { cookie: buyer.cookie } }))).toEqual(ofEveryone)
  })

  test('is not found by asking for it', async () => {
    for (const filters of [
      { document_type: ['Orders', 'Cases', 'Software'] },
      { audience: ['user:x'] },
      { none: [{ document_type: 'Product' }] },
      { any: [{ document_type: 'Orders' }, { sku: 'V-1001' }] },
    ]) {
      const { results, meta } = await search({ query: '', filters, page: { size: 100 } })
      expect(results.map(({ document_type: type }) => type)).not.toContainEqual({ raw: 'Orders' })
      expect(meta.page.total_results, JSON.stringify({ filters, ids: results.map(({ _meta }) => _meta.id) })).toBe(results.length)
    }
  })
})

test('only what is sold where the visitor shops is found', async () => {
  const cookie = 'selecteddtm=de'
  expect(idsOf(await search({ query: 'steel' }))).toEqual([])
  expect(idsOf(await search({ query: 'steel' }, { headers: { ...OWN, cookie } }))).toEqual(['sample:V-1002'])
  expect(idsOf(await search({ query: 'steel' }, { headers: { cookie } }))).toEqual([])
})

test('the answer is in the language of the page that asks', async () => {
  const headers = { ...OWN, referer: 'http://sps.localhost/de/de/search' }
  const [first] = (await search({ query: 'V-1001' }, { headers })).results
  expect(first).toMatchObject({ title: { raw: 'Kugelhahn Messing' }, url: { raw: '/de/de/products-dynamic/V-1001' } })
})

test('filters, ranges, orders and groups work together', async () => {
  const { results, facets } = await search({
    query: '',
    filters: { all: [{ document_type: 'Sku' }, { weight: { from: 1, to: 4 } }] },
    sort: { weight: 'desc' },
    facets: { brand: { type: 'value' }, updated_at: { type: 'range', ranges: [{ from: '2025-01-01', to: '2026-02-01' }] } },
    result_fields: { sku: { raw: {} } },
  })
  expect(results.map(({ sku }) => sku)).toEqual([{ raw: 'V-1001' }, { raw: 'G-2000' }])
  expect(facets).toEqual({
    brand: [{ type: 'value', data: [{ value: 'Arco', count: 2 }] }],
    updated_at: [{ type: 'range', data: [{ from: '2025-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z', count: 2 }] }],
  })
  const grouped = await search({ query: '', filters: { document_type: 'Product' }, group: { field: 'brand' } })
  expect(grouped.results).toHaveLength(1)
  expect(grouped.results[0]?._group).toHaveLength(1)
})

describe('as App Search has it', () => {
  test('a number is found by its value, and so is a date', async () => {
    expect(idsOf(await search({ query: '', filters: { weight: 3 } }))).toEqual(['sample:V-1001'])
    expect(idsOf(await search({ query: '', filters: { weight: [1, 3, 'x'] } }))).toEqual(['sample:G-2000', 'sample:V-1001'])
    const dated = await search({ query: 'gauge', filters: { updated_at: '2026-01-01T00:00:00Z' } })
    expect(idsOf(dated)).toEqual(['sample:G-2000'])
    expect(idsOf(await search({ query: '', filters: { weight: 3.5 } }))).toEqual([])
  })

  test('places are sorted and counted by distance', async () => {
    const munich = '48.1,11.6'
    const requestCount = { query: 'valve', filters: { none: [{ document_type: 'Product' }] } }
    const idsBy = async (sort: object) => (await search({ ...requestCount, sort })).results.map(({ _meta }) => _meta.id)
    expect(await idsBy({ location: { center: munich } })).toEqual(['sample:news', 'sample:care'])
    expect(await idsBy({ location: { center: munich, order: 'desc' } })).toEqual(['sample:care', 'sample:news'])
    const ranges = [
      { to: 100, name: 'near' },
      { from: 100, to: 2000 },
    ]
    const { facets } = await search({
      ...requestCount,
      facets: { location: { type: 'range', center: munich, unit: 'km', ranges } },
    })
    expect(facets?.['location']).toEqual([
      {
        type: 'range',
        data: [
          { name: 'near', to: 100, count: 1 },
          { from: 100, to: 2000, count: 1 },
        ],
      },
    ])
  })

  test('what is equal in one order is put in the next', async () => {
    const requestCount = { query: '', filters: { weight: { from: 0 } }, page: { size: 10 } }
    const idsBy = async (...sort: object[]) => (await search({ ...requestCount, sort })).results.map(({ _meta }) => _meta.id)
    expect(await idsBy({ updated_at: 'asc' }, { weight: 'asc' })).toEqual(['sample:G-2000', 'sample:V-1001'])
    expect(await idsBy({ updated_at: 'asc' }, { weight: 'desc' })).toEqual(['sample:V-1001', 'sample:G-2000'])
  })

  /** Without the page that was published for this test. */
  const samples = { updated_at: { to: '2026-06-01' } }

  test('texts are sorted as well, in turn, and what has none comes last', async () => {
    const requestCount = { query: '', filters: samples, page: { size: 10 } }
    const idsBy = async (...sort: object[]) => (await search({ ...requestCount, sort })).results.map(({ _meta }) => _meta.id)
    const [brass, gauge, care, news] = ['sample:V-1001', 'sample:G-2000', 'sample:care', 'sample:news']
    expect(await idsBy({ sku: 'asc' })).toEqual([gauge, brass, care, news])
    expect(await idsBy({ sku: 'desc' })).toEqual([brass, gauge, care, news])
    expect(await idsBy({ brand: 'asc' }, { sku: 'asc' })).toEqual([gauge, brass, care, news])
    expect(await idsBy({ document_type: 'desc' }, { category: 'asc' })).toEqual([care, brass, gauge, news])
    expect(await idsBy({ nothing_of_this: 'asc' })).toHaveLength(4)
    const refused = await post('search', { ...requestCount, sort: { 'No field': 'asc' } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json<{ errors: string[] }>().errors[0]).toContain('is not a field')
  })

  test('the order tells nothing of what is not for everyone [T-26]', async () => {
    const requestCount = { query: '', filters: samples, sort: { document_type: 'asc' }, page: { size: 100 } }
    const { results, facets } = await search({ ...requestCount, facets: { updated_at: { type: 'value' } } })
    expect(facets?.['updated_at']?.[0]?.data.map(({ count }) => count)).toEqual([4])
    expect(results.map(({ document_type: type }) => type)).toEqual(
      ['news-events-id', 'Product', 'Product', 'support'].map((raw) => ({ raw })),
    )
  })

  test('numbers and dates are counted by value', async () => {
    const count = async (facet: object) =>
      (await search({ query: '', facets: { weight: { type: 'value', ...facet } } })).facets?.['weight']?.[0]?.data
    expect(await count({})).toEqual([
      { value: 1, count: 1 },
      { value: 3, count: 1 },
    ])
    expect(await count({ sort: { value: 'desc' }, size: 1 })).toEqual([{ value: 3, count: 1 }])
    const { facets } = await search({ query: '', filters: samples, facets: { updated_at: { type: 'value' } } })
    expect(facets?.['updated_at']).toEqual([{ type: 'value', data: [{ value: '2026-01-01T00:00:00.000Z', count: 4 }] }])
    expect((await post('search', { query: '', facets: { weight: { type: 'value', size: 251 } } })).statusCode).toBe(400)
  })

  test('a group shows as many of the others as it is asked for', async () => {
    const group = { field: 'brand', size: 1, collapse: true }
    const { results } = await search({ query: '', filters: { document_type: 'Product' }, group })
    expect(results.map(({ _group }) => _group?.length)).toEqual([1])
  })

  test('suggestions of numbers alone', async () => {
    const ask = async (fields: string[], query: string) =>
      (await post('query_suggestion', { query, types: { documents: { fields } } })).json<{ results: { documents: unknown[] } }>()
        .results.documents
    expect(await ask(['sku'], 'v-10')).toEqual([{ suggestion: 'V-1001' }])
    expect(await ask(['sku'], 'gau')).toEqual([])
    expect(await ask(['title'], 'gau')).toContainEqual({ suggestion: 'gauge' })
  })

  test('no results are asked for, and how many there are is told', async () => {
    const { meta, results } = await search({ query: 'valve', page: { size: 0, current: 0 } })
    expect(results).toEqual([])
    expect(meta.page).toEqual({ current: 1, total_pages: 0, total_results: 3, size: 0 })
  })
})

test('several searches are answered in their order, and refused each for its reason', async () => {
  const answer = await post('multi_search', { queries: [{ query: 'gauge' }, { query: 'nothing of this kind' }] })
  expect(answer.json<SearchReply[]>().map(({ meta }) => meta.page.total_results)).toEqual([1, 0])
  const refused = await post('multi_search', { queries: [{ query: 'a', bad: 1 }, { query: 'b' }] })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual([{ errors: ['Options contains invalid key: bad'] }, { errors: [] }].slice(0, 1))
})

test('a few letters become suggestions [7.8.8]', async () => {
  const answer = await post('query_suggestion', { query: 'gau', types: { documents: { fields: ['title'] } }, size: 3 })
  const { results, meta } = answer.json<{ results: { documents: { suggestion: string }[] }; meta: { request_id: string } }>()
  expect(results.documents[0]).toEqual({ suggestion: 'gauge' })
  expect(results.documents.length).toBeLessThanOrEqual(3)
  expect(meta.request_id).toBeTruthy()
})

describe('products beside suggestions', () => {
  type Hinted = { results: { documents: object[]; products?: { sku: string; title: string; url: string }[] } }
  const hint = async (query: string, headers: Record<string, string> = { prefer: 'products=4' }) =>
    (await post('query_suggestion', { query }, { headers })).json<Hinted>().results

  test('come in the same answer for who prefers so, and for nobody else', async () => {
    expect((await hint('valv')).products).toEqual([
      { sku: 'V-1001', title: 'Ball valve brass', url: '/us/en/products-dynamic/V-1001' },
    ])
    expect((await hint('g2000')).products?.map(({ sku }) => sku)).toEqual(['G-2000'])
    expect(await hint('valv', {})).not.toHaveProperty('products')
  })

  test.each(['valv', 'valve', 'g2000'])('the index is opened once for all that is shown of %s', async (query) => {
    await hint(query)
    const recorded = leaveOutTransactions(await recordStatements(() => hint(query)), /search_event/)
    expect(recorded.filter(({ text }) => text.includes('search_segment'))).toHaveLength(1)
  })

  test('are those of the market and the page, and nothing but products [T-26]', async () => {
    const own = { ...OWN, cookie: buyer.cookie, referer: 'http://sps.localhost/de/de', prefer: 'products=4' }
    const german = await hint('1001', { ...own, cookie: '' })
    expect(german.products).toEqual([{ sku: 'V-1001', title: 'Kugelhahn Messing', url: '/de/de/products-dynamic/V-1001' }])
    expect((await hint('order', own)).products ?? []).toEqual([])
    expect((await hint('1002')).products, 'not sold here').toEqual([])
    expect((await hint('1002', { ...own, cookie: '' })).products?.map(({ sku }) => sku)).toEqual(['V-1002'])
  })
})

test.each([
  ['search', {}, 400, 'Missing required parameter: query'],
  ['search', '{', 400, 'We could not understand this request.'],
  ['search', '{"query":"a","__proto__":{}}', 400, 'We could not understand this request.'],
  ['search', { query: 'a', page: { size: 1e6 } }, 400, 'page.size must be at most 1000'],
  ['search', { query: 'x'.repeat(200_000) }, 413, 'What was sent is too large.'],
  ['query_suggestion', { query: 'a', bad: 'option' }, 400, 'Options contains invalid key: bad'],
  ['click', { tags: [] }, 400, 'Missing required parameter: query'],
])('%s with %j is refused in the shape of App Search [T-25]', async (path, payload, status, message) => {
  const answer = await post(path, payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json<{ errors: string[] }>().errors[0]).toBe(message)
})

test('who asks too often waits, and others do not', async () => {
  clock.hold()
  const codes = new Set<number>()
  for (let requestCount = 0; requestCount < 700 && !codes.has(429); requestCount += 1)
    codes.add((await post('click', { query: 'a', document_id: 'sample:x' }, { ip: '10.9.9.9' })).statusCode)
  expect([...codes]).toEqual([200, 429])
  expect((await post('click', { query: 'a', document_id: 'sample:x' }, { ip: '10.9.9.8' })).statusCode).toBe(200)
})

test('searches and clicks are kept for reports, without a word about who it was', async () => {
  const listEvents = (query: string) =>
    withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('searchEvent').selectAll().where('query', '=', query).orderBy('id').execute(),
    )
  const analytics = { tags: ['web', ' web', 'ann@halden.example', '\0'] }
  const request = { query: ' Örtlich  KEPT ', filters: { document_type: 'Product' }, analytics }
  const { meta } = await search(request, { headers: { ...OWN, cookie: buyer.cookie } })
  await search({ ...request, page: { current: 2 } })
  await search({ ...request, record_analytics: false })
  const click = await post('click', {
    query: 'ortlich kept',
    document_id: 'sample:V-1001',
    request_id: meta.request_id,
    tags: ['web'],
  })
  expect(click.statusCode).toBe(200)
  expect(click.body).toBe('')
  await expect.poll(() => listEvents('ortlich kept'), { timeout: 5000 }).toHaveLength(2)
  const [searched, clicked] = await listEvents('ortlich kept')
  expect(searched).toMatchObject({
    kind: 'search',
    type: 'Product',
    language: 'en',
    results: 0,
    isFromPage: true,
    requestId: meta.request_id,
    tags: ['web', '(e-mail)'],
  })
  expect(clicked).toMatchObject({
    kind: 'click',
    documentId: 'sample:V-1001',
    isFromPage: false,
    requestId: meta.request_id,
    tags: ['web'],
  })
  expect(JSON.stringify([searched, clicked])).not.toContain(USER)
})
