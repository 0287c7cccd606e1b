import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword, insertPeople } from '#features/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PASSWORD = 'Portico-demo-1'
let site: TestApp
let nowMs = Date.UTC(2026, 10, 15)

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date(nowMs) } })
  const passwordHash = await hashPassword(PASSWORD)
  await withTenant(site.services.db, 'sps', (tx) =>
    insertPeople(
      tx,
      ['buyer', 'single'].map((who) => ({
        email: `${who}@sps.example`,
        honId: who,
        givenName: 'A',
        familyName: 'B',
        passwordHash,
      })),
    ),
  )
})
afterAll(() => site.close())

const openForm = async (browser: TestBrowser): Promise<string> => {
  await browser.follow(await browser.get('/system/sling/login.html'))
  return browser.address().pathname
}

test('guesses at once are throttled, and the person signs in from elsewhere [T-62]', async () => {
  const attacker = openBrowser(site, 'sps.localhost', '203.0.113.9')
  const address = await openForm(attacker)
  const statuses: number[] = []
  const guess = async (n: number): Promise<void> => {
    statuses.push((await attacker.submit(address, { email: 'buyer@sps.example', password: `guess-${n}` })).statusCode)
  }
  for (let start = 0; start < 100; start += 20) await Promise.all(Array.from({ length: 20 }, (_, index) => guess(start + index)))
  // Five are free; after that each costs a wait, and this clock stands still.
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(95)

  const right = await attacker.submit(address, { email: 'buyer@sps.example', password: PASSWORD })
  expect([right.statusCode, Number(right.headers['retry-after'])]).toEqual([429, 2])

  const owner = openBrowser(site, 'sps.localhost', '198.51.100.4')
  expect((await owner.submit(await openForm(owner), { email: 'buyer@sps.example', password: PASSWORD })).statusCode).toBe(303)
})

test('waiting helps, and a success forgets what was mistyped', async () => {
  const browser = openBrowser(site, 'sps.localhost', '203.0.113.77')
  const address = await openForm(browser)
  const type = async (password: string) => (await browser.submit(address, { email: 'single@sps.example', password })).statusCode
  const typed: number[] = []
  for (let n = 0; n < 6; n += 1) typed.push(await type(`wrong-${n}`))
  expect(typed).toEqual([401, 401, 401, 401, 401, 429])
  nowMs += 2000
  expect(await type('wrong-again')).toBe(401)
  nowMs += 3999
  expect(await type(PASSWORD)).toBe(429)
  nowMs += 1
  expect(await type(PASSWORD)).toBe(303)
  const again = await openForm(browser)
  expect((await browser.submit(again, { email: 'single@sps.example', password: 'wrong' })).statusCode).toBe(401)
})
