import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  deliverDocuments,
  openDocumentReceiver,
  type DocumentReceiver,
} from '#features/buying/procurement/testing/document-receiver.ts'
import {
  openProcurementWorld,
  writeOrder,
  type ProcurementWorld,
} from '#features/buying/procurement/testing/procurement-world.ts'
import { changeOrder, findOrder } from '#features/orders/orders/public.server.ts'
import { insertBudget, insertCostCentre } from '#features/company/purchase-policy/public.server.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'

let receiver: DocumentReceiver
let world: ProcurementWorld
let staff: SignedIn
let connection: { id: string; secret: string; identity: string }
beforeAll(async () => {
  receiver = await openDocumentReceiver()
  world = await openProcurementWorld({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } })
  staff = await signInAs(world, 'staff@process.example', { roles: ['admin', 'order-viewer'] }, { isProven: true })
  connection = await world.connect({ documentsUrl: receiver.url })
})
afterAll(async () => {
  receiver.close()
  await world.close()
})
beforeEach(async () => {
  receiver.reset()
  world.waitForPrices()
  await world.inTenant((tx) => sql`delete from procurement_document`.execute(tx))
})

type Parts = Partial<Parameters<typeof writeOrder>[0]>
const send = (parts: Parts = {}) => world.postCxml(writeOrder({ ...connection, ...parts }), '/procurement/cxml')
const countOrders = async (): Promise<number> =>
  (await world.inTenant((tx) => sql<{ count: number }>`select count(*)::integer as count from orders`.execute(tx))).rows[0]
    ?.count ?? 0
const findSent = (orderId: string) =>
  world.inTenant((tx) => tx.selectFrom('procurementOrder').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow())

const deliver = (): Promise<void> => deliverDocuments(world, receiver)

test('places an order by the same code as people, once for a payload and a number', async () => {
  const before = await countOrders()
  const document = writeOrder({
    ...connection,
    orderId: 'PO-1',
    lines: [
      { sku: 'V-1', quantity: 2 },
      { sku: 'V-2', quantity: 1, price: '10.00' },
    ],
  })
  const first = await world.postCxml(document, '/procurement/cxml')
  expect(first, first.text).toMatchObject({ http: 200, status: 200 })
  expect((await world.postCxml(document, '/procurement/cxml')).status).toBe(200)
  expect((await send({ orderId: 'PO-1' })).status).toBe(200)
  expect(await countOrders()).toBe(before + 1)
  const { state, orderNumber } = await findSent('PO-1')
  expect(state).toBe('Ordered')
  const order = await world.inTenant((tx) => findOrder(tx, orderNumber ?? ''))
  expect(order).toMatchObject({ poNumber: 'PO-1', subtotalMinor: 2760n, lines: [{ sku: 'V-1', quantity: 2 }, { sku: 'V-2' }] })
})

