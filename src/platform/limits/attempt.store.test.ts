import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT_BACKOFF, NETWORK_BACKOFF } from '#platform/limits/backoff.rules.ts'
import { forgetAttempts, returnAttempt, takeAttempt } from '#platform/limits/attempt.store.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const START = Date.UTC(2026, 10, 15)
const at = (seconds: number): Date => new Date(START + seconds * 1000)
const pair = (email: string, network: string) => ({ kind: 'sign-in', of: [email, network], policy: ACCOUNT_BACKOFF })
const place = (network: string) => ({ kind: 'sign-in-network', of: [network], policy: NETWORK_BACKOFF })

/** A program that never stops, one guess a second from one network. */
const guessFor = async (seconds: number, email: string, network: string): Promise<number> => {
  let allowed = 0
  for (let second = 0; second < seconds; second += 1)
    if ((await takeAttempt(database.db, 'sps', at(second), [pair(email, network), place(network)])) === 0) allowed += 1
  return allowed
}

test('of 1,000 guesses in a row only a few get through, and elsewhere the person is free [T-62]', async () => {
  expect(await guessFor(1000, 'buyer@sps.example', '203.0.113.9')).toBeLessThanOrEqual(14)
  expect(
    await takeAttempt(database.db, 'sps', at(1000), [pair('buyer@sps.example', '198.51.100.4'), place('198.51.100.4')]),
  ).toBe(0)
  expect(await takeAttempt(database.db, 'aerobt', at(1000), [pair('buyer@sps.example', '203.0.113.9')])).toBe(0)
})

test('guesses at the same moment are counted one by one', async () => {
  const keys = [pair('same@sps.example', '203.0.113.10')]
  const waits = await Promise.all(Array.from({ length: 40 }, () => takeAttempt(database.db, 'sps', at(0), keys)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(ACCOUNT_BACKOFF.free)
})

test('two people at once: whoever came first but was served second need not wait', async () => {
  const network = place('203.0.113.20')
  expect(await takeAttempt(database.db, 'sps', at(0.2), [pair('one@sps.example', '203.0.113.20'), network])).toBe(0)
  expect(await takeAttempt(database.db, 'sps', at(0), [pair('two@sps.example', '203.0.113.20'), network])).toBe(0)
})

test('a guess that was served late still waits as long as its turn says', async () => {
  const keys = [pair('late@sps.example', '203.0.113.21')]
  for (let n = 0; n < ACCOUNT_BACKOFF.free; n += 1) await takeAttempt(database.db, 'sps', at(1), keys)
  expect(await takeAttempt(database.db, 'sps', at(0), keys)).toBe(ACCOUNT_BACKOFF.firstDelayS)
})

test('one network that tries many accounts is slowed down too', async () => {
  const waits: number[] = []
  for (let n = 0; n < 65; n += 1)
    waits.push(
      await takeAttempt(database.db, 'sps', at(0), [pair(`someone-${n}@sps.example`, '203.0.113.11'), place('203.0.113.11')]),
    )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(NETWORK_BACKOFF.free)
})

test('being refused again and again does not make the wait longer', async () => {
  const keys = [pair('patient@sps.example', '203.0.113.12')]
  for (let n = 0; n < 6; n += 1) await takeAttempt(database.db, 'sps', at(0), keys)
  expect(await takeAttempt(database.db, 'sps', at(1), keys)).toBe(1)
  expect(await takeAttempt(database.db, 'sps', at(2), keys)).toBe(0)
})

test('a success forgets the account’s count and takes its own place back in the network’s', async () => {
  const [account, network] = [pair('right@sps.example', '203.0.113.13'), place('203.0.113.13')]
  for (let n = 0; n < 200; n += 1) {
    expect(await takeAttempt(database.db, 'sps', at(0), [account, network])).toBe(0)
    await forgetAttempts(database.db, 'sps', [account])
    await returnAttempt(database.db, 'sps', network)
  }
})

test('an office where someone mistypes every other minute is never shut out', async () => {
  const network = place('203.0.113.15')
  for (let n = 0; n < 300; n += 1) expect(await takeAttempt(database.db, 'sps', at(n * 120), [network])).toBe(0)
})

test('silence is forgotten', async () => {
  const keys = [pair('late@sps.example', '203.0.113.14')]
  for (let n = 0; n < 6; n += 1) await takeAttempt(database.db, 'sps', at(0), keys)
  expect(await takeAttempt(database.db, 'sps', at(3601), keys)).toBe(0)
  expect(await takeAttempt(database.db, 'sps', at(3601), keys)).toBe(0)
})
