import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updatePerson } from '#foundation/identity/person/person.store.ts'
import { findSession } from '#foundation/identity/session/find-session.store.ts'
import {
  endSession,
  endSessionsOf,
  openSession,
  refreshSession,
  replaceSessionToken,
} from '#foundation/identity/session/session.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const limits = { ttlSeconds: 1800, absoluteSeconds: 43_200 }
const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 15) + seconds * 1000)

describe('sessions', () => {
  let site: TestApp
  let personId: string
  const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
  beforeAll(async () => {
    site = await openTestApp()
    personId = (await signInAs(site, 'buyer@sps.example')).personId
  })
  afterAll(() => site.close())

  const open = () => inSps((tx) => openSession(tx, { personId, now: at(0), limits }))
  const find = (token: string, seconds: number) => inSps((tx) => findSession(tx, token, at(seconds)))

  test('the token itself is not in the database', async () => {
    const { id, token } = await open()
    const row = await inSps((tx) => tx.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row.tokenHash.toString()).not.toContain(token)
  })

  test('a session ends with its idle limit', async () => {
    const { token } = await open()
    expect(await find(token, 1799)).toBeDefined()
    expect(await find(token, 1800)).toBeUndefined()
  })

  test('whatever was refreshed, the absolute limit ends a session [T-13]', async () => {
    const { token } = await open()
    for (let now = 1700; now < 43_200; now += 1700) {
      const session = await find(token, now)
      if (session) await inSps((tx) => refreshSession(tx, session, at(now), limits))
      expect(session).toBeDefined()
    }
    expect(await find(token, 43_200)).toBeUndefined()
  })

  test('a replaced token counts for a minute more, the new one goes on, and one of two at once replaces it [T-17]', async () => {
    const { id, token } = await open()
    const [next, second] = await Promise.all([1, 2].map(() => inSps((tx) => replaceSessionToken(tx, token, at(10)))))
    expect([next, second].filter((made) => made !== undefined)).toHaveLength(1)
    expect((await find(token, 69))?.id).toBe(id)
    expect(await find(token, 70)).toBeUndefined()
    expect((await find(next ?? second ?? '', 1000))?.id).toBe(id)
    expect(await inSps((tx) => replaceSessionToken(tx, token, at(20)))).toBeUndefined()
  })

  test('signing out with a replaced token ends the session too', async () => {
    const { token } = await open()
    const next = await inSps((tx) => replaceSessionToken(tx, token, at(10)))
    await inSps((tx) => endSession(tx, token))
    expect(await find(next ?? '', 11)).toBeUndefined()
  })

  test('an ended session is gone at once', async () => {
    const [first, second] = [await open(), await open()]
    await inSps((tx) => endSession(tx, first.token))
    expect(await find(first.token, 1)).toBeUndefined()
    await inSps((tx) => endSessionsOf(tx, personId))
    expect(await find(second.token, 1)).toBeUndefined()
  })

  test('another tenant does not know the token', async () => {
    const { token } = await open()
    expect(await withTenant(site.services.db, 'aerobt', (tx) => findSession(tx, token, at(1)))).toBeUndefined()
  })

  test.each(['pending', 'deactivated', 'deleted', 'denied'] as const)('a person who is %s has no session', async (status) => {
    const { personId: id } = await signInAs(site, `${status}@sps.example`)
    const { token } = await inSps((tx) => openSession(tx, { personId: id, now: at(0), limits }))
    await inSps((tx) => updatePerson(tx, id, { status }))
    expect(await find(token, 1)).toBeUndefined()
  })
})
