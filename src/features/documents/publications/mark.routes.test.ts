import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPublication, makePublication, makeRevision } from '#features/documents/publications/testing/sample-publications.ts'
import { insertRevision } from '#features/documents/publications/publication.store.ts'
import { insertToolAccess, insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const PATH = '/api/publications/v1/marks'
let site: TestApp
let buyer: SignedIn
let other: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'reader@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
  await addPublication(site, 'sps', makePublication('mm-1'), ['A', 'B'])
  await addPublication(site, 'sps', makePublication('im-1', { audience: null }))
  await addPublication(site, 'sps', makePublication('pc-1', { audience: 'tool:docs' }))
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertTools(tx, [{ id: 'docs', name: 'Documents', businessSegment: 'Service', pagePath: null, targetUrl: null }])
    await insertToolAccess(tx, [{ personId: buyer.personId, toolId: 'docs', status: 'Approved', lmsUserId: null }])
  })
})
afterAll(() => site.close())

type Call = { method?: 'GET' | 'PUT' | 'POST'; url?: string; as?: SignedIn; payload?: object; origin?: string }
const call = ({ method = 'GET', url = PATH, as = buyer, payload, origin = `http://${as.host}` }: Call) =>
  site.app.inject({ method, url, headers: { host: as.host, cookie: as.cookie, origin }, ...(payload && { payload }) })
const mark = (slug: string, payload: object, as = buyer) => call({ method: 'PUT', url: `${PATH}/${slug}`, payload, as })
type Own = {
  marks: { slug: string; isFavourite: boolean; isSubscribed: boolean }[]
  news: { slug: string; title: string; revision: string }[]
}
const own = async (as = buyer, query = ''): Promise<Own> => (await call({ as, url: `${PATH}${query}` })).json<Own>()

test('favourites and subscriptions are kept apart, said again change nothing, and are one’s own', async () => {
  expect((await mark('mm-1', { isFavourite: true })).json()).toEqual({ isFavourite: true, isSubscribed: false })
  expect((await mark('mm-1', { isSubscribed: true })).json()).toEqual({ isFavourite: true, isSubscribed: true })
  expect((await mark('mm-1', { isSubscribed: true })).json()).toEqual({ isFavourite: true, isSubscribed: true })
  expect(await own()).toMatchObject({ marks: [{ slug: 'mm-1', isFavourite: true, isSubscribed: true }], news: [] })
  expect((await own(other)).marks).toEqual([])
  expect((await mark('mm-1', { isFavourite: false })).json()).toEqual({ isFavourite: false, isSubscribed: true })
})

test('a revision after subscribing is news until it is opened, in the reader’s language', async () => {
  await mark('im-1', { isSubscribed: true })
  await withTenant(site.services.db, 'sps', (tx) => insertRevision(tx, 'im-1', makeRevision('B')))
  expect((await own(buyer, '?language=de')).news).toEqual([
    { slug: 'im-1', number: 'IM-1', title: 'Handbuch im-1', revision: 'B' },
  ])
  const seen = (revision: string, as = buyer) => call({ method: 'POST', url: `${PATH}/im-1/seen`, payload: { revision }, as })
  expect((await seen('A')).statusCode).toBe(200)
  expect((await own()).news).toHaveLength(1)
  expect((await seen('Z')).statusCode).toBe(404)
  expect((await seen('B')).statusCode).toBe(200)
  expect((await own()).news).toEqual([])
})

test('what one may not read cannot be marked, and leaves one’s list with the right to read it [T-26]', async () => {
  expect((await mark('pc-1', { isFavourite: true }, other)).statusCode).toBe(404)
  expect((await mark('pc-1', { isFavourite: true })).statusCode).toBe(200)
  expect((await own()).marks.map(({ slug }) => slug)).toContain('pc-1')
  await withTenant(site.services.db, 'sps', (tx) =>
    tx.updateTable('toolAccess').set({ status: 'Denied' }).where('personId', '=', buyer.personId).execute(),
  )
  expect((await own()).marks.map(({ slug }) => slug)).not.toContain('pc-1')
})

test('another tenant has none of them, and anonymous visitors keep nothing', async () => {
  expect((await mark('mm-1', { isFavourite: true }, foreign)).statusCode).toBe(404)
  const anonymous = { ...buyer, cookie: '' }
  expect((await call({ as: anonymous })).statusCode).toBe(401)
  expect((await mark('im-1', { isFavourite: true }, anonymous)).statusCode).toBe(401)
  expect((await call({ method: 'PUT', url: `${PATH}/mm-1`, payload: {}, origin: 'https://evil.example' })).statusCode).toBe(403)
})

test.each([
  ['mm-1', { isFavourite: 'yes' }],
  ['mm-1', { personId: 'x' }],
  ['MM-1', { isFavourite: true }],
  ['..%2Fx', { isFavourite: true }],
])('%s with %j is refused', async (slug, payload) => expect((await mark(slug, payload)).statusCode).toBe(400))
