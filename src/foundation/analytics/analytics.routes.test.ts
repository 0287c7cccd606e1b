import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyticsRetention } from '#foundation/analytics/analytics.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  // A clock that stands still: a slow machine would otherwise be slower than what is allowed a second.
  const now = new Date()
  site = await openTestApp([], {}, { clock: { now: () => now } })
  await site.publish('sps', [{ path: '/' }])
})
afterAll(() => site.close())

const encode = (form: Record<string, string>): string => new URLSearchParams(form).toString()
const form = (request: unknown = { events: [{ name: 'page.view' }] }, changes: Record<string, string> = {}) => ({
  payload: JSON.stringify({ request }),
  tenantPath: '/content/sps',
  isWebSdkEnable: 'false',
  ...changes,
})
const post = (payload: string, { headers = {}, ip = '10.0.0.1' }: { headers?: Record<string, string>; ip?: string } = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/bin/public/analytics',
    remoteAddress: ip,
    headers: {
      host: 'sps.localhost',
      origin: 'http://sps.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload,
  })
const listRequests = () =>
  withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('analyticsRequest').select('request').orderBy('id').execute())
const readMetrics = async () => (await site.app.inject('/metrics')).body

test('a call is answered with a message, and stored without what names a person [7.9.13]', async () => {
  const request = { events: [{ name: 'search', query: 'ann@halden.example', firstName: 'Ann' }], nul: 'a\0b\uD800' }
  const answer = await post(encode(form(request)))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ message: 'Recorded.' })
  await expect
    .poll(listRequests, { timeout: 5000 })
    .toEqual([{ request: { events: [{ name: 'search', query: '(e-mail)' }], nul: 'ab\uFFFD' } }])
})

test('another tenant’s path is refused [T-6]', async () => {
  for (const tenantPath of ['/content/aerobt', '/content/sps/', 'sps', '']) {
    expect((await post(encode(form({}, { tenantPath })))).statusCode, tenantPath).toBe(400)
  }
})

test('more than 16 KB are refused [T-64]', async () => {
  const answer = await post(encode(form({ text: 'x'.repeat(17 * 1024) })))
  expect(answer.statusCode).toBe(413)
})

test.each([
  ['nothing', ''],
  ['no JSON', encode(form({}, { payload: '{' }))],
  ['JSON without a request', encode(form({}, { payload: '{}' }))],
  ['more than a request', encode(form({}, { payload: '{"request":{},"user":1}' }))],
  ['a list', encode(form({}, { payload: '[]' }))],
  ['an unknown field', encode(form({}, { user: 'ann' }))],
  ['a strange switch', encode(form({}, { isWebSdkEnable: 'maybe' }))],
  ['bytes that are no text', '%FF%FE=%C3%28&payload=%ED%A0%80'],
  ['very deep JSON', encode(form({}, { payload: '['.repeat(5000) }))],
])('%s is answered with 400', async (_, payload) => {
  expect((await post(payload)).statusCode).toBe(400)
})

const HOSTILE: readonly unknown[] = [
  { a: Array.from({ length: 9 }).reduce<unknown>((inner) => [inner], 1) },
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1}}'),
  JSON.parse('{"n":1e308,"m":-1e308,"i":1e400}'),
  Object.fromEntries(Array.from({ length: 500 }, (_, key) => [`k${key}`, key])),
  { text: '\u0000\uFFFF\uD800\uDFFF\u202E', '\0key': 1 },
]
const OBJECTIONS: readonly Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }]

test('hostile requests break nothing, and a browser that objects is heard', async () => {
  const before = (await listRequests()).length
  for (const headers of OBJECTIONS) {
    const answer = await post(encode(form()), { headers })
    expect(answer.json<{ message: string }>().message).toContain('objects')
  }
  for (const request of HOSTILE) expect((await post(encode(form(request)))).statusCode).toBe(200)
  await expect.poll(async () => (await listRequests()).length, { timeout: 5000 }).toBe(before + HOSTILE.length)
})

