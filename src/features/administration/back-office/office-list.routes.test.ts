import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const BASE = '/api/back-office/v1'
const ADMIN_LISTS = ['people', 'jobs', 'downloads']
const STAFF_LISTS = ['media', 'notices']
let site: TestApp
let admin: SignedIn
let author: SignedIn
let buyer: SignedIn
let foreign: SignedIn

beforeAll(async () => {
  site = await openTestApp()
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'], givenName: 'Ada', familyName: 'Min' }, { isProven: true })
  author = await signInAs(site, 'author@sps.example', { roles: ['internal', 'author'], givenName: 'Anna', familyName: 'Berg' })
  buyer = await signInAs(site, 'buyer@sps.example', { roles: ['customer'], givenName: 'Bea', familyName: 'Ver' })
  foreign = await signInAs(site, 'admin@aerobt.example', { roles: ['admin'] }, { isProven: true })
  const items = [{ id: 'works', visibility: 'show-for-everyone', text: 'We move on Friday.' }]
  await site.publish('sps', [
    {
      path: '/fragments/notifications',
      template: 'fragment-template',
      kind: 'Fragment',
      blocks: [{ id: 'n', type: 'notifications', props: { items } }],
    },
  ])
})
afterAll(() => site.close())

const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, who?: SignedIn, payload?: object) => {
  const host = who?.host ?? 'sps.localhost'
  const headers = { host, cookie: who?.cookie ?? '', origin: `http://${host}` }
  return site.app.inject({ method, url: `${BASE}${path}`, headers, ...(payload && { payload }) })
}
const statusOf = async (path: string, who?: SignedIn) => (await send('GET', path, who)).statusCode

describe('lists of the back office', () => {
  test.each(ADMIN_LISTS)('%s are for admins of the site alone', async (list) => {
    expect(await statusOf(`/${list}`, admin)).toBe(200)
    expect(await statusOf(`/${list}`)).toBe(401)
    for (const who of [author, buyer]) expect(await statusOf(`/${list}`, who)).toBe(404)
  })

  test.each(STAFF_LISTS)('%s are for authors too', async (list) => {
    for (const who of [admin, author]) expect(await statusOf(`/${list}`, who)).toBe(200)
    expect(await statusOf(`/${list}`)).toBe(401)
    expect(await statusOf(`/${list}`, buyer)).toBe(404)
  })

  test('hold nothing of another tenant', async () => {
    expect((await send('GET', '/people', foreign)).json().total).toBe(1)
    expect((await send('GET', '/notices', foreign)).json().total).toBe(0)
  })

  test('people are found by name and role', async () => {
    const emailsOf = async (query: string) => {
      const { rows } = (await send('GET', `/people${query}`, admin)).json() as { rows: { email: string }[] }
      return rows.map(({ email }) => email)
    }
    expect(await emailsOf('?find=berg')).toEqual(['author@sps.example'])
    expect(await emailsOf('?role=author')).toEqual(['author@sps.example'])
    expect(await emailsOf('?status=denied')).toEqual([])
    expect((await send('GET', '/people?sort=roles', admin)).statusCode).toBe(400)
  })

  test('notices are told by market', async () => {
    const { rows, mayEdit } = (await send('GET', '/notices', author)).json()
    expect(rows).toMatchObject([{ locale: 'us/en', id: 'works', text: 'We move on Friday.' }])
    expect([mayEdit, (await send('GET', '/notices', admin)).json().mayEdit]).toEqual([true, false])
  })
})

describe('roles', () => {
  const change = (who: SignedIn | undefined, person: SignedIn, roles: readonly string[]) =>
    send('PUT', `/people/${person.personId}/roles`, who, { roles })

  test('are given by admins, never to themselves, and it is in the log', async () => {
    const given = await change(admin, buyer, ['author'])
    expect([given.statusCode, given.json().roles]).toEqual([200, ['customer', 'author']])
    expect(await statusOf('/media', buyer)).toBe(200)
    expect((await change(admin, buyer, [])).json().roles).toEqual(['customer'])
    expect((await change(admin, admin, [])).statusCode).toBe(403)
    const { entries } = (await send('GET', '/audit?action=person.roles', admin)).json()
    expect(entries[1]).toMatchObject({ object: buyer.personId, before: 'customer', after: 'customer, author' })
  })

  test('are nobody else’s to give', async () => {
    expect((await change(undefined, buyer, ['admin'])).statusCode).toBe(401)
    for (const who of [author, buyer, foreign]) expect((await change(who, buyer, ['admin'])).statusCode).toBe(404)
    expect((await change(admin, buyer, ['root'])).statusCode).toBe(400)
    expect((await change(admin, { ...buyer, personId: foreign.personId }, ['admin'])).statusCode).toBe(404)
  })
})

test('work that somebody started is stopped by an admin', async () => {
  const { id } = await withTenant(site.services.db, 'sps', (tx) =>
    tx
      .insertInto('job')
      .values({ kind: 'slow-export', owner: buyer.personId, singletonKey: null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  expect((await send('DELETE', `/jobs/${id}`, author)).statusCode).toBe(404)
  expect((await send('DELETE', `/jobs/${id}`, foreign)).statusCode).toBe(404)
  expect((await send('GET', '/jobs?find=slow', admin)).json().rows).toMatchObject([{ owner: 'Bea Ver', mayCancel: true }])
  expect((await send('DELETE', `/jobs/${id}`, admin)).statusCode).toBe(204)
  expect((await send('GET', '/jobs', admin)).json().rows).toMatchObject([{ state: 'cancelled', mayCancel: false }])
})
