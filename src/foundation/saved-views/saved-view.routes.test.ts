import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_VIEWS, type SavedView } from '#foundation/saved-views/saved-view.rules.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PATH = '/api/me/views'
let site: TestApp
let buyer: SignedIn
let other: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'reader@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
})
afterAll(() => site.close())

type Call = { method?: 'GET' | 'POST' | 'DELETE'; url?: string; as?: SignedIn; payload?: object; origin?: string }
const call = ({ method = 'GET', url = PATH, as = buyer, payload, origin = `http://${as.host}` }: Call) =>
  site.app.inject({ method, url, headers: { host: as.host, cookie: as.cookie, origin }, ...(payload && { payload }) })
const save = (payload: object, as = buyer) => call({ method: 'POST', payload, as })
const list = async (name: string, as = buyer) =>
  (await call({ url: `${PATH}?list=${name}`, as })).json<{ views: SavedView[] }>().views
const LATE = { list: 'orders', name: 'Late', query: 'status=late&sort=-placed' }

test('a view is kept with its list, replaced by one of the same name, and forgotten', async () => {
  const saved = await save(LATE)
  expect(saved.statusCode).toBe(201)
  expect(saved.headers['cache-control']).toBe('private, no-store')
  const { id } = saved.json<SavedView>()
  await save({ ...LATE, list: 'invoices', query: '' })
  await save({ ...LATE, name: 'Open', query: 'status=open' })
  expect((await save({ ...LATE, query: 'status=late' })).json()).toEqual({ id, name: 'Late', query: 'status=late' })
  expect(await list('orders')).toMatchObject([
    { name: 'Late', query: 'status=late' },
    { name: 'Open', query: 'status=open' },
  ])
  expect(await list('invoices')).toHaveLength(1)
  expect((await call({ method: 'DELETE', url: `${PATH}/${id}` })).statusCode).toBe(200)
  expect((await list('orders')).map(({ name }) => name)).toEqual(['Open'])
})

test('views are one’s own: nobody else lists or forgets them', async () => {
  const { id } = (await save({ ...LATE, list: 'cases' })).json<SavedView>()
  for (const as of [other, foreign]) {
    expect(await list('cases', as)).toEqual([])
    expect((await call({ method: 'DELETE', url: `${PATH}/${id}`, as })).statusCode).toBe(404)
  }
  expect(await list('cases')).toHaveLength(1)
  expect((await call({ method: 'DELETE', url: `${PATH}/${randomUUID()}` })).statusCode).toBe(404)
})

test('anonymous visitors keep nothing, and other sites make nobody keep something', async () => {
  const anonymous = { ...buyer, cookie: '' }
  expect((await call({ url: `${PATH}?list=orders`, as: anonymous })).statusCode).toBe(401)
  expect((await save(LATE, anonymous)).statusCode).toBe(401)
  expect((await call({ method: 'DELETE', url: `${PATH}/${randomUUID()}`, as: anonymous })).statusCode).toBe(401)
  expect((await call({ method: 'POST', payload: LATE, origin: 'https://evil.example' })).statusCode).toBe(403)
})

test('a list has so many views and no more, but those it has can be replaced', async () => {
  for (let count = 0; count < MOST_VIEWS; count++)
    expect((await save({ ...LATE, list: 'full', name: `View ${count}` })).statusCode).toBe(201)
  expect((await save({ ...LATE, list: 'full', name: 'One more' })).statusCode).toBe(409)
  expect((await save({ ...LATE, list: 'full', name: 'View 3' })).statusCode).toBe(201)
})

test.each([
  {},
  { ...LATE, name: ' ' },
  { ...LATE, name: 'x'.repeat(61) },
  { ...LATE, name: 'a\u0000' },
  { ...LATE, list: 'Orders!' },
  { ...LATE, query: 'x'.repeat(2_001) },
  { ...LATE, query: '\ud800' },
  { ...LATE, personId: randomUUID() },
])('%j is refused', async (payload) => expect((await save(payload)).statusCode).toBe(400))

test.each(['', '?list=', '?list=../x'])('the views of %j are refused', async (query) =>
  expect((await call({ url: `${PATH}${query}` })).statusCode).toBe(400),
)
