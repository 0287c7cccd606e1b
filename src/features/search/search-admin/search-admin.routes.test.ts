import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSearchKey } from '#features/search/search-api/public.server.ts'
import { insertSearchEvents } from '#features/search/search-events/public.server.ts'
import type { listSearchedQueries } from '#features/search/search-admin/report.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { SearchReport } from '#features/search/search-admin/report.rules.ts'
import { makeSampleFeature } from '#features/search/search-api/testing/sample-documents.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const NOW = new Date('2026-11-15T10:00:00Z')
const BASE = '/api/search/business'

let site: TestApp
let admin: SignedIn
let buyer: SignedIn
let foreigner: SignedIn
type Caller = { readonly host: string; readonly cookie?: string }

beforeAll(async () => {
  site = await openTestApp([makeSampleFeature('someone')], {}, { clock: { now: () => NOW } })
  admin = await signInAs(site, 'admin@sps.example', { roles: ['internal', 'admin'] })
  buyer = await signInAs(site, 'buyer@sps.example')
  foreigner = await signInAs(site, 'author@aerobt.example', { roles: ['internal', 'author'] })
  for (const tenant of ['sps', 'aerobt'] as const) await site.services.engine.rebuild(site.services.db, tenant)
})
afterAll(() => site.close())
beforeEach(() =>
  withTenant(site.services.db, 'sps', async (tx) => {
    for (const table of ['search_synonym', 'search_pin']) await sql`delete from ${sql.table(table)}`.execute(tx)
  }),
)

const call = (who: Caller, method: NonNullable<InjectOptions['method']>, path: string, payload?: object) =>
  site.app.inject({
    method,
    url: `${BASE}/${path}`,
    headers: { host: who.host, cookie: who.cookie ?? '', origin: `http://${who.host}` },
    ...(payload ? { payload } : {}),
  })
