import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let buyer: SignedIn
let neighbour: SignedIn
let foreigner: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  neighbour = await signInAs(site, 'neighbour@sps.example')
  foreigner = await signInAs(site, 'buyer@hbtbt.example')
})
afterAll(() => site.close())

type Who = Pick<SignedIn, 'host'> & { readonly cookie?: string }
const PATH = '/api/schedules/projects'
const call = ({ host, cookie = '' }: Who, method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  site.app.inject({
    method,
    url: `${PATH}${path}`,
    headers: { host, cookie, origin: `http://${host}` },
    ...(payload && { payload }),
  })
const line = (sku: string, quantity = 1) => ({ sku, quantity, tag: '', remark: '' })
const content = (over: object = {}) => ({ name: 'Hall 3', kind: 'general', lines: [line('HS-1', 2)], version: 0, ...over })
const create = async (who: SignedIn, over: object = {}): Promise<string> => {
  const id = randomUUID()
  expect((await call(who, 'PUT', `/${id}`, content(over))).json()).toEqual({ id, version: 1 })
  return id
}
type Listed = { id: string; name: string; lineCount: number; version: number }
const list = async (who: Who): Promise<Listed[]> => (await call(who, 'GET')).json<{ projects: Listed[] }>().projects

test('a project is saved, listed, opened, renamed and deleted [2.2.11]', async () => {
  const id = await create(buyer)
  expect(await list(buyer)).toEqual([expect.objectContaining({ id, name: 'Hall 3', lineCount: 1, version: 1 })])
  expect(
    (await call(buyer, 'PUT', `/${id}`, content({ name: 'Hall 4', version: 1, lines: [line('HS-2'), line('HS-3')] }))).json(),
  ).toEqual({ id, version: 2 })
  expect((await call(buyer, 'GET', `/${id}`)).json()).toEqual({
    id,
    name: 'Hall 4',
    kind: 'general',
    version: 2,
    lines: [line('HS-2'), line('HS-3')],
  })
  expect((await call(buyer, 'DELETE', `/${id}`)).json()).toEqual({ success: true })
  expect((await call(buyer, 'GET', `/${id}`)).statusCode).toBe(404)
  expect((await call(buyer, 'PUT', `/${id}`, content({ version: 2 }))).statusCode).toBe(404)
  expect(await list(buyer)).toEqual([])
})

test('nobody writes over what they have not read, and a repeated call does nothing twice', async () => {
  const id = await create(buyer)
  const change = content({ name: 'First', version: 1 })
  expect((await call(buyer, 'PUT', `/${id}`, change)).json()).toEqual({ id, version: 2 })
  expect((await call(buyer, 'PUT', `/${id}`, change)).json()).toEqual({ id, version: 2 })
  const late = await call(buyer, 'PUT', `/${id}`, content({ name: 'Second', version: 1 }))
  expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
  expect((await call(buyer, 'GET', `/${id}`)).json()).toMatchObject({ name: 'First', version: 2 })
})

test('of two who save at once one learns of the other', async () => {
  const id = await create(buyer)
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => call(buyer, 'PUT', `/${id}`, content({ name, version: 1 }))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
})

test('another person’s and another tenant’s projects do not exist', async () => {
  const id = await create(buyer)
  for (const other of [neighbour, foreigner, { host: foreigner.host, cookie: foreigner.cookie }]) {
    expect((await call(other, 'GET', `/${id}`)).statusCode).toBe(404)
    expect((await call(other, 'PUT', `/${id}`, content({ version: 1, name: 'Mine' }))).statusCode).toBe(404)
    expect((await call(other, 'DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await list(other)).map((project) => project.id)).not.toContain(id)
  }
  // Not even its id can be taken within the tenant.
  expect((await call(neighbour, 'PUT', `/${id}`, content())).statusCode).toBe(404)
  expect((await call(buyer, 'GET', `/${id}`)).json()).toMatchObject({ name: 'Hall 3', version: 1 })
})

test('who is not signed in has none', async () => {
  const id = await create(buyer)
  for (const who of [{ host: buyer.host }, { host: buyer.host, cookie: foreigner.cookie }]) {
    expect((await call(who, 'GET')).statusCode).toBe(401)
    expect((await call(who, 'GET', `/${id}`)).statusCode).toBe(401)
    expect((await call(who, 'PUT', `/${randomUUID()}`, content())).statusCode).toBe(401)
    expect((await call(who, 'DELETE', `/${id}`)).statusCode).toBe(401)
  }
})

test.each([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(81) }],
  ['control characters', { name: 'a\u0000b' }],
  ['control characters in a remark', { lines: [{ ...line('HS-1'), remark: '\u0000' }] }],
  ['another kind', { kind: 'audio' }],
  ['no part number', { lines: [line('../x')] }],
  ['no pieces', { lines: [line('HS-1', 0)] }],
  ['too many lines', { lines: Array.from({ length: 501 }, () => line('HS-1')) }],
  ['a price', { lines: [{ ...line('HS-1'), price: 1 }] }],
  ['an owner', { personId: 'x' }],
  ['a negative version', { version: -1 }],
])('%s is refused', async (_, over) => {
  expect((await call(buyer, 'PUT', `/${randomUUID()}`, content(over))).statusCode).toBe(400)
})

test('an address without an id is refused', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await call(buyer, method, '/1', method === 'PUT' ? content() : undefined)).statusCode).toBe(400)
})

test('a person keeps a hundred projects and no more', async () => {
  const collector = await signInAs(site, 'collector@sps.example')
  for (let count = 0; count < 100; count += 1) await create(collector)
  expect((await call(collector, 'PUT', `/${randomUUID()}`, content())).statusCode).toBe(400)
  expect(await list(collector)).toHaveLength(100)
})
