import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { readCaseNumber } from '#features/support/unidentified-user/unidentified-user.rules.ts'
import { withTenant } from '#platform/database/database.ts'

let site: TestApp
let now = new Date('2026-11-16T10:00:00Z')
beforeAll(async () => void (site = await openTestApp([], {}, { clock: { now: () => now } })))
afterAll(() => site.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000)
  await sql`truncate support_case cascade`.execute(site.database.owner)
})

type Sending = { readonly url?: string; readonly cookie?: string; readonly ip?: string; readonly tenantPath?: string }
const send = (
  payload: string,
  { url = '/us/en/home.unidentifiedusercases', cookie = '', ip = '203.0.113.5', tenantPath = '/content/sps' }: Sending = {},
) =>
  site.app.inject({
    method: 'POST',
    url,
    remoteAddress: ip,
    headers: {
      host: 'sps.localhost',
      cookie,
      origin: 'http://sps.localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ payload, tenantPath }).toString(),
  })
const numbered = (soldToNumber: string) => JSON.stringify({ soldToNumber })
const listCases = () => withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('supportCase').selectAll().execute())

test('any page and the home page take a number and answer with the case’s number [3.10.1, 3.10.2, 7.9.4]', async () => {
  const { cookie, personId } = await signInAs(site, 'nosoldto@sps.example')
  for (const url of ['/us/en/home.unidentifiedusercases', '/de/de/products/valves.unidentifiedusercases']) {
    const reply = await send(numbered('44711'), { url, cookie })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toEqual({ message: expect.stringMatching(/^Case created successfully with Case Number: [A-Z0-9]+$/) })
    expect(reply.headers['cache-control']).toBe('private, no-store')
  }
  const [row, ...more] = await listCases()
  expect(more).toEqual([])
  expect(row).toMatchObject({ personId, kind: 'account', status: 'New', details: { soldToNumber: '44711' } })
})

test('the same number within a day is the same case, also at the same moment; later and for others it is another [T-61]', async () => {
  const both = await Promise.all([send(numbered('12345')), send(numbered('12345'))])
  const [first, second] = both.map((reply) => readCaseNumber(reply.json().message))
  expect(second).toBe(first)
  now = new Date(now.getTime() + 23 * 3_600_000)
  expect(readCaseNumber((await send(numbered('12345'))).json().message)).toBe(first)
  expect(readCaseNumber((await send(numbered('12345'), { ip: '198.51.100.7' })).json().message)).not.toBe(first)
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect(readCaseNumber((await send(numbered('12345'))).json().message)).not.toBe(first)
})

test('what is no number, another tenant’s path or no JSON is refused and makes no case', async () => {
  for (const payload of [
    '',
    '{}',
    '{"soldToNumber":123456}',
    numbered('123'),
    numbered('12345678901'),
    numbered('12a45'),
    '[]',
    'null',
  ])
    expect((await send(payload, { ip: '192.0.2.1' })).statusCode, payload).toBe(400)
  expect((await send(numbered('12345'), { tenantPath: '/content/aerobt' })).statusCode).toBe(400)
  expect((await send(numbered('12345'), { url: '/us/en/home.unidentifiedusercases.more' })).statusCode).toBe(404)
  expect(await listCases()).toEqual([])
})

test('above 10 posts a minute it is 429, wrong ones counted, while others go on [T-61]', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await send(numbered(n % 2 ? '9' : `5000${n}`), { ip: '192.0.2.9' })).statusCode)
  expect(statuses.slice(0, 10).every((status) => status === 200 || status === 400)).toBe(true)
  expect(statuses.slice(10)).toEqual([429, 429])
  expect((await send(numbered('50000'), { ip: '192.0.2.10' })).statusCode).toBe(200)
  now = new Date(now.getTime() + 61_000)
  expect((await send(numbered('50000'), { ip: '192.0.2.9' })).statusCode).toBe(200)
})