const find = async (query: string) => {
  const headers = { host: 'sps.localhost', authorization: `Bearer ${await readSearchKey(site.services, 'sps')}` }
  const answer = await site.app.inject({ url: '/api/as/v1/engines/sps/search', query: { query }, headers })
  return answer.json<{ results: { id: { raw: string } }[] }>().results.map(({ id }) => id.raw)
}
const readAudit = (action: string) =>
  withTenant(site.services.db, 'sps', async (tx) => {
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from audit_entry where actor_id = ${admin.personId} and action = ${action}`.execute(tx)
    return rows
  })

const ROUTES = [
  ['GET', 'reports', undefined],
  ['GET', 'queries', undefined],
  ['GET', 'synonyms', undefined],
  ['POST', 'synonyms', { words: ['a', 'b'] }],
  ['PUT', 'synonyms/00000000-0000-4000-8000-000000000000', { words: ['a', 'b'] }],
  ['DELETE', 'synonyms/00000000-0000-4000-8000-000000000000', undefined],
  ['GET', 'pins', undefined],
  ['PUT', 'pins?query=valve', { documents: [] }],
  ['GET', 'documents?q=valve', undefined],
] as const

describe.each(ROUTES)('%s %s', (method, path, payload) => {
  test('asks an anonymous visitor to sign in, also one from another site', async () => {
    expect((await call({ host: 'sps.localhost' }, method, path, payload)).statusCode).toBe(401)
    expect((await call({ host: 'sps.localhost', cookie: foreigner.cookie }, method, path, payload)).statusCode).toBe(401)
  })

  test('does not exist for customers', async () => {
    expect((await call(buyer, method, path, payload)).statusCode).toBe(404)
  })
})

test('changes come from our own pages only', async () => {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: `${BASE}/synonyms`,
    headers: { host: admin.host, cookie: admin.cookie, origin: 'https://evil.example' },
    payload: { words: ['a', 'b'] },
  })
  expect(statusCode).toBe(403)
})

describe('reports', () => {
  const LONG_AGO = new Date('2026-09-20T10:00:00Z')
  const event = { type: null, language: 'en', documentId: null, requestId: null, tags: [], isFromPage: true } as const
  beforeAll(() =>
    withTenant(site.services.db, 'sps', (tx) =>
      insertSearchEvents(tx, [
        { ...event, at: NOW, kind: 'search', query: 'valve', results: 4, requestId: 'r1' },
        { ...event, at: NOW, kind: 'search', query: 'valve', results: 5, requestId: 'r2' },
        { ...event, at: NOW, kind: 'click', query: 'valve', results: null, requestId: 'r1', documentId: 'sample:V-1001' },
        { ...event, at: NOW, kind: 'click', query: 'valve', results: null, requestId: 'r1', documentId: 'sample:V-1002' },
        { ...event, at: new Date('2026-11-13T10:00:00Z'), kind: 'search', query: 'sniffer', results: 0, requestId: 'r3' },
        { ...event, at: LONG_AGO, kind: 'search', query: 'valve', results: 1, requestId: 'r5', tags: ['app', 'web'] },
        { ...event, at: LONG_AGO, kind: 'search', query: 'pipe', results: 0, requestId: 'r6', tags: ['app'] },
        { ...event, at: LONG_AGO, kind: 'click', query: 'valve', results: null, requestId: 'r5', documentId: 'sample:V-1001' },
        { ...event, at: new Date('2026-10-25T10:00:00Z'), kind: 'search', query: 'old', results: 0, requestId: 'r4' },
      ]),
    ),
  )

  test('tell what was searched, opened and missed in the last days', async () => {
    const answer = await call(admin, 'GET', 'reports?days=7')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const report = answer.json<SearchReport>()
    expect(report.totals).toEqual({ searches: 3, empty: 1, emptyShare: 1 / 3, clicked: 1, clicks: 2, clickThrough: 1 / 3 })
    expect(report.top).toEqual([
      { query: 'valve', searches: 2, results: 5, clicks: 2, clickThrough: 0.5 },
      { query: 'sniffer', searches: 1, results: 0, clicks: 0, clickThrough: 0 },
    ])
    expect(report.empty).toEqual([{ query: 'sniffer', searches: 1 }])
    expect(report.perDay).toHaveLength(7)
    expect(report.perDay.slice(-3)).toEqual([
      { day: '2026-11-13', searches: 1, empty: 1 },
      { day: '2026-11-14', searches: 0, empty: 0 },
      { day: '2026-11-15', searches: 2, empty: 0 },
    ])
    expect((await call(admin, 'GET', 'reports?days=30')).json<SearchReport>().totals.searches).toBe(4)
  })

  test('with a tag tell of its searches alone, and name all tags', async () => {
    const ask = async (path: string, who: Caller = admin) => (await call(who, 'GET', path)).json<SearchReport>()
    const tags = [
      { tag: 'app', searches: 2 },
      { tag: 'web', searches: 1 },
    ]
    expect((await ask('reports?days=90')).tags).toEqual(tags)
    expect((await ask('reports?days=7')).tags).toEqual([])
    const app = await ask('reports?days=90&tag=app')
    expect(app.tags).toEqual(tags)
    expect(app.totals).toEqual({ searches: 2, empty: 1, emptyShare: 0.5, clicked: 1, clicks: 1, clickThrough: 0.5 })
    expect(app.top).toEqual([
      { query: 'pipe', searches: 1, results: 0, clicks: 0, clickThrough: 0 },
      { query: 'valve', searches: 1, results: 1, clicks: 1, clickThrough: 1 },
    ])
    expect(app.empty).toEqual([{ query: 'pipe', searches: 1 }])
    expect(app.perDay.filter(({ searches }) => searches > 0)).toEqual([{ day: '2026-09-20', searches: 2, empty: 1 }])
    expect((await ask('reports?days=90&tag=app', foreigner)).totals.searches).toBe(0)
  })

  test('list every query, sorted, filtered and page by page', async () => {
    const list = async (query: string, who: Caller = admin) =>
      (await call(who, 'GET', `queries?days=90&${query}`)).json<ReplyOf<typeof listSearchedQueries>>()
    const names = async (query: string) => (await list(query)).rows.map((row) => row.query)
    expect(await list('')).toMatchObject({
      total: 4,
      rows: [
        { query: 'valve', searches: 3, results: 5, clicks: 3, clickThrough: 2 / 3 },
        { query: 'old', searches: 1, results: 0, clicks: 0, clickThrough: 0 },
        { query: 'pipe' },
        { query: 'sniffer' },
      ],
    })
    expect((await list('size=1')).rows[0]?.trend).toHaveLength(30)
    expect((await list('size=1')).rows[0]?.trend.at(-1)).toBe(2)
    expect((await list('size=1')).rows[0]?.trend.reduce((sum, count) => sum + count)).toBe(3)
    expect(await names('sort=-query')).toEqual(['valve', 'sniffer', 'pipe', 'old'])
    expect(await names('sort=results')).toEqual(['old', 'pipe', 'sniffer', 'valve'])
    expect(await names('sort=-clickThrough&size=1')).toEqual(['valve'])
    expect(await names('sort=clicks')).toEqual(['old', 'pipe', 'sniffer', 'valve'])
    expect(await names('query=I')).toEqual(['pipe', 'sniffer'])
    expect(await names('query=%25')).toEqual([])
    expect(await names('found=nothing&sort=query')).toEqual(['old', 'pipe', 'sniffer'])
    expect(await names('tag=app')).toEqual(['pipe', 'valve'])
    expect(await list('size=3&page=2&sort=query')).toMatchObject({ total: 4, rows: [{ query: 'valve' }] })
    expect(await list('', foreigner)).toEqual({ rows: [], total: 0 })
  })

  test.each(['sort=id', 'sort=--query', 'page=0', 'size=1001', 'found=all', 'query=%00', `query=${'x'.repeat(101)}`])(
    'lists with %s are refused',
    async (query) => expect((await call(admin, 'GET', `queries?${query}`)).statusCode).toBe(400),
  )

  test.each(['', 'x'.repeat(65), '%00'])('with the tag %j are refused', async (tag) => {
    expect((await call(admin, 'GET', `reports?tag=${tag}`)).statusCode).toBe(400)
  })

  test('of another tenant tell nothing of it', async () => {
    const report = (await call(foreigner, 'GET', 'reports?days=90')).json<SearchReport>()
    expect(report.totals.searches).toBe(0)
    expect(report.top).toEqual([])
  })

  test.each(['0', '8', 'week'])('of %s days are refused', async (days) => {
    expect((await call(admin, 'GET', `reports?days=${days}`)).statusCode).toBe(400)
  })
})

describe('synonyms', () => {
  test('are found by from the next search on, changed, removed and written down', async () => {
    expect(await find('tonometer')).toEqual([])
    const added = await call(admin, 'POST', 'synonyms', { words: [' Tonometer ', 'pressure  gauge'] })
    expect(added.statusCode).toBe(201)
    const { id, words } = added.json<{ id: string; words: string[] }>()
    expect(words).toEqual(['Tonometer', 'pressure gauge'])
    expect(await find('tonometer')).toEqual(['sample:G-2000'])
    expect(await readAudit('search.synonyms.added')).toEqual([{ action: 'search.synonyms.added', details: { id, words } }])

    const changed = await call(admin, 'PUT', `synonyms/${id}`, { words: ['stopcock', 'ball valve'] })
    expect(changed.json()).toEqual({ id, words: ['stopcock', 'ball valve'] })
    expect(await find('tonometer')).toEqual([])
    expect(await find('stopcock')).toContain('sample:V-1001')
    expect(await readAudit('search.synonyms.changed')).toMatchObject([{ details: { id, before: words } }])

    expect((await call(admin, 'DELETE', `synonyms/${id}`)).statusCode).toBe(204)
    expect(await find('stopcock')).toEqual([])
    expect(await readAudit('search.synonyms.removed')).toMatchObject([{ details: { id } }])
    expect((await call(admin, 'DELETE', `synonyms/${id}`)).statusCode).toBe(404)
    expect((await call(admin, 'PUT', `synonyms/${id}`, { words: ['a', 'b'] })).statusCode).toBe(404)
  })

  test('of one tenant are neither seen nor changed by another', async () => {
    const { id } = (await call(admin, 'POST', 'synonyms', { words: ['a', 'b'] })).json<{ id: string }>()
    expect((await call(foreigner, 'GET', 'synonyms')).json()).toEqual({ synonyms: [] })
    expect((await call(foreigner, 'PUT', `synonyms/${id}`, { words: ['c', 'd'] })).statusCode).toBe(404)
    expect((await call(foreigner, 'DELETE', `synonyms/${id}`)).statusCode).toBe(404)
    expect((await call(admin, 'GET', 'synonyms')).json()).toEqual({ synonyms: [{ id, words: ['a', 'b'] }] })
  })

  test.each([
    ['one phrase', { words: ['a'] }, 'at least 2 phrases'],
    ['21 phrases', { words: Array.from({ length: 21 }, (_, index) => `w${index}`) }, 'at most 20 phrases'],
    ['61 characters', { words: ['a', 'x'.repeat(61)] }, 'at most 60 characters'],
    ['a repeated phrase', { words: ['Größe', 'GROSSE'] }, 'twice'],
    ['a phrase without a word', { words: ['a', '???'] }, 'a letter or a digit'],
    ['a control character', { words: ['a', 'b\u0000'] }, ''],
    ['no list', { words: 'a, b' }, ''],
    ['something else', { words: ['a', 'b'], tenant: 'aerobt' }, ''],
  ])('with %s are refused in words', async (_, payload, message) => {
    const answer = await call(admin, 'POST', 'synonyms', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(message)
  })

  test('are never the same list twice, and never more than 500', async () => {
    await call(admin, 'POST', 'synonyms', { words: ['valve', 'Ventil'] })
    expect((await call(admin, 'POST', 'synonyms', { words: ['ventil', 'VALVE'] })).statusCode).toBe(409)
    await withTenant(site.services.db, 'sps', (tx) =>
      sql`insert into search_synonym (words) select array['w' || n, 'v' || n] from generate_series(1, 499) n`.execute(tx),
    )
    const full = await call(admin, 'POST', 'synonyms', { words: ['one', 'more'] })
    expect(full.statusCode).toBe(409)
    expect(full.json<{ error: string }>().error).toContain('500')
  })
})

describe('pins', () => {
  const pin = (query: string, documents: readonly string[]) =>
    call(admin, 'PUT', `pins?query=${encodeURIComponent(query)}`, { documents })

  test('stand first from the next search on, in their order, and are written down', async () => {
    expect((await find('valve'))[0]).not.toBe('sample:news')
    const answer = await pin('  VALVE ', ['sample:news', 'sample:G-2000'])
    expect(answer.json()).toEqual({
      query: 'valve',
      documents: [
        { id: 'sample:news', title: 'New valve works', type: 'news-events-id' },
        { id: 'sample:G-2000', title: 'Pressure gauge', type: 'Product' },
      ],
    })
    expect((await find('Valve')).slice(0, 2)).toEqual(['sample:news', 'sample:G-2000'])
    expect(await readAudit('search.pins.changed')).toMatchObject([{ details: { query: 'valve', before: [] } }])
    expect((await call(admin, 'GET', 'pins?query=Valve')).json<{ pins: unknown[] }>().pins).toHaveLength(1)
    expect((await call(admin, 'GET', 'pins?query=gauge')).json()).toEqual({ pins: [] })

    await pin('valve', ['sample:G-2000', 'sample:news'])
    expect((await find('valve')).slice(0, 2)).toEqual(['sample:G-2000', 'sample:news'])
    expect((await pin('valve', [])).json()).toEqual({ query: 'valve', documents: [] })
    expect((await call(admin, 'GET', 'pins')).json()).toEqual({ pins: [] })
  })

  test('of one tenant are not seen by another', async () => {
    await pin('valve', ['sample:news'])
    expect((await call(foreigner, 'GET', 'pins')).json()).toEqual({ pins: [] })
  })

  test('tell which of them are gone', async () => {
    await withTenant(site.services.db, 'sps', (tx) =>
      sql`insert into search_pin (query, position, kind, key) values ('valve', 0, 'sample', 'gone')`.execute(tx),
    )
    expect((await call(admin, 'GET', 'pins')).json()).toEqual({
      pins: [{ query: 'valve', documents: [{ id: 'sample:gone', title: null, type: null }] }],
    })
  })

  test.each([
    ['a document that is not there', 'valve', ['sample:gone']],
    ['a kind that is not there', 'valve', ['nothing:V-1001']],
    ['a customer’s own paper', 'valve', ['sample:order']],
    ['one twice', 'valve', ['sample:news', 'sample:news']],
    ['eleven', 'valve', Array.from({ length: 11 }, (_, index) => `sample:${index}`)],
    ['no name', 'valve', ['sample']],
    ['a control character', 'valve', ['sample:\u0000']],
    ['no query', ' ', ['sample:news']],
    ['129 characters', 'x'.repeat(129), ['sample:news']],
  ])('with %s are refused', async (_, query, documents) => expect((await pin(query, documents)).statusCode).toBe(400))
})

describe('documents to pin', () => {
  test('are found as everyone finds them, in every market', async () => {
    const { documents } = (await call(admin, 'GET', 'documents?q=valve')).json<{ documents: { id: string }[] }>()
    const ids = documents.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['sample:V-1001', 'sample:V-1002', 'sample:news']))
    expect(ids).not.toContain('sample:order')
    expect(ids).not.toContain('sample:notice')
  })

  test('are told in the language of the page, with their number', async () => {
    const { documents } = (await call(admin, 'GET', 'documents?q=V-1001&language=de')).json<{ documents: unknown[] }>()
    expect(documents[0]).toEqual({ id: 'sample:V-1001', title: 'Kugelhahn Messing', type: 'Product', number: 'V-1001' })
  })

  test.each(['documents', 'documents?q=', 'documents?q=%00', 'documents?q=a&language=xx', `documents?q=${'x'.repeat(129)}`])(
    '%s is refused',
    async (path) => expect((await call(admin, 'GET', path)).statusCode).toBe(400),
  )
})

describe('the back office', () => {
  const open = ({ host, cookie = '' }: Caller) =>
    site.app.inject({ url: '/us/en/back-office/search', headers: { host, cookie, accept: 'text/html' } })

  test('sends anonymous visitors to sign in, does not exist for customers, and opens for staff', async () => {
    await site.publish('sps', [{ path: '/back-office/search', title: 'Search administration' }])
    const anonymous = await open({ host: 'sps.localhost' })
    expect(anonymous.statusCode).toBe(302)
    expect(anonymous.headers.location).toContain(`resource=${encodeURIComponent('/us/en/back-office/search')}`)
    expect((await open(buyer)).statusCode).toBe(404)
    const staff = await open(admin)
    expect(staff.statusCode).toBe(200)
    expect(staff.headers['cache-control']).toBe('private, no-store')
    expect((await open(buyer)).statusCode).toBe(404)
  })

  test('tells its staff so, and nobody else', async () => {
    const whoAmI = async ({ host, cookie }: SignedIn) =>
      (await site.app.inject({ url: '/pif/api/session/userinfo', headers: { host, cookie } })).json<object>()
    expect(await whoAmI(admin)).toMatchObject({ is_staff: true })
    expect(await whoAmI(buyer)).not.toHaveProperty('is_staff')
  })
})
