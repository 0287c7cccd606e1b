import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPersonByEmail, hashPassword, insertPeople } from '#foundation/identity/public.server.ts'
import { createPersonToken } from '#features/access/identity-provider/person-token.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
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
      ['buyer', 'single', 'owner', 'mailbox', 'stolen'].map((who) => ({
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

test('a sign-in hashes the password again where its cost was lower, and the session and the next sign-in are as before', async () => {
  const email = 'cheap@sps.example'
  const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
  const before = await hashPassword(PASSWORD, { memory: 8192, passes: 1, parallelism: 1 })
  await inSps((tx) => insertPeople(tx, [{ email, honId: 'cheap', givenName: 'A', familyName: 'B', passwordHash: before }]))
  const readHash = () =>
    inSps(
      async (tx) =>
        (await tx.selectFrom('person').select('passwordHash').where('email', '=', email).executeTakeFirst())?.passwordHash,
    )
  const signIn = async (password: string): Promise<number> => {
    const browser = openBrowser(site, 'sps.localhost', '198.51.100.77')
    return (await browser.submit(await openForm(browser), { email, password })).statusCode
  }
  expect(await signIn('not-the-password')).toBe(401)
  expect(await readHash()).toBe(before)
  expect(await signIn(PASSWORD)).toBeLessThan(400)
  const after = await readHash()
  expect(after).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await signIn(PASSWORD)).toBeLessThan(400)
  expect(await readHash()).toBe(after)
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

/** One guess each from a network of its own. */
const guessFrom = async (email: string, networks: number, offset = 0): Promise<number[]> => {
  const statuses: number[] = []
  for (let n = 0; n < networks; n += 1) {
    const browser = openBrowser(site, 'sps.localhost', `198.18.${offset + n}.9`)
    statuses.push((await browser.submit(await openForm(browser), { email, password: `wrong-guess-${n}` })).statusCode)
  }
  return statuses
}
const typeAt = async (address: string, email: string, password = PASSWORD) => {
  const browser = openBrowser(site, 'sps.localhost', address)
  const answer = await browser.submit(await openForm(browser), { email, password })
  return { browser, answer }
}
const signInAt = async (address: string, email: string) => {
  const { browser, answer } = await typeAt(address, email)
  await browser.follow(answer)
  return answer.statusCode
}
const slowed = (free: number, all: number) => Array.from({ length: all }, (_, n) => (n < free ? 401 : 429))

describe('guesses at one account from 32 networks', () => {
  test('are slowed after ten, and its owner signs in where they did before [T-104]', async () => {
    expect(await signInAt('203.0.113.130', 'owner@sps.example')).toBe(303)
    expect(await guessFrom('owner@sps.example', 32)).toEqual(slowed(10, 32))
    const elsewhere = await typeAt('192.0.2.77', 'owner@sps.example')
    expect([elsewhere.answer.statusCode, Number(elsewhere.answer.headers['retry-after'])]).toEqual([429, 4])
    expect(elsewhere.answer.body).toContain('Please wait 4 seconds')
    // A neighbouring address of the same network, as providers give them out.
    expect(await signInAt('203.0.113.131', 'owner@sps.example')).toBe(303)
    // The owner's success is no help for those who guess.
    expect((await typeAt('192.0.2.78', 'owner@sps.example', 'x')).answer.statusCode).toBe(429)
  })

  test('are slowed in the same way where nobody has the address [T-62, T-104]', async () => {
    expect(await guessFrom('nobody@sps.example', 12, 40)).toEqual(slowed(10, 12))
    const { answer } = await typeAt('192.0.2.79', 'nobody@sps.example')
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 4])
  })

  test('wait twice as long each time [T-104]', async () => {
    const waits: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const { answer } = await typeAt(`198.19.${n}.9`, 'nobody@sps.example', 'x')
      waits.push(Number(answer.headers['retry-after']))
      nowMs += (waits.at(-1) ?? 0) * 1000
      expect((await typeAt(`198.19.${n}.19`, 'nobody@sps.example', 'x')).answer.statusCode).toBe(401)
    }
    expect(waits).toEqual([4, 8, 16, 32, 64, 128])
  })

  test('do not keep out who chooses a new password by mail [T-104]', async () => {
    await guessFrom('mailbox@sps.example', 12, 60)
    expect(await signInAt('192.0.2.90', 'mailbox@sps.example')).toBe(429)
    const person = await withTenant(site.services.db, 'sps', (tx) => findPersonByEmail(tx, 'mailbox@sps.example'))
    const token = await withTenant(site.services.db, 'sps', (tx) =>
      createPersonToken(tx, {
        personId: person?.id ?? '',
        email: 'mailbox@sps.example',
        purpose: 'reset-password',
        expiresAt: new Date(nowMs + 60_000),
      }),
    )
    const browser = openBrowser(site, 'sps.localhost', '192.0.2.90')
    const chosen = { token, password: 'four-quiet-valves', again: 'four-quiet-valves' }
    expect((await browser.submit('/us/en/reset-password', chosen)).statusCode).toBe(200)
    expect((await typeAt('192.0.2.90', 'mailbox@sps.example', 'four-quiet-valves')).answer.statusCode).toBe(303)
  })

  test('count together with those at the dialog that asks again for the password [T-73, T-104]', async () => {
    const session = await signInAs(site, 'stolen@sps.example')
    const prove = (remoteAddress: string, currentPassword: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/me/reauthentication',
        remoteAddress,
        headers: { host: session.host, cookie: session.cookie, origin: `http://${session.host}` },
        payload: { currentPassword },
      })
    await guessFrom('stolen@sps.example', 10, 80)
    const answer = await prove('198.18.200.9', PASSWORD)
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 4])
    nowMs += 4000
    expect((await prove('198.18.201.9', PASSWORD)).statusCode).toBe(200)
  })
})
