import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAnonymousToken } from '#features/provider/anonymous-token.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

let nowMs = Date.UTC(2026, 10, 15)
let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date(nowMs) } })
})
afterAll(() => site.close())

const PATH = '/sm/api/common/account/anonymous-token'
const ask = (host = 'hbtbt.localhost', remoteAddress = '192.0.2.7') =>
  site.app.inject({ url: PATH, remoteAddress, headers: { host } })
const takeToken = async () => (await ask()).json<{ token: string }>().token
const opens = (token: unknown, tenant: 'hbtbt' | 'sps' = 'hbtbt') =>
  isAnonymousToken(site.services, tenant, token, 'translated-countries')

test('a visitor of hbtbt gets a token for the country list, and for a short while [T-29]', async () => {
  const token = await takeToken()
  expect(await opens(token)).toBe(true)
  expect(await opens(token, 'sps')).toBe(false)
  expect(await opens(`${token}A`)).toBe(false)
  expect(await opens(undefined)).toBe(false)
  nowMs += 300_000
  expect(await opens(token)).toBe(false)
})

test('other sites give none', async () => {
  expect((await ask('sps.localhost')).statusCode).toBe(404)
})

test('on a portal call it is nobody [T-29]', async () => {
  const token = await takeToken()
  const headers = { host: 'hbtbt.localhost', security: token, authorization: `Bearer ${token}`, cookie: `hbtbt-token=${token}` }
  expect((await site.app.inject({ url: '/api/me/sessions', headers })).statusCode).toBe(401)
  expect((await site.app.inject({ url: '/pif/api/session/remaining-time', headers })).statusCode).toBe(401)
})

test('one network gets a few [T-29]', async () => {
  const answers = await Promise.all(Array.from({ length: 122 }, () => ask('hbtbt.localhost', '192.0.2.8')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})