test('the same order twice at once is one order', async () => {
  const before = await countOrders()
  const orderId = `PO-${randomUUID().slice(0, 8)}`
  const answers = await Promise.all([send({ orderId }), send({ orderId }), send({ orderId })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await countOrders()).toBe(before + 1)
})

test.each([
  [
    'an unknown part',
    {
      lines: [
        { sku: 'V-1', quantity: 1 },
        { sku: 'NO-SUCH', quantity: 1 },
      ],
    },
    406,
  ],
  ['half a piece', { lines: [{ sku: 'V-1', quantity: '1.5' }] }, 406],
  ['no pieces', { lines: [{ sku: 'V-1', quantity: 0 }] }, 406],
  ['a quantity between the steps', { lines: [{ sku: 'PACK-5', quantity: 7, price: '10.00' }] }, 406],
  ['boxes', { lines: [{ sku: 'V-1', quantity: 1, unit: 'BX' }] }, 406],
  ['no lines', { lines: [] }, 406],
  ['a change of nothing', { type: 'update' }, 406],
  ['another type', { type: 'draft' }, 406],
  ['a wrong secret', { secret: 'guess' }, 401],
])('refuses %s, and orders nothing of it', async (_, parts, status) => {
  const before = await countOrders()
  expect(await send(parts)).toMatchObject({ http: 200, status })
  expect(await countOrders()).toBe(before)
})

test('a budget that blocks refuses the order, and nothing of it stays', async () => {
  await world.inTenant(async (tx) => {
    const costCentreId = (await insertCostCentre(tx, world.company, { code: 'CC-1', name: 'One', isActive: true })) ?? ''
    const year = { from: '2026-01-01', until: '2026-12-31' }
    await insertBudget(tx, { costCentreId, ...year, minor: 500n, currency: 'USD', policy: 'block' })
  })
  const limited = await world.connect({ costCentre: 'CC-1' })
  const before = await countOrders()
  const refused = await send({ ...limited, orderId: 'PO-B' })
  expect(refused, refused.text).toMatchObject({ http: 200, status: 406 })
  expect(await countOrders()).toBe(before)
  const rows = await world.inTenant((tx) =>
    tx.selectFrom('procurementOrder').select('id').where('orderId', '=', 'PO-B').execute(),
  )
  expect(rows).toEqual([])
})

describe('a price that is not ours', () => {
  test('waits for staff, who order it at our prices', async () => {
    const before = await countOrders()
    const sent = await send({ orderId: 'PO-PRICE', lines: [{ sku: 'V-1', quantity: 2, price: '0.88' }] })
    expect(sent.status).toBe(200)
    expect(await countOrders()).toBe(before)
    const held = await world.call(staff, 'GET', '/api/back-office/v1/procurement-orders')
    const [order] = held.body.orders
    expect(order).toMatchObject({ orderId: 'PO-PRICE', reason: 'price', company: 'Northline' })
    const path = `/api/back-office/v1/procurement-orders/${order.id}/decision`
    expect((await world.call(world.chief, 'POST', path, { decision: 'order' })).status).toBe(404)
    const decided = await world.call(staff, 'POST', path, { decision: 'order' })
    expect(decided.body).toMatchObject({ state: 'Ordered' })
    expect(await countOrders()).toBe(before + 1)
    expect((await world.call(staff, 'POST', path, { decision: 'refuse' })).status).toBe(409)
  })

  test('may be refused, and the system is told', async () => {
    await send({ orderId: 'PO-NO', lines: [{ sku: 'V-1', quantity: 2, price: '0.88' }] })
    const { id } = await findSent('PO-NO')
    await world.call(staff, 'POST', `/api/back-office/v1/procurement-orders/${id}/decision`, { decision: 'refuse' })
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]).toContain('<ConfirmationHeader')
    expect(receiver.received[0]).toContain('type="reject"')
  })
})

describe('documents', () => {
  const confirm = async (orderId: string) => {
    await send({ orderId })
    const { orderNumber } = await findSent(orderId)
    await world.inTenant(async (tx) => {
      const order = await findOrder(tx, orderNumber ?? '')
      if (order) await changeOrder(world.services, tx, order, { state: 'Confirmed' })
    })
  }

  test('a confirmation leaves once, with the secret that the log does not show', async () => {
    await confirm('PO-C')
    await deliver()
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]).toContain(`<SharedSecret>${connection.secret}</SharedSecret>`)
    expect(receiver.received[0]).toMatch(
      /<OrderReference orderID="PO-C"><DocumentReference payloadID="[^"]+"\/><\/OrderReference>/,
    )
    const log = await world.call(world.chief, 'GET', `/api/company/v1/procurement/${connection.id}/messages`)
    expect(log.body.messages[0]).toMatchObject({ direction: 'out', kind: 'ConfirmationRequest', status: 200 })
    expect(log.text).not.toContain(connection.secret)
  })

  test.each([
    ['an HTTP failure', [503, ''], 503],
    ['a Status inside a success', [200, '<Status code="500" text="no"/>'], 500],
  ] as const)('%s is tried again', async (_, failing, status) => {
    receiver.answerWith(failing)
    await confirm(`PO-${randomUUID().slice(0, 8)}`)
    await deliver()
    const log = await world.call(world.chief, 'GET', `/api/company/v1/procurement/${connection.id}/messages`)
    expect(log.body.messages[0]).toMatchObject({ kind: 'ConfirmationRequest', status })
    receiver.answerWith([200, 'ok'])
    await deliver()
    const left = await world.inTenant((tx) => tx.selectFrom('procurementDocument').select('state').execute())
    expect(left).toEqual([{ state: 'delivered' }])
  })
})

describe('changes', () => {
  test('an update and a withdrawal wait for staff', async () => {
    await send({ orderId: 'PO-U' })
    const same = await send({ orderId: 'PO-U', type: 'update' })
    expect(same.text).toContain('Nothing of the order changes.')
    const more = await send({ orderId: 'PO-U', type: 'update', lines: [{ sku: 'V-1', quantity: 5 }] })
    expect(more, more.text).toMatchObject({ status: 200 })
    expect(more.text).toContain('waits for our staff')
    expect((await send({ orderId: 'PO-U', type: 'delete' })).status).toBe(406)
    await send({ orderId: 'PO-D' })
    expect((await send({ orderId: 'PO-D', type: 'delete', lines: [] })).status).toBe(200)
  })
})
