import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { insertKey } from '#foundation/integration/public.server.ts'
import { logMessage } from '#features/buying/procurement/message/message.store.ts'
import { findGrammarFaults } from '#features/buying/procurement/testing/cxml-grammar.ts'
import {
  openProcurementWorld,
  writeOrder,
  writeSetup,
  type ProcurementWorld,
} from '#features/buying/procurement/testing/procurement-world.ts'

let world: ProcurementWorld
beforeAll(async () => {
  world = await openProcurementWorld({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } })
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

test('documents never go to an address of our own [T-111]', async () => {
  const { byHost } = world.services.tenants
  const hosts = vi
    .spyOn(world.services.tenants, 'byHost')
    .mockImplementation((host) => byHost(host === 'portal.halden.com' ? 'process.localhost' : host))
  const change = (documentsUrl: string) => world.call(world.chief, 'PATCH', `${API}/${id}`, { documentsUrl })
  const { id } = await world.connect()
  expect((await change('https://portal.halden.com/procurement/cxml')).status).toBe(400)
  expect((await change('https://documents.buyer.com/cxml')).status).toBe(200)
  hosts.mockRestore()
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

test('its log holds the last 200 messages, and hardly more are stored', async () => {
  const { id, identity, secret } = await world.connect()
  await world.inTenant(async (tx) => {
    for (let at = 0; at < 230; at += 1)
      await logMessage(tx, {
        ...{ connectionId: id, direction: 'in', kind: `old ${at}`, detail: '', payloadId: null, document: '', answer: '' },
        ...{ status: 200, tookMs: 0, at: world.services.clock.now() },
      })
  })
  await world.postCxml(writeSetup({ identity, secret }))
  const { body } = await world.call(world.chief, 'GET', `${API}/${id}/messages`)
  expect(body.messages).toHaveLength(200)
  expect(body.messages[0]).toMatchObject({ kind: 'PunchOutSetupRequest' })
  const { rows } = await world.inTenant((tx) => sql`select from procurement_message where connection_id = ${id}`.execute(tx))
  expect(rows.length).toBeLessThan(220)
})

describe('a test of the connection', () => {
  const receiver = http.createServer((request, reply) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received.push(Buffer.concat(parts).toString())
        reply.end(answer)
      })
  })
  const received: string[] = []
  let answer = ''
  beforeAll(() => new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void receiver.close())
  const run = async (id: string) => {
    const { status, body, text } = await world.call(world.chief, 'POST', `${API}/${id}/test`, {})
    expect(status, text).toBe(200)
    return {
      text,
      isOk: body.isOk as boolean,
      steps: body.steps as { name: string; isOk: boolean; sent: string; detail: string }[],
    }
  }
  const withDocuments = async () =>
    world.connect({ documentsUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/cxml` })

  test('goes the whole way and leaves nothing', async () => {
    const { id } = await world.connect()
    const before = await world.inTenant((tx) => tx.selectFrom('orders').select('number').execute())
    const { isOk, steps, text } = await run(id)
    expect(
      steps.map(({ name, isOk: isGood }) => [name, isGood]),
      text,
    ).toEqual(['setup', 'response', 'start', 'transfer', 'order'].map((name) => [name, true]))
    expect(isOk).toBe(true)
    for (const { sent } of steps) if (sent !== '') expect(findGrammarFaults(sent)).toEqual([])
    expect(steps.at(-1)).toMatchObject({ detail: 'The order would be placed.' })
    await world.inTenant(async (tx) => {
      expect(await tx.selectFrom('punchOut').select('id').where('connectionId', '=', id).execute()).toEqual([])
      expect(await tx.selectFrom('procurementOrder').select('id').where('connectionId', '=', id).execute()).toEqual([])
      expect(await tx.selectFrom('orders').select('number').execute()).toEqual(before)
    })
  })

  test.each([
    ['describes itself', 200, true],
    ['knows no ProfileRequest', 406, true],
    ['does not know our credentials', 401, false],
  ])('asks nothing of a system for documents that %s', async (_, status, isOk) => {
    answer = `<cXML><Response><Status code="${status}" text="x"/></Response></cXML>`
    const { id, secret } = await withDocuments()
    received.length = 0
    const tested = await run(id)
    expect(tested.isOk).toBe(isOk)
    expect(tested.steps.at(-1)).toMatchObject({ name: 'documents', isOk })
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('<ProfileRequest/>')
    expect(received[0]).toContain(`<SharedSecret>${secret}</SharedSecret>`)
    expect(received.flatMap(findGrammarFaults)).toEqual([])
    const log = await world.call(world.chief, 'GET', `${API}/${id}/messages`)
    expect(log.body.messages).toMatchObject([{ direction: 'out', kind: 'ProfileRequest', status }])
    expect(`${tested.text}${log.text}`).not.toContain(secret)
    const { body } = await world.call(world.chief, 'GET', API)
    expect(body.connections.find((one: { id: string }) => one.id === id)).toMatchObject({ state: 'unused' })
  })

  test('ends where a step fails, and sends nothing of a connection that is switched off', async () => {
    const { id } = await withDocuments()
    await world.call(world.chief, 'PATCH', `${API}/${id}`, { isActive: false })
    received.length = 0
    const { isOk, steps } = await run(id)
    expect({ isOk, names: steps.map(({ name }) => name) }).toEqual({ isOk: false, names: ['setup'] })
    expect(received).toEqual([])
  })

  test('is for company-admins of this company and for staff', async () => {
    const { id } = await world.connect()
    expect((await world.call(world.people.buyer, 'POST', `${API}/${id}/test`, {})).status).toBe(404)
    expect((await world.call(world.admin, 'POST', `/api/back-office/v1/procurement/${id}/test`, {})).status).toBe(200)
    expect((await world.call(world.chief, 'POST', `/api/back-office/v1/procurement/${id}/test`, {})).status).toBe(404)
  })
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

describe('a connection of staff', () => {
  const office = '/api/back-office/v1/procurement'
  const logIn = async (identity: string, secret: string) => (await world.postCxml(writeSetup({ identity, secret }))).status

  test('takes a secret that their system has set, and changes secrets as the company does', async () => {
    const body = { name: 'Ariba', domain: 'NetworkId', identity: 'AN-STAFF', person: 'buyer@process.example' }
    const chosen = 'set-in-the-supplier-profile'
    expect((await world.call(world.admin, 'POST', office, { ...body, sharedSecret: 'short' })).status).toBe(400)
    expect((await world.call(world.chief, 'POST', API, { ...body, sharedSecret: chosen })).status).toBe(400)
    const added = await world.call(world.admin, 'POST', office, { ...body, sharedSecret: chosen })
    expect(added, added.text).toMatchObject({ status: 201, body: { sharedSecret: chosen } })
    expect(await logIn('AN-STAFF', chosen)).toBe(200)
    const path = `${office}/${added.body.id}/secret`
    expect((await world.call(world.chief, 'POST', path, {})).status).toBe(404)
    const second = await world.call(world.admin, 'POST', path, { sharedSecret: 'their-second-secret-1' })
    expect(second, second.text).toMatchObject({ status: 201, body: { sharedSecret: 'their-second-secret-1' } })
    expect((await world.call(world.admin, 'POST', path, {})).body).toMatchObject({ code: 'two_secrets' })
    expect([await logIn('AN-STAFF', chosen), await logIn('AN-STAFF', 'their-second-secret-1')]).toEqual([200, 200])
    expect((await world.call(world.admin, 'DELETE', path)).status).toBe(200)
    expect([await logIn('AN-STAFF', chosen), await logIn('AN-STAFF', 'their-second-secret-1')]).toEqual([401, 200])
    expect((await world.call(world.admin, 'DELETE', path)).body).toMatchObject({ code: 'one_secret' })
  })
})

describe('account and units of a connection', () => {
  test('it buys for its account, which its person must order for', async () => {
    const { body } = await world.call(world.chief, 'GET', API)
    const [usual, other] = ['0000104210', '0000104211'].map(
      (number) =>
        body.accounts.find((one: { number: string; key: string }) => one.number === number && one.key.startsWith('PR1'))?.key,
    )
    const connection = await world.connect({ account: other })
    const opened = await world.visit({ connection })
    expect((await world.inVisit(opened, 'GET', '/api/punch-out/v1/visit')).body).toMatchObject({ currency: 'JPY' })
    const change = (fields: object) => world.call(world.chief, 'PATCH', `${API}/${connection.id}`, fields)
    expect((await change({ account: 'PR1~0000104999' })).body).toMatchObject({ details: [{ path: 'account' }] })
    expect((await change({ person: 'colleague@process.example' })).status).toBe(400)
    expect((await change({ person: 'colleague@process.example', account: usual })).status).toBe(200)
    expect((await change({ account: null })).status).toBe(200)
  })

  test('units are read and written as its system names them', async () => {
    expect((await world.call(world.chief, 'POST', API, { units: { ST: 'pieces' } })).status).toBe(400)
    const connection = await world.connect({ units: { ST: 'EA' } })
    const opened = await world.visit({ connection })
    await world.inVisit(opened, 'POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 1 }] })
    const { body } = await world.inVisit(opened, 'POST', '/api/punch-out/v1/visit/transfer', {})
    expect(Buffer.from(body.fields[0].value, 'base64').toString()).toContain('<UnitOfMeasure>ST</UnitOfMeasure>')
    await world.inTenant((tx) => sql`update part_terms set unit = 'BX' where sku = 'PACK-5'`.execute(tx))
    const order = (differs: { secret: string; identity: string }) => {
      const lines = [{ sku: 'PACK-5', quantity: 5, price: '10.00', unit: 'KAR' }]
      return world.postCxml(writeOrder({ ...differs, lines }), '/procurement/cxml')
    }
    expect((await order(connection)).status).toBe(406)
    expect((await order(await world.connect({ units: { KAR: 'BX' } }))).status).toBe(200)
  })
})

test('a key of a company reads its connections and their messages; others do not exist for it [T-84]', async () => {
  const { id, secret, identity } = await world.connect()
  await world.postCxml(writeSetup({ identity, secret }))
  const [ours, theirs] = await world.inTenant(async (tx) => {
    const { rows } = await sql<{ ours: string; theirs: string }>`
      with other as (insert into company (id, number, name) values (gen_random_uuid(), 'P-2', 'Southline') returning id)
      select company_id as ours, (select id from other) as theirs from procurement_connection where id = ${id}`.execute(tx)
    const make = (companyId: string | undefined) =>
      insertKey(tx, { name: 'Monitor', scopes: ['procurement:read'], companyId: companyId ?? null, now: new Date() })
    return [await make(rows[0]?.ours), await make(rows[0]?.theirs)]
  })
  const read = async (key: string, path = '') => {
    const headers = { host: 'process.localhost', authorization: `Bearer ${key}` }
    const answer = await world.app.inject({ url: `/api/integration/v1/company/procurement${path}`, headers })
    return { status: answer.statusCode, text: answer.body, body: answer.json() }
  }
  const listed = await read(ours)
  expect(listed.body.connections.map((one: { id: string }) => one.id)).toContain(id)
  expect(listed.text).not.toContain(secret)
  expect((await read(ours, `/${id}/messages`)).body.messages).toMatchObject([{ kind: 'PunchOutSetupRequest', status: 200 }])
  expect((await read(theirs)).body).toEqual({ connections: [] })
  expect((await read(theirs, `/${id}/messages`)).status).toBe(404)
})
