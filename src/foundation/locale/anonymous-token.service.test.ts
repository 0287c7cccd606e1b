import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let nowMs = Date.UTC(2026, 10, 15)
let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date(nowMs) } })
})
afterAll(() => site.close())

const TOKEN = '/sm/api/common/account/anonymous-token'
const LIST = '/sm/api/countries/translated'
const get = (url: string, { host = 'hbtbt.localhost', remoteAddress = '192.0.2.7', ...headers }: Record<string, string> = {}) =>
  site.app.inject({ url, remoteAddress, headers: { host, ...headers } })
const takeToken = async () => (await get(`${TOKEN}?appId=portico-hbtbt`)).json<{ access_token: string }>().access_token
const readList = async (headers: Record<string, string>) => get(`${LIST}?appId=portico-hbtbt`, headers)

test.each([
  ['de', { isoCode: 'DE', countryName: 'Deutschland' }],
  ['pl-PL', { isoCode: 'DE', countryName: 'Niemcy' }],
  ['zh', { isoCode: 'DE', countryName: '德国' }],
  ['kl', { isoCode: 'DE', countryName: 'Germany' }],
])('a token given to nobody opens the country list in %s [7.6.2, 7.6.3, 3.7.2, 6.1.3]', async (language, germany) => {
  const answer = await readList({ language, security: await takeToken() })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const { list } = answer.json<{ list: unknown[] }>()
  expect(list).toHaveLength(249)
  expect(list).toContainEqual(germany)
})

test('it opens the list once [T-29]', async () => {
  const security = await takeToken()
  const answers = await Promise.all(Array.from({ length: 5 }, () => readList({ security })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401])
  expect((await readList({ security })).statusCode).toBe(401)
})

test('it opens the list for five minutes [T-29]', async () => {
  const security = await takeToken()
  nowMs += 299_999
  expect((await readList({ security })).statusCode).toBe(200)
  const late = await takeToken()
  nowMs += 300_000
  expect((await readList({ security: late })).statusCode).toBe(401)
})

test.each(['', 'x', 'null', 'A'.repeat(100), `${'A'.repeat(1020)}é`])('%j is no token [T-29]', async (security) => {
  expect((await readList({ security })).statusCode).toBe(401)
})

test('without a token, or with a changed one, the list stays shut [T-29]', async () => {
  expect((await readList({})).statusCode).toBe(401)
  expect((await readList({ security: `${await takeToken()}A` })).statusCode).toBe(401)
})

test('a session is no such token either', async () => {
  expect((await readList({ authorization: 'Bearer x', cookie: `hbtbt-token=${await takeToken()}` })).statusCode).toBe(401)
})

test('other sites give none and show no list', async () => {
  expect((await get(TOKEN, { host: 'sps.localhost' })).statusCode).toBe(404)
  expect((await get(LIST, { host: 'sps.localhost', security: await takeToken() })).statusCode).toBe(404)
})

test('another site’s application is refused [T-5]', async () => {
  for (const path of [TOKEN, LIST]) expect((await get(`${path}?appId=portico-sps`)).statusCode).toBe(400)
})

test('bad input is refused', async () => {
  expect((await get(`${TOKEN}?appId=${'a'.repeat(65)}`)).statusCode).toBe(400)
  expect((await readList({ language: 'd'.repeat(21), security: await takeToken() })).statusCode).toBe(400)
  expect((await readList({ security: 'a'.repeat(1025) })).statusCode).toBe(400)
})

test('on a portal call it is nobody [T-29]', async () => {
  const token = await takeToken()
  const headers = { security: token, authorization: `Bearer ${token}`, cookie: `hbtbt-token=${token}` }
  expect((await get('/api/me/sessions', headers)).statusCode).toBe(401)
  expect((await get('/pif/api/session/remaining-time', headers)).statusCode).toBe(401)
})

test('one network gets a few [T-29]', async () => {
  const answers = await Promise.all(Array.from({ length: 122 }, () => get(TOKEN, { remoteAddress: '192.0.2.8' })))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect((await get(TOKEN, { remoteAddress: '192.0.2.9' })).statusCode).toBe(200)
})