test('another site’s page may not call it', async () => {
  expect((await post(encode(form()), { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
})

test('webhooks that listen get what was recorded, of their own site only', async () => {
  const { db } = site.services
  const run = <Row>(tenant: 'sps' | 'process', statement: ReturnType<typeof sql<Row>>) =>
    withTenant(db, tenant, async (tx) => (await statement.execute(tx)).rows)
  for (const tenant of ['sps', 'process'] as const)
    await run(
      tenant,
      sql`insert into webhook (url, events, secret) values ('https://hooks.example/', '{analytics.recorded}', 'x')`,
    )
  await post(encode(form({ events: [{ name: 'login', at: 1 }] })), { ip: '10.0.0.9' })
  const listBodies = () => run('sps', sql<{ body: string }>`select body from outbox_delivery where event = 'analytics.recorded'`)
  await expect.poll(async () => (await listBodies()).length, { timeout: 5000 }).toBe(1)
  const [{ body } = { body: '' }] = await listBodies()
  expect(JSON.parse(body)).toMatchObject({
    event: 'analytics.recorded',
    data: { requests: [{ request: { events: [{ name: 'login', at: 1 }] } }] },
  })
  expect(await run('process', sql`select from outbox_delivery where event = 'analytics.recorded'`)).toEqual([])
  for (const tenant of ['sps', 'process'] as const) await run(tenant, sql`delete from webhook`)
})

describe('a flood', () => {
  const openPage = () => site.app.inject({ url: '/us/en/no-such-page', headers: { host: 'sps.localhost' } })

  test('is slowed down for its sender only', async () => {
    const codes = new Set<number>()
    for (let call = 0; call < 320; call += 1) codes.add((await post(encode(form()), { ip: '10.0.0.66' })).statusCode)
    expect(codes).toEqual(new Set([200, 429]))
    expect((await post(encode(form()), { ip: '10.0.0.67' })).statusCode).toBe(200)
    expect(await readMetrics()).toMatch(/analytics_requests_total\{result="limited"\} [1-9]/)
  })

  test('from everywhere at once never takes the place of other calls [T-64]', async () => {
    const flood = Array.from({ length: 1000 }, (_, sender) => post(encode(form()), { ip: `10.1.${sender % 250}.1` }))
    const others = await Promise.all(Array.from({ length: 20 }, openPage))
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    const answers = (await Promise.all(flood)).map(
      (answer) => `${answer.statusCode} ${answer.json<{ message: string }>().message}`,
    )
    expect(new Set(answers)).toEqual(new Set(['200 Recorded.', '200 Not recorded: there is too much at once.']))
  })
})

describe('what is stored', () => {
  const run = (statement: ReturnType<typeof sql>) =>
    withTenant(site.services.db, 'sps', (tx) => statement.execute(tx)).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )

  test.each([sql`update analytics_request set at = now()`, sql`delete from analytics_request`])(
    'can only be added to',
    async (statement) => {
      expect(await run(statement)).toBe('42501')
    },
  )

  test('is forgotten after 90 days, in this tenant only', async () => {
    const { db } = site.services
    const add = (tenant: 'hbtbt' | 'process', days: number) =>
      withTenant(db, tenant, (tx) =>
        sql`insert into analytics_request (at, request) values (now() - make_interval(days => ${days}), '{}')`.execute(tx),
      )
    const count = (tenant: 'hbtbt' | 'process') =>
      withTenant(db, tenant, async (tx) => (await tx.selectFrom('analyticsRequest').select('id').execute()).length)
    await Promise.all([add('hbtbt', 89), add('hbtbt', 91), add('process', 91)])
    // Whoever requests more gets no more.
    await withTenant(db, 'hbtbt', (tx) => analyticsRetention.remove(tx, new Date(), 100))
    expect([await count('hbtbt'), await count('process')]).toEqual([1, 1])
  })
})
