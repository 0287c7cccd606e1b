import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from '#foundation/audit/audit.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const LOG = '/api/back-office/v1/audit'
let site: TestApp
let admin: SignedIn
let author: SignedIn
let foreign: SignedIn
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute))

beforeAll(async () => {
  site = await openTestApp()
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'], givenName: 'Ada', familyName: 'Min' })
  author = await signInAs(site, 'author@sps.example', { roles: ['author'], givenName: 'Anna', familyName: 'Berg' })
  foreign = await signInAs(site, 'admin@aerobt.example', { roles: ['admin'] })
  await withTenant(site.services.db, 'sps', async (tx) => {
    await writeAudit(tx, { id: admin.personId }, at(0), 'request.approve', {
      object: '20001',
      before: 'Waiting',
      after: 'Approved',
    })
    await writeAudit(tx, { id: author.personId }, at(1), 'page.publish', {
      object: 'p-1',
      name: '/us/en/a',
      address: '203.0.113.7',
    })
    await writeAudit(tx, { id: author.personId }, at(2), 'page.draft', { object: 'p-2', fields: 3 })
  })
})
afterAll(() => site.close())

const get = (who: Pick<SignedIn, 'host' | 'cookie'>, query = '') =>
  site.app.inject({ url: `${LOG}${query}`, headers: { host: who.host, cookie: who.cookie } })
const actionsOf = async (query: string) => {
  const { entries } = (await get(admin, query)).json() as { entries: { action: string }[] }
  return entries.map(({ action }) => action)
}

test('admins read who did what, the latest first', async () => {
  const answer = await get(admin)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.json()).toMatchObject({
    total: 3,
    actions: ['page.draft', 'page.publish', 'request.approve'],
    entries: [
      { action: 'page.draft', object: 'p-2', before: null, after: null, details: { fields: 3 } },
      { actor: { name: 'Anna Berg', email: 'author@sps.example' }, name: '/us/en/a', address: '203.0.113.7' },
      { object: '20001', before: 'Waiting', after: 'Approved', address: null },
    ],
  })
})

test.each([
  ['?object=p-1', ['page.publish']],
  ['?object=/us/en/a', ['page.publish']],
  ['?actor=AUTHOR@sps.example', ['page.draft', 'page.publish']],
  ['?actor=berg', ['page.draft', 'page.publish']],
  ['?action=request.approve', ['request.approve']],
  ['?find=Approved', ['request.approve']],
  ['?find=100%25', []],
  ['?at=2026-11-16..', []],
  ['?sort=at&size=1', ['request.approve']],
])('%s narrows it', async (query, expected) => {
  expect(await actionsOf(query)).toEqual(expected)
})

test('it exists for admins of the site alone', async () => {
  expect((await get({ host: admin.host, cookie: '' })).statusCode).toBe(401)
  expect((await get(author)).statusCode).toBe(404)
  expect((await get(foreign)).json().entries).toEqual([])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('no %s changes it', async (method) => {
  const headers = { host: admin.host, cookie: admin.cookie, origin: `http://${admin.host}` }
  expect((await site.app.inject({ method, url: LOG, headers })).statusCode).toBe(404)
  expect((await get(admin)).json().total).toBe(3)
})
