import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertSoldTos, insertOwnSoldTos, insertFavouriteSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { insertTools, insertToolAccess } from '#foundation/entitlements/testing/insert-tools.ts'
import type { SearchReply } from '#features/search/search-api/app-search/write-reply.rules.ts'
import { audienceOf } from '#features/search/search-api/portal/customer.store.ts'
import {
  buildMultiSearchPayload,
  buildPortalForm,
  buildSearchPayload,
} from '#features/search/search-api/portal/build-payload.rules.ts'
import { readSearchResults } from '#features/search/search-api/portal/read-results.rules.ts'
import { makeSampleFeature, SAMPLE_ACCOUNT } from '#features/search/search-api/testing/sample-documents.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const USER = '00000000-0000-4000-8000-000000000007'
const soldTo = (number: string, erpId: string, countryCode: string) => ({
  id: randomUUID(),
  number,
  erpId,
  salesOrg: 'S1',
  name: 'Works',
  city: 'Ulm',
  postalCode: '89073',
  countryCode,
  defaultCurrency: 'EUR',
  customerUnitCurrency: null,
  currencies: ['EUR', 'USD'],
  isEcomEnabled: true,
  toolAccess: null,
})

let site: TestApp
let buyer: SignedIn
let csr: SignedIn
let blocked: SignedIn
beforeAll(async () => {
  site = await openTestApp([makeSampleFeature(USER)])
  await site.publish('sps', [{ path: '/' }])
  await site.services.engine.rebuild(site.services.db, 'sps')
  buyer = await signInAs(site, 'buyer@sps.example', { id: USER, countryCode: 'FR' })
  csr = await signInAs(site, 'csr@sps.example', { isInternal: true, countryCode: 'US' })
  blocked = await signInAs(site, 'blocked@sps.example', { contactErrorCode: '401', countryCode: 'US' })
  await withTenant(site.services.db, 'sps', async (tx) => {
    const own = soldTo(SAMPLE_ACCOUNT.number, SAMPLE_ACCOUNT.erpId, 'DE')
    const twin = soldTo(SAMPLE_ACCOUNT.number, 'E2', 'US')
    const other = soldTo('0000000999', 'E1', 'US')
    await insertSoldTos(tx, [own, twin, other])
    await insertOwnSoldTos(tx, [
      { personId: buyer.personId, soldToIds: [own.id] },
      { personId: blocked.personId, soldToIds: [own.id] },
    ])
    await insertFavouriteSoldTos(tx, [
      { personId: csr.personId, soldToIds: [twin.id, other.id] },
      { personId: buyer.personId, soldToIds: [other.id] },
    ])
    await insertTools(tx, [{ id: 'docs', name: 'Documents', businessSegment: 'Service', pagePath: null, targetUrl: null }])
    await insertToolAccess(tx, [
      { personId: buyer.personId, toolId: 'docs', status: 'Approved', lmsUserId: null },
      { personId: csr.personId, toolId: 'docs', status: 'Pending', lmsUserId: null },
    ])
  })
})
afterAll(() => site.close())

const OWN = { host: 'sps.localhost', origin: 'http://sps.localhost' }
type Call = { url?: string; headers?: Record<string, string>; method?: 'GET' | 'POST' }
const send = (form: Record<string, string>, { url = '/us/en/search.portalsearch', headers = {}, method = 'POST' }: Call = {}) => {
  const encoded = new URLSearchParams(form).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return method === 'GET'
    ? site.app.inject({ url: `${url}?${encoded}`, headers: { ...OWN, ...headers } })
    : site.app.inject({ method, url, headers: { ...OWN, ...type, ...headers }, payload: encoded })
}
const form = (payload: unknown, changes: Record<string, string> = {}) => ({
  tenantPath: '/content/sps',
  type: 'search',
  hybrisSerachEnabled: 'false',
  payload: JSON.stringify(payload),
  ...changes,
})
const idsOf = (body: unknown): string[] =>
  readSearchResults(body)
    .flatMap(({ results }) => results.map(({ _meta }) => _meta.id))
    .toSorted()
const valve = { query: 'valve', page: { size: 100, current: 1 }, facets: { document_type: { type: 'value' } } }

test('a form with a search is answered with search_results, posted or asked for [7.8.1, 7.8.2, 3.11.8, 3.11.11]', async () => {
  const payload = buildSearchPayload({
    traits: presetTraits('sps'),
    language: 'en',
    countries: ['us'],
    query: 'ball valve',
    page: { size: 10, current: 1 },
    documentType: 'Sku',
    offeredTypes: ['Product'],
    searchFields: { title: 10 },
    resultFields: ['title', 'url'],
  })
  const wrapper = buildPortalForm({ tenant: 'sps', type: 'search', isHybrid: false, payload })
  for (const method of ['POST', 'GET'] as const) {
    const answer = await send(wrapper, { method })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { search_results: found } = answer.json<{ search_results: SearchReply }>()
    expect(found.meta.page).toMatchObject({ total_results: 1, current: 1 })
    expect(found.facets).toEqual({})
    expect(found.results).toMatchObject([
      {
        title: { raw: 'Ball valve brass', snippet: '<em>Ball</em> <em>valve</em> brass' },
        url: { raw: '/us/en/products-dynamic/V-1001' },
        document_type: { raw: 'Product' },
      },
    ])
  }
})

