import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let nowMs = Date.UTC(2026, 10, 15)
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date(nowMs) } })
})
afterAll(() => site.close())

const visit = (url: string, as: SignedIn, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: as.host, cookie: as.cookie, ...headers } })
const isValid = async (as: SignedIn): Promise<boolean> =>
  (await visit('/pif/api/session/details', as)).json<{ session_valid: boolean }>().session_valid

test('signing out ends the session on the server, forgets everything and leads to / [2.1.8, 2.1.9] [T-18]', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const answer = await visit('/system/sling/logout.html?resource=/us/en/secure/orders', buyer, {
    'sec-fetch-site': 'same-origin',
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?resource=%2Fus%2Fen%2Fsecure%2Forders'])
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const gone = answer.cookies.filter(({ expires }) => expires?.getTime() === 0).map(({ name }) => name)
  expect(gone).toEqual(expect.arrayContaining(['sps-token', 'sps-isAuthenticated']))
  expect(await isValid(buyer)).toBe(false)
})

test('the original path is the page before, when nothing else is said [2.1.9]', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const answer = await visit('/system/sling/logout.html', buyer, { referer: 'http://sps.localhost/us/en/products' })
  expect(answer.headers.location).toBe('/?resource=%2Fus%2Fen%2Fproducts')
})

test.each(['//e.example', 'https://e.example/', 'javascript:alert(1)'])('%s is no original path [T-1]', async (resource) => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const answer = await visit(`/system/sling/logout.html?${new URLSearchParams({ resource }).toString()}`, buyer)
  expect(answer.headers.location).toBe('/')
})

test('a session that timed out keeps what the page has written down for its return', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  nowMs += 1_796_000
  const answer = await visit('/system/sling/logout.html', buyer)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
})

test('so does a page whose countdown ran out before the server’s', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const answer = await visit('/system/sling/logout.html?resource=/us/en/session-time-out', buyer)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
})

test('a sign-in that begins with what is left of an ended session takes it away', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  await visit('/system/sling/logout.html', buyer)
  const answer = await visit('/system/sling/login.html?resource=/us/en/secure/my-account', buyer)
  expect(answer.statusCode).toBe(303)
  const gone = answer.cookies.filter(({ expires }) => expires?.getTime() === 0).map(({ name }) => name)
  expect(gone).toEqual(expect.arrayContaining(['sps-token', 'sps-isAuthenticated']))
})

test.each(['cross-site', 'same-site'])('a %s link only asks', async (from) => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const answer = await visit('/system/sling/logout.html', buyer, { 'sec-fetch-site': from })
  expect(answer.headers.location).toMatch(/^\/us\/en\/sign-out\?/)
  expect(answer.headers['clear-site-data']).toBeUndefined()
  const question = await visit('/us/en/sign-out', buyer, { accept: 'text/html' })
  expect(question.body).toContain('href="/system/sling/logout.html"')
  expect(await isValid(buyer)).toBe(true)
})

test.each([
  ['Referer', { referer: 'https://evil.example/page' }],
  ['Origin', { origin: 'https://evil.example' }],
  ['Origin that hides itself', { origin: 'null' }],
  ['Referer of another tenant', { referer: 'http://process.localhost/us/en' }],
])('a foreign %s only asks, also from browsers that say nothing else', async (_, headers: Record<string, string>) => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const answer = await visit('/system/sling/logout.html?resource=/us/en/products', buyer, headers)
  expect(answer.headers.location).toBe('/us/en/sign-out?resource=%2Fus%2Fen%2Fproducts')
  expect([answer.cookies, await isValid(buyer)]).toEqual([[], true])
  const question = await visit(String(answer.headers.location), buyer, { accept: 'text/html' })
  expect(question.body).toContain('Do you want to sign out?')
  // The button there is a link of our own.
  const click = await visit('/system/sling/logout.html', buyer, { referer: 'http://sps.localhost/us/en/sign-out' })
  expect([click.statusCode, await isValid(buyer)]).toEqual([303, false])
  const cancel = await signInAs(site, 'buyer@sps.example')
  await visit('/pif/api/account/v1/registration/cancel', cancel, headers)
  expect(await isValid(cancel)).toBe(true)
})

test('fetching ahead signs nobody out', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  expect((await visit('/system/sling/logout.html', buyer, { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(204)
  expect(await isValid(buyer)).toBe(true)
})

test('cancelling the simplified registration signs out and leads home', async () => {
  const newcomer = await signInAs(site, 'newcomer@sps.example', { isNewUser: true })
  const foreign = await visit('/pif/api/account/v1/registration/cancel', newcomer, { 'sec-fetch-site': 'cross-site' })
  expect([foreign.headers.location, await isValid(newcomer)]).toEqual(['/us/en', true])
  const answer = await visit('/pif/api/account/v1/registration/cancel?appId=portico-sps', newcomer)
  expect([answer.headers.location, await isValid(newcomer)]).toEqual(['/us/en', false])
})
