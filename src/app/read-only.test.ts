import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followReadOnly } from '#app/follow-read-only.ts'
import { allEndpoints } from '#app/testing/all-endpoints.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { UNDOCUMENTED } from '#app/testing/undocumented.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { changesState } from '#platform/http/origin.rules.ts'
import { createReadOnlySites } from '#platform/read-only/read-only-sites.ts'

const PATH = '/api/back-office/v1/read-only'
const REASON = 'Moves to another data centre'
/** A process that hears late is no fault of the product. */
const PATIENCE = { timeout: 60_000 }

let site: TestApp
let boss: SignedIn
let admin: AuthorCalls
let ada: AuthorCalls
let elsewhere: AuthorCalls
const other = createReadOnlySites()
let stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  site = await openTestApp([], { SEARCHES_PER_SECOND: '10000' })
  const { services, database } = site
  boss = await signInAs(site, 'boss@hbtbt.example', { roles: ['admin', 'configurator'], givenName: 'Ada' }, { isProven: true })
  ada = callsOf(site, boss)
  admin = callsOf(site, await signInAs(site, 'admin@hbtbt.example', { roles: ['admin'] }, { isProven: true }))
  elsewhere = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  await site.publish('hbtbt', [{ path: '/offers', title: 'Offers' }])
  const log = pino({ level: 'silent' })
  const parts = { backgroundDb: services.db, tenants: services.tenants, log }
  const followers = [
    await followReadOnly(await database.openSession(), { ...parts, readOnly: services.readOnly, pageCache: services.pageCache }),
    // A second process has a state and a cache of its own.
    await followReadOnly(await database.openSession(), {
      ...{ ...parts, readOnly: other, pageCache: createPageCache({ maxBytes: 1000 }) },
    }),
  ]
  stops = followers.map(({ stop }) => stop)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await site.close()
})

const isOn = (expected: boolean) =>
  vi.waitFor(() => expect([site.services.readOnly.has('hbtbt'), other.has('hbtbt')]).toEqual([expected, expected]), PATIENCE)
beforeEach(async () => {
  expect((await ada.send('PUT', PATH, { payload: { reason: REASON } })).statusCode).toBe(200)
  await isOn(true)
})
afterEach(async () => {
  await ada.send('DELETE', PATH)
  await isOn(false)
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Headers = Readonly<Record<string, string>>
const fromPage = (): Headers => ({ host: boss.host, cookie: boss.cookie, origin: `http://${boss.host}` })
const inject = (method: Method, url: string, headers = fromPage()) => site.app.inject({ method, url, headers })
/** An address of the route; what stands for a parameter is never looked at. */
const addressOf = (path: string): string =>
  path
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[:{](?:country|language)\}?/g, (name) => (name.includes('country') ? 'us' : 'en'))
    .replaceAll(/[:{](?:engine|tenant)\}?/g, 'hbtbt')
    .replaceAll(/:\w+|\{[^}]+\}|\*/g, 'x1')

test('every call that changes something is refused with a sentence and a time, whoever calls', async () => {
  const changing = allEndpoints.filter(({ method, whileReadOnly }) => changesState(method) && whileReadOnly === undefined)
  expect(changing.length).toBeGreaterThan(250)
  const wrong: string[] = []
  for (const { method, path } of changing) {
    const answer = await inject(method, addressOf(path))
    const isRefused = answer.statusCode === 503 && answer.body.includes('read-only for now')
    // Counted by nobody: its caller waits for nothing.
    const isDropped = path === '/bin/public/analytics' && answer.body.includes('Not recorded')
    if (!isDropped && !(isRefused && answer.headers['retry-after'] === '300'))
      wrong.push(`${method} ${path}: ${answer.statusCode}`)
  }
  expect(wrong).toEqual([])
})