test('several searches are answered by a list, five each [3.11.10, 7.8.7, 9.6.3]', async () => {
  const payload = buildMultiSearchPayload({
    traits: presetTraits('sps'),
    language: 'en',
    countries: ['us'],
    query: 'valve',
    hasEcommerceAccess: true,
    documentTypes: ['Sku', 'support'],
  })
  const answer = await send(buildPortalForm({ tenant: 'sps', type: 'multi-search', isHybrid: true, payload }))
  expect(answer.statusCode).toBe(200)
  const { search_results: found } = answer.json<{ search_results: SearchReply[] }>()
  expect(found.map(({ meta, results }) => [meta.page.size, meta.page.current, results.map(({ _meta }) => _meta.id)])).toEqual([
    [5, 1, ['sample:V-1001']],
    [5, 1, ['sample:care']],
  ])
})

test('a number of the person’s own company finds the part that it means, for nobody else [T-82]', async () => {
  const company = randomUUID()
  await withTenant(site.services.db, 'sps', async (tx) => {
    await sql`insert into company (id, number, name, customer_type, customer_group, line_of_business)
      values (${company}, 'C-7', 'Works', '', '', '')`.execute(tx)
    await sql`insert into company_part_number (company_id, folded, number, sku, changed_at)
      values (${company}, 'mat4711', 'MAT-4711', 'G-2000', now())`.execute(tx)
    await sql`update person set company_id = ${company} where id = ${buyer.personId}`.execute(tx)
  })
  const find = async (headers: Record<string, string>) => {
    const answer = await send(form({ query: 'mat 4711' }), { headers })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return idsOf(answer.json())
  }
  expect(await find({ cookie: buyer.cookie })).toEqual(['sample:G-2000'])
  expect(await find({ cookie: blocked.cookie })).toEqual([])
  expect(await find({})).toEqual([])
  await withTenant(site.services.db, 'sps', (tx) =>
    sql`update person set company_id = null where id = ${buyer.personId}`.execute(tx),
  )
})

test('the answer is in the language of the page, and leads to it', async () => {
  const answer = await send(form({ query: 'V-1001' }), { url: '/de/de.portalsearch' })
  expect(answer.json<{ search_results: SearchReply }>().search_results.results[0]).toMatchObject({
    title: { raw: 'Kugelhahn Messing' },
    url: { raw: '/de/de/products-dynamic/V-1001' },
  })
})

describe('what a person may find [T-26]', () => {
  const everyone = ['sample:V-1001', 'sample:care', 'sample:news']
  const find = async (cookie = '') => (await send(form(valve), { headers: { cookie } })).json<{ search_results: SearchReply }>()

  test('anonymous visitors find what is public, and count no more', async () => {
    const body = await find()
    expect(idsOf(body)).toEqual(everyone)
    expect(body.search_results.meta.page.total_results).toBe(3)
    expect(JSON.stringify(body.search_results.facets)).not.toMatch(/Orders|Cases|Software/)
  })

  test('a customer finds their own, their account’s and their tools’, in their countries [6.12.1]', async () => {
    const secured = ['sample:case', 'sample:manual', 'sample:notice', 'sample:order']
    expect(idsOf(await find(buyer.cookie))).toEqual([...everyone, ...secured, 'sample:V-1002'].toSorted())
  })

  test('an employee finds what their customers may, and nothing of the account with the same number elsewhere', async () => {
    expect(idsOf(await find(csr.cookie))).toEqual([...everyone, 'sample:notice'].toSorted())
  })

  test('who is refused their details has no accounts here', async () => {
    expect(idsOf(await find(blocked.cookie))).toEqual([...everyone, 'sample:notice'].toSorted())
  })

  test('the tokens come from the session alone', async () => {
    const ask = (user?: SignedIn) =>
      withTenant(site.services.db, 'sps', (tx) =>
        audienceOf(tx, { tenant: 'sps', ...(user ? { user: { id: user.personId, roles: [], sessionId: user.sessionId } } : {}) }),
      )
    expect(await ask()).toEqual([])
    expect(await ask(buyer)).toEqual(['signed-in', `user:${USER}`, 'sold-to:E1~0000000123', 'tool:docs'])
    expect(await ask(csr)).toEqual(['signed-in', `user:${csr.personId}`, 'sold-to:E2~0000000123', 'sold-to:E1~0000000999'])
  })
})

test('several searches stand beside one, and are not counted again', async () => {
  await send(form({ queries: [{ query: 'counted once' }] }, { type: 'multi-search' }))
  await send(form({ query: 'counted once' }))
  const count = () =>
    withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('searchEvent').select('id').where('query', '=', 'counted once').execute(),
    )
  await expect.poll(count, { timeout: 5000 }).toHaveLength(1)
})

