import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '#foundation/audit/audit.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let buyer: SignedIn
let csr: SignedIn
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute))

beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Ada', familyName: 'Buyer' })
  csr = await signInAs(site, 'csr@sps.example', { givenName: 'Carl', familyName: 'Service', isInternal: true })
  await withTenant(site.services.db, 'sps', async (tx) => {
    await writeAudit(tx, { id: buyer.personId }, at(0), 'profile.changed', { field: 'phone' })
    await writeAudit(tx, { id: buyer.personId, actorId: csr.personId }, at(1), 'acting.started')
    await writeAudit(tx, { id: csr.personId }, at(2), 'profile.changed')
  })
})
afterAll(() => site.close())

const get = ({ host, cookie }: Pick<SignedIn, 'host' | 'cookie'>, query = '') =>
  site.app.inject({ url: `/api/me/audit${query}`, headers: { host, cookie } })

describe('one’s own audit log', () => {
  test('tells who did what, the latest first', async () => {
    const answer = await get(buyer)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json().entries).toMatchObject([
      { at: at(1).toISOString(), action: 'acting.started', actor: { name: 'Carl Service', isSelf: false } },
      {
        at: at(0).toISOString(),
        action: 'profile.changed',
        actor: { name: 'Ada Buyer', isSelf: true },
        details: { field: 'phone' },
      },
    ])
  })

  test('can be narrowed to what others did, and read in parts', async () => {
    expect((await get(buyer, '?by=others')).json().entries).toHaveLength(1)
    expect((await get(buyer, `?before=${at(1).toISOString()}`)).json().entries).toMatchObject([{ action: 'profile.changed' }])
    expect((await get(buyer, '?limit=1')).json().entries).toMatchObject([{ action: 'acting.started' }])
  })

  test('is a list: page by page, in both orders, of a period', async () => {
    const list = async (query: string) => (await get(buyer, query)).json()
    expect(await list('?size=1&page=2')).toMatchObject({ total: 2, entries: [{ action: 'profile.changed' }] })
    expect((await list('?sort=at')).entries[0]).toMatchObject({ action: 'profile.changed' })
    expect(await list('?at=2026-11-15..2026-11-15')).toMatchObject({ total: 2 })
    expect(await list('?at=2026-11-16..')).toEqual({ entries: [], total: 0 })
  })

  test('another customer and another tenant see nothing of it', async () => {
    const other = await signInAs(site, 'single@sps.example')
    expect((await get(other)).json().entries).toEqual([])
    const sameName = await signInAs(site, 'buyer@aerobt.example')
    expect((await get(sameName)).json().entries).toEqual([])
    expect((await get({ host: 'aerobt.localhost', cookie: buyer.cookie })).statusCode).toBe(401)
  })

  test('an anonymous visitor is asked to sign in', async () => {
    expect((await get({ host: buyer.host, cookie: 'sps-isAuthenticated=true' })).statusCode).toBe(401)
  })

  test.each(['?by=nobody', '?limit=0', '?limit=101', '?before=yesterday', '?sort=action', '?at=yesterday'])(
    '%s is refused',
    async (query) => {
      expect((await get(buyer, query)).statusCode).toBe(400)
    },
  )
})

describe('the audit log', () => {
  const tryIn = (statement: ReturnType<typeof sql>) =>
    withTenant(site.services.db, 'sps', (tx) => statement.execute(tx)).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  const DENIED = '42501'

  test.each([
    ['changed', sql`update audit_entry set action = 'nothing'`],
    ['removed', sql`delete from audit_entry`],
    ['emptied', sql`truncate audit_entry`],
  ])('cannot be %s by the application', async (_, statement) => {
    expect(await tryIn(statement)).toBe(DENIED)
    expect((await get(buyer)).json().entries).toHaveLength(2)
  })

  test('takes no entry for another tenant', async () => {
    const foreign = sql`insert into audit_entry (tenant, at, actor_id, subject_id, action)
      values ('aerobt', now(), gen_random_uuid(), gen_random_uuid(), 'x')`
    expect(await tryIn(foreign)).toBe(DENIED)
  })
})
