import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedSearch } from '#features/search/saved-searches/saved-search.schema.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PATH = '/pif/api/techpub/v1/saved-search'

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

type Call = { method?: 'GET' | 'POST' | 'DELETE'; url?: string; as?: SignedIn | undefined; payload?: object; origin?: string }
const call = ({ method = 'GET', url = PATH, as = buyer, payload, origin = `http://${as.host}` }: Call = {}) =>
  site.app.inject({ method, url, headers: { host: as.host, cookie: as.cookie, origin }, ...(payload && { payload }) })
const save = (payload: object, as = buyer) => call({ method: 'POST', payload, as })
const list = async (as = buyer) => (await call({ as })).json<{ savedSearches: SavedSearch[] }>().savedSearches

const SEAL = { name: 'Seals', query: 'seal kit', type: 'Product', filters: { brand: ['A', 'B'] }, sort: 'newest' }

test('a search is kept under its name, listed and forgotten [7.8.9]', async () => {
  const answer = await save(SEAL)
  expect(answer.statusCode).toBe(201)
  const saved = answer.json<SavedSearch>()
  expect(saved).toMatchObject(SEAL)
  expect((await save({ name: 'Plain', query: 'x' })).statusCode).toBe(201)
  expect((await list()).map(({ name }) => name).toSorted()).toEqual(['Plain', 'Seals'])
  expect((await call({ method: 'DELETE', url: `${PATH}/${saved.id}` })).statusCode).toBe(200)
  expect((await list()).map(({ name }) => name)).toEqual(['Plain'])
})

test('they are one’s own: nobody else lists or deletes them [7.8.9]', async () => {
  const { id } = (await save({ ...SEAL, name: 'Mine' })).json<SavedSearch>()
  for (const as of [other, foreign]) {
    expect(await list(as)).toEqual([])
    expect((await call({ method: 'DELETE', url: `${PATH}/${id}`, as })).statusCode).toBe(404)
  }
  expect((await list()).some((search) => search.id === id)).toBe(true)
  expect((await call({ method: 'DELETE', url: `${PATH}/${randomUUID()}` })).statusCode).toBe(404)
})

test('anonymous visitors keep nothing [7.8.9]', async () => {
  const anonymous = { ...buyer, cookie: '' }
  expect((await call({ as: anonymous })).statusCode).toBe(401)
  expect((await save(SEAL, anonymous)).statusCode).toBe(401)
  expect((await call({ method: 'DELETE', url: `${PATH}/${randomUUID()}`, as: anonymous })).statusCode).toBe(401)
})

test('other sites cannot make anyone keep something', async () => {
  const before = (await list()).length
  expect((await call({ method: 'POST', payload: SEAL, origin: 'https://evil.example' })).statusCode).toBe(403)
  expect(await list()).toHaveLength(before)
})

test.each([
  ['no name', { ...SEAL, name: ' ' }],
  ['a long name', { ...SEAL, name: 'x'.repeat(81) }],
  ['no words', { ...SEAL, query: '' }],
  ['129 characters', { ...SEAL, query: 'x'.repeat(129) }],
  ['a control character', { ...SEAL, query: 'a\0b' }],
  ['half a character', { ...SEAL, name: 'x\uD800' }],
  ['an unknown type', { ...SEAL, type: 'Anything' }],
  ['an unknown filter', { ...SEAL, filters: { audience: ['x'] } }],
  ['an unknown order', { ...SEAL, sort: 'price' }],
  ['someone else’s id', { ...SEAL, personId: randomUUID() }],
])('%s is refused', async (_, payload) => expect((await save(payload)).statusCode).toBe(400))

test('an id that is none is refused', async () =>
  expect((await call({ method: 'DELETE', url: `${PATH}/1` })).statusCode).toBe(400))

test('fifty are enough, also for those who save two at once [7.8.9]', async () => {
  for (let index = 0; index < 49; index += 1) await save({ name: `Search ${index}`, query: 'x' }, other)
  const both = await Promise.all([save(SEAL, other), save(SEAL, other)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(await list(other)).toHaveLength(50)
})
