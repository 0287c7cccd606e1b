import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openProcurementWorld,
  writeSetup,
  type ProcurementWorld,
} from '#features/buying/procurement/testing/procurement-world.ts'

let world: ProcurementWorld
beforeAll(async () => {
  world = await openProcurementWorld()
})
afterAll(() => world.close())

const API = '/api/company/v1/procurement'

test('company-admins alone, of their company alone', async () => {
  const { id } = await world.connect()
  expect((await world.call(world.people.buyer, 'GET', API)).status).toBe(404)
  expect((await world.app.inject({ url: API, headers: { host: 'process.localhost' } })).statusCode).toBe(401)
  const { body, text } = await world.call(world.chief, 'GET', API)
  expect(body.connections.find((one: { id: string }) => one.id === id)).toMatchObject({
    ...{ name: 'ProcureOne', domain: 'networkid', person: 'buyer@process.example', state: 'unused' },
    ...{ frameOrigins: ['https://buyer.example'] },
  })
  expect(text).not.toContain('sealed.')
  expect((await world.call(world.people.buyer, 'DELETE', `${API}/${id}`)).status).toBe(404)
  expect((await world.call(world.chief, 'DELETE', `${API}/${id}`)).status).toBe(200)
  expect((await world.call(world.chief, 'DELETE', `${API}/${id}`)).status).toBe(404)
})

test.each([
  ['a person of nobody', { person: 'reader@process.example' }, 400],
  ['an origin with a path', { frameOrigins: ['https://buyer.example/frame'] }, 400],
  ['an origin without encryption', { frameOrigins: ['http://buyer.example'] }, 400],
  ['a wildcard', { frameOrigins: ['https://*.example'] }, 400],
  ['an address of our network', { documentsUrl: 'https://10.0.0.1/cxml' }, 400],
  ['a cost centre of nobody', { costCentre: 'CC-1' }, 400],
  ['another field', { tenant: 'marine' }, 400],
])('refuses %s', async (_, differs, status) => {
  const body = { name: 'P', domain: 'NetworkId', identity: `AN-X-${Math.random()}`, person: 'buyer@process.example' }
  expect((await world.call(world.chief, 'POST', API, { ...body, ...differs })).status).toBe(status)
})

test('an identity is of one connection', async () => {
  const { identity } = await world.connect()
  await expect(world.connect({ identity, domain: 'NETWORKID' })).rejects.toThrow('taken')
})

test('two secrets are accepted while one is changed', async () => {
  const { id, identity, secret } = await world.connect()
  const statusWith = async (one: string) => (await world.postCxml(writeSetup({ identity, secret: one }))).status
  const added = await world.call(world.chief, 'POST', `${API}/${id}/secret`)
  expect(added.status).toBe(201)
  expect((await world.call(world.chief, 'POST', `${API}/${id}/secret`)).status).toBe(409)
  expect([await statusWith(secret), await statusWith(added.body.sharedSecret)]).toEqual([200, 200])
  expect((await world.call(world.chief, 'DELETE', `${API}/${id}/secret`)).status).toBe(200)
  expect([await statusWith(secret), await statusWith(added.body.sharedSecret)]).toEqual([401, 200])
  expect((await world.call(world.chief, 'DELETE', `${API}/${id}/secret`)).status).toBe(409)
})

test('a test goes the whole way and leaves nothing', async () => {
  const { id } = await world.connect()
  const { status, body, text } = await world.call(world.chief, 'POST', `${API}/${id}/test`, {})
  expect(status, text).toBe(200)
  expect(body.steps.map(({ name, isOk }: { name: string; isOk: boolean }) => [name, isOk])).toEqual([
    ['setup', true],
    ['response', true],
    ['start', true],
    ['transfer', true],
  ])
  const rows = await world.inTenant((tx) => tx.selectFrom('punchOut').select('id').where('connectionId', '=', id).execute())
  expect(rows).toEqual([])
})

test('staff see those of all customers and add one for the company of a person', async () => {
  const office = '/api/back-office/v1/procurement'
  expect((await world.call(world.chief, 'GET', office)).status).toBe(404)
  const body = { name: 'SRM', domain: 'OCI', identity: 'SRM-EAST', person: 'colleague@process.example' }
  const added = await world.call(world.admin, 'POST', office, body)
  expect(added.status, added.text).toBe(201)
  const listed = await world.call(world.admin, 'GET', office)
  expect(listed.body.connections.find((one: { id: string }) => one.id === added.body.id)).toMatchObject({ company: 'Northline' })
  expect((await world.call(world.admin, 'DELETE', `${office}/${added.body.id}`)).status).toBe(200)
})