test('forms and addresses without a description are refused, but not those of signing in', async () => {
  const outcome = new Map<string, number>()
  for (const name of Object.values(UNDOCUMENTED).flat()) {
    const [method = '', path = ''] = name.split(' ')
    if (method === 'selector' || !changesState(method)) continue
    outcome.set(path, (await inject(method as Method, addressOf(path))).statusCode)
  }
  const open = [...outcome].filter(([, status]) => status !== 503).map(([path]) => path)
  expect(open.toSorted()).toEqual([
    '/:country/:language/sign-in/:uid',
    '/:country/:language/sign-in/:uid/passkey',
    '/:country/:language/sign-in/:uid/passkey/options',
    '/:country/:language/sign-in/:uid/second-step',
    '/:country/:language/sign-in/:uid/set-up',
    '/api/as/v1/engines/:engine/multi_search.json',
    '/api/as/v1/engines/:engine/query_suggestion.json',
    '/api/as/v1/engines/:engine/search.json',
    '/oidc/*',
  ])
})

test('programs, systems and agents are refused before anybody looks at their key', async () => {
  const headers = { host: boss.host, authorization: 'Bearer pk_unknown' }
  for (const [method, url] of [
    ['POST', '/api/integration/v1/orders'],
    ['PUT', '/api/integration/v1/files/a.pdf'],
    ['POST', '/api/integration/v1/purchase-orders'],
    ['POST', '/mcp'],
    ['POST', '/punchout/cxml'],
    ['POST', '/procurement/cxml'],
    ['POST', '/punchout/oci'],
  ] as const) {
    const answer = await inject(method, url, headers)
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'read_only'])
  }
  for (const url of ['/api/uploads', '/nowhere/at/all']) expect((await inject('POST', url)).json().code, url).toBe('read_only')
})

test('people read the sentence in their language, and a browser without script gets a page', async () => {
  const said = async (headers: Headers) => (await inject('POST', '/api/lists/v1', { ...fromPage(), ...headers })).json().error
  expect(await said({ referer: `http://${boss.host}/de/de/secure/lists` })).toContain('kann derzeit nur gelesen werden')
  expect(await said({ cookie: 'usr_country=PL; usr_lang=pl' })).toContain('tylko do odczytu')
  expect(await said({})).toContain('read-only for now')
  const page = await inject('POST', '/fr/fr/register', { ...fromPage(), accept: 'text/html' })
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '300'])
  expect(page.body).toContain('Ce site est en lecture seule pour le moment')
})

test('every page says it while it is on, those from the cache as well, and other sites know nothing of it', async () => {
  const read = async (host: string, url: string) => (await site.app.inject({ url, headers: { host } })).body
  const NOTICE = 'data-notice="read-only"'
  for (const url of ['/us/en/offers', '/us/en/nowhere', '/de/de/sign-in?problem=expired'])
    expect(await read('hbtbt.localhost', url), url).toContain(NOTICE)
  expect(await read('sps.localhost', '/us/en/nowhere')).not.toContain(NOTICE)
  expect((await elsewhere.send('POST', '/api/lists/v1', { payload: { name: 'Mine' } })).statusCode).toBe(201)
  await ada.send('DELETE', PATH)
  await isOn(false)
  expect(await read('hbtbt.localhost', '/us/en/offers')).not.toContain(NOTICE)
})

test('admins see since when and why; only those who may configure change it; it stands in the audit log', async () => {
  expect((await admin.get(PATH)).json()).toMatchObject({
    mayChange: false,
    readOnly: { reason: REASON, startedBy: 'Ada Person' },
  })
  expect((await admin.send('DELETE', PATH)).statusCode).toBe(403)
  expect((await elsewhere.get(PATH)).statusCode).toBe(404)
  expect((await ada.send('DELETE', PATH)).json()).toEqual({ mayChange: true, readOnly: null })
  await isOn(false)
  const { entries } = (await ada.get('/api/back-office/v1/audit?action=site.read-only.off')).json()
  expect(entries[0]).toMatchObject({ object: 'site', before: REASON })
})

test('people sign out and end their sessions', async () => {
  const customer = await signInAs(site, 'buyer@hbtbt.example')
  const calls = callsOf(site, customer)
  expect((await calls.send('POST', '/bin/deleteLogin', {})).statusCode).toBe(200)
  expect((await calls.get('/api/me/sessions')).statusCode).toBe(401)
})
