import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTenant } from '#platform/database/database.ts'
import { startForeignProvider, type ForeignProvider } from '#app/testing/foreign-provider.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { createTestClock } from '#app/testing/test-clock.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const clock = createTestClock()
let foreign: ForeignProvider
let site: TestApp
beforeAll(async () => {
  foreign = await startForeignProvider('http://sps.localhost', { introspects: true })
  const identityProvider = { issuer: foreign.issuer, ...foreign.client }
  site = await openTestApp([], {}, { clock, tenants: { sps: { identity: { identityProvider } } } })
  const { personId } = await signInAs(site, 'buyer@sps.example')
  await withTenant(site.services.db, 'sps', (tx) =>
    tx
      .insertInto('externalIdentity')
      .values({ issuer: foreign.issuer, subject: 'anna', personId, linkedAt: new Date() })
      .execute(),
  )
})
afterAll(async () => {
  await site.close()
  await foreign.close()
})
beforeEach(() => foreign.requests.splice(0))

const statusOf = async (token: string, host = 'sps.localhost', remoteAddress = '192.0.2.1'): Promise<number> => {
  const headers = { host, authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const answer = await site.app.inject({ method: 'POST', url: '/mcp', remoteAddress, headers, payload })
  return answer.statusCode
}
const countQuestions = (): number => foreign.requests.filter((path) => path.endsWith('/introspection')).length

const issue = (changes: object = {}): string => {
  const token = randomUUID()
  foreign.opaque.set(token, {
    ...{ active: true, sub: 'anna', client_id: `assistant ${token}`, scope: 'shop:read', token_type: 'Bearer' },
    ...{ aud: `${site.services.originOf('sps')}/mcp`, exp: Math.floor(clock.now().getTime() / 1000) + 900, ...changes },
  })
  return token
}

test('an opaque token opens what the provider says of it, and one question serves the calls of a minute [T-112]', async () => {
  clock.hold()
  const token = issue()
  expect(await Promise.all([statusOf(token), statusOf(token), statusOf(token)])).toEqual([200, 200, 200])
  expect(await statusOf(token)).toBe(200)
  expect(countQuestions()).toBe(1)
})

test('one that is revoked at the provider opens nothing a minute later [T-112]', async () => {
  clock.hold()
  const token = issue()
  expect(await statusOf(token)).toBe(200)
  foreign.opaque.set(token, { active: false })
  clock.advance(60_000)
  expect(await statusOf(token)).toBe(401)
})

test.each([
  ['nobody knows', () => randomUUID()],
  ['is for another resource', () => issue({ aud: 'https://elsewhere.example/mcp' })],
  ['is over', () => issue({ exp: 1 })],
])('a token that %s is refused [T-112]', async (_, make) => {
  expect(await statusOf(make())).toBe(401)
})

test('one of this provider is none of another tenant’s', async () => {
  expect(await statusOf(issue(), 'aerobt.localhost')).toBe(401)
  expect(countQuestions()).toBe(0)
})

test('of one network so many unknown tokens are asked about, and others go on [T-99]', async () => {
  clock.hold()
  const known = issue()
  const statuses: number[] = []
  for (let at = 0; at < 65; at += 1) statuses.push(await statusOf(randomUUID(), 'sps.localhost', '198.51.100.7'))
  expect(statuses.slice(-1)).toEqual([503])
  expect(await statusOf(known, 'sps.localhost', '203.0.113.9')).toBe(200)
})