test('the countries of a customer are told to that customer alone [6.12.1]', async () => {
  const ask = (headers: Record<string, string>) =>
    site.app.inject({ url: '/api/search/countries', headers: { ...OWN, ...headers } })
  const answer = await ask({ cookie: buyer.cookie })
  expect(answer.json()).toEqual({ countryCodes: ['de', 'fr'] })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect((await ask({ cookie: blocked.cookie })).json()).toEqual({ countryCodes: ['us'] })
  expect((await ask({})).statusCode).toBe(401)
  expect((await ask({ host: 'aerobt.localhost', cookie: buyer.cookie })).statusCode).toBe(401)
  expect((await ask({ host: 'nobody.example', cookie: buyer.cookie })).statusCode).toBe(404)
})

test('without its exclusions a search finds no more than before [T-25]', async () => {
  const counts = async (filters: object) =>
    readSearchResults((await send(form({ ...valve, filters }))).json())[0]?.meta.page.total_results
  expect(await counts({ none: [{ document_type: ['Orders', 'Cases', 'Software'] }] })).toBe(3)
  expect(await counts({ none: [] })).toBe(3)
})

describe('an account in the form [T-27]', () => {
  const multi = (changes: Record<string, string>) => form({ queries: [valve] }, { type: 'multi-search', ...changes })
  test.each([
    ['of the person', { soldToNumber: '123', selectedCurrency: 'USD' }, 200],
    ['empty', { soldToNumber: '', selectedCurrency: '' }, 200],
    ['of somebody else', { soldToNumber: '0000000999' }, 404],
    ['with a currency it has not', { soldToNumber: '123', selectedCurrency: 'JPY' }, 400],
    ['with no currency at all', { soldToNumber: '123', selectedCurrency: 'money' }, 400],
  ])('%s', async (_, changes, status) => {
    expect((await send(multi(changes), { headers: { cookie: buyer.cookie } })).statusCode).toBe(status)
  })

  test('named by an anonymous visitor', async () => {
    const answer = await send(multi({ soldToNumber: '123' }))
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ session_valid: false })
  })
})

test.each([
  ['another tenant’s path', form(valve, { tenantPath: '/content/aerobt' })],
  ['a path that is more', form(valve, { tenantPath: '/content/sps/../aerobt' })],
])('%s is refused [T-6]', async (_, wrapper) => expect((await send(wrapper)).statusCode).toBe(400))

test('the path may be left out', async () => {
  expect((await send({ payload: JSON.stringify(valve) })).statusCode).toBe(200)
})

test.each([
  ['no payload', { type: 'search' }],
  ['no JSON', form(valve, { payload: '{' })],
  ['text', form('x')],
  ['a name of every object', form(valve, { payload: '{"query":"a","filters":{"__proto__":"x"}}' })],
  ['a constructor', form(valve, { payload: '{"query":"a","filters":{"all":[{"constructor":"x"}]}}' })],
  ['a million results', form({ query: 'a', page: { size: 1e6 } })],
  ['an option that is none', form({ query: 'a', visibility: { audience: ['user:7'] } })],
  ['several where one was announced', form({ queries: [valve] })],
  ['one where several were announced', form(valve, { type: 'multi-search' })],
  ['another type', form(valve, { type: 'delete' })],
  ['a field that is none', form(valve, { audience: 'user:7' })],
  ['a tower', form(valve, { payload: `{"query":"","filters":${'{"all":['.repeat(1500)}${']}'.repeat(1500)}}` })],
])('%s is refused [T-25]', async (_, wrapper: Record<string, string>) => {
  const answer = await send(wrapper)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: expect.any(String) as string })
})

test('other sites, tenants and addresses get nothing', async () => {
  expect((await send(form(valve), { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
  expect((await send(form(valve), { url: '/content/aerobt/us/en.portalsearch' })).statusCode).toBe(404)
  expect((await send(form(valve), { url: '/us/en.portalsearch.more' })).statusCode).toBe(404)
  const elsewhere = { host: 'aerobt.localhost', origin: 'http://aerobt.localhost', cookie: buyer.cookie }
  const answer = await send(form(valve, { tenantPath: '/content/aerobt' }), { headers: elsewhere })
  expect(idsOf(answer.json())).toEqual([])
})

test('a search that breaks is an empty answer [8.8.2]', async () => {
  await sql`alter table search_segment rename to search_segment_away`.execute(site.database.owner)
  try {
    const one = await send(form(valve))
    expect(one.statusCode).toBe(200)
    expect(one.json()).toMatchObject({
      search_results: {
        meta: { alerts: ['search_failed'], page: { total_results: 0, current: 1 } },
        facets: { document_type: [] },
        results: [],
      },
    })
    const two = await send(form({ queries: [valve, valve] }, { type: 'multi-search' }))
    expect(readSearchResults(two.json()).map(({ results }) => results)).toEqual([[], []])
  } finally {
    await sql`alter table search_segment_away rename to search_segment`.execute(site.database.owner)
  }
  expect(idsOf((await send(form(valve))).json())).toHaveLength(3)
})
