import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  deliverDocuments,
  followOrders,
  openDocumentReceiver,
  type DocumentReceiver,
} from '#features/buying/procurement/testing/document-receiver.ts'
import {
  openProcurementWorld,
  writeOrder,
  type ProcurementWorld,
} from '#features/buying/procurement/testing/procurement-world.ts'
import { changeOrder, findOrder, holdOrder } from '#features/orders/orders/public.server.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import type { Tx } from '#platform/database/database.ts'

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
beforeEach(() => {
  receiver.reset()
  world.waitForPrices()
})

type Parts = Partial<Parameters<typeof writeOrder>[0]>
const send = (parts: Parts) => world.postCxml(writeOrder({ ...connection, ...parts }), '/procurement/cxml')
const HELD = '/api/back-office/v1/procurement-orders'

describe('orders that wait for staff', () => {
  const CHEAP = [{ sku: 'V-1', quantity: 2, price: '0.88' }]
  const list = async (query: string) => (await world.call(staff, 'GET', `${HELD}?${query}`)).body
  const idsOf = ({ orders }: { orders: { orderId: string }[] }) => orders.map(({ orderId }) => orderId)

  test('are found, sorted and paged', async () => {
    for (const at of [1, 2, 3]) await send({ orderId: `HELD-${at}`, lines: CHEAP })
    const first = await list('sort=order&size=25&page=1&find=HELD-')
    expect(first).toMatchObject({ total: 3 })
    expect(idsOf(first)).toEqual(['HELD-1', 'HELD-2', 'HELD-3'])
    expect(idsOf(await list('sort=-order&find=HELD-'))).toEqual(['HELD-3', 'HELD-2', 'HELD-1'])
    expect(idsOf(await list('find=held-2'))).toEqual(['HELD-2'])
    expect(await list('find=held_2')).toMatchObject({ orders: [], total: 0 })
    expect(await list('find=Northline&reason=price')).toMatchObject({ total: 3 })
    expect(await list('reason=address')).toMatchObject({ total: 0 })
    expect(await list('page=2&size=25&find=HELD-')).toMatchObject({ orders: [], total: 3 })
    for (const query of ['sort=secret', 'reason=other'])
      expect((await world.call(staff, 'GET', `${HELD}?${query}`)).status).toBe(400)
    expect((await world.call(world.people.buyer, 'GET', HELD)).status).toBe(404)
  })

  test('are withdrawn by their system, and nobody can order them any more', async () => {
    await send({ orderId: 'HELD-W', lines: CHEAP })
    const [{ id }] = (await list('find=HELD-W')).orders
    expect(await send({ orderId: 'HELD-W', type: 'delete' })).toMatchObject({ status: 200 })
    expect((await world.call(staff, 'POST', `${HELD}/${id}/decision`, { decision: 'order' })).status).toBe(409)
    await followOrders(world)
    await deliverDocuments(world, receiver)
    expect(receiver.received).toEqual([])
  })

  test('become an order that is confirmed by the message that brought it', async () => {
    await send({ orderId: 'HELD-O', payloadId: 'held-o@buyer', lines: CHEAP })
    const [{ id }] = (await list('find=HELD-O')).orders
    const { body } = await world.call(staff, 'POST', `${HELD}/${id}/decision`, { decision: 'order' })
    await confirm(body.orderNumber)
    expect(answers()).toEqual(['accept held-o@buyer'])
  })
})

/** Type and the message that it names, as they arrived. */
const answers = (): string[] =>
  receiver.received.map(
    (text) => `${/ type="(\w+)"/.exec(text)?.[1]} ${/<DocumentReference payloadID="([^"]+)"/.exec(text)?.[1]}`,
  )

const numberOf = async (orderId: string): Promise<string> =>
  (
    await world.inTenant((tx) =>
      tx.selectFrom('procurementOrder').select('orderNumber').where('orderId', '=', orderId).executeTakeFirstOrThrow(),
    )
  ).orderNumber ?? ''

const confirm = async (orderNumber: string): Promise<void> => {
  await world.inTenant(async (tx) => {
    const order = await findOrder(tx, orderNumber)
    if (order) await changeOrder(world.services, tx, order, { state: 'Confirmed' })
  })
  await deliverDocuments(world, receiver)
}

describe('changes of orders that their system requests', () => {
  const decide = async (orderNumber: string, decision: 'approve' | 'deny') => {
    const CHANGES = '/api/back-office/v1/order-changes'
    const { body } = await world.call(staff, 'GET', `${CHANGES}?find=${orderNumber}&state=Requested`)
    const decided = await world.call(staff, 'POST', `${CHANGES}/${body.rows[0].id}/decision`, { decision, note: 'As agreed.' })
    expect(decided.status, decided.text).toBe(200)
    await followOrders(world)
    await deliverDocuments(world, receiver)
  }
  const place = async (orderId: string): Promise<string> => {
    await send({ orderId, payloadId: `new@${orderId}`, lines: [{ sku: 'V-1', quantity: 4 }] })
    const orderNumber = await numberOf(orderId)
    await confirm(orderNumber)
    receiver.reset()
    return orderNumber
  }
  const quantityOf = async (orderNumber: string) =>
    (await world.inTenant((tx) => findOrder(tx, orderNumber)))?.lines.map(({ quantity }) => quantity)

  test('a change that is made is accepted by its own message, once', async () => {
    const orderNumber = await place('CH-1')
    const lines = [{ sku: 'V-1', quantity: 2 }]
    expect(await send({ orderId: 'CH-1', type: 'update', payloadId: 'up@1', lines })).toMatchObject({ status: 200 })
    expect(await quantityOf(orderNumber)).toEqual([4])
    await decide(orderNumber, 'approve')
    expect(await quantityOf(orderNumber)).toEqual([2])
    expect(answers()).toEqual(['accept up@1'])
    expect(receiver.received[0]).toContain('The change was made. As agreed.')
    await followOrders(world)
    await deliverDocuments(world, receiver)
    expect(receiver.received).toHaveLength(1)
  })

  test('a change that is refused leaves the order accepted as it was', async () => {
    const orderNumber = await place('CH-2')
    await send({ orderId: 'CH-2', type: 'update', payloadId: 'up@2', lines: [{ sku: 'V-1', quantity: 3 }] })
    await decide(orderNumber, 'deny')
    expect(await quantityOf(orderNumber)).toEqual([4])
    expect(answers()).toEqual(['accept new@CH-2'])
    expect(receiver.received[0]).toContain('The change was refused; the order stands as it was. As agreed.')
  })

  test('a withdrawal that is granted rejects the order', async () => {
    const orderNumber = await place('CH-3')
    await send({ orderId: 'CH-3', type: 'delete', payloadId: 'del@3' })
    await decide(orderNumber, 'approve')
    expect((await world.inTenant((tx) => findOrder(tx, orderNumber)))?.state).toBe('Cancelled')
    expect(answers()).toEqual(['reject new@CH-3'])
  })

  test('a withdrawal that is refused leaves the order accepted as it was', async () => {
    const orderNumber = await place('CH-4')
    await send({ orderId: 'CH-4', type: 'delete', payloadId: 'del@4' })
    await decide(orderNumber, 'deny')
    expect((await world.inTenant((tx) => findOrder(tx, orderNumber)))?.state).toBe('Confirmed')
    expect(answers()).toEqual(['accept new@CH-4'])
  })

  test('a second change while one waits, and the same message again, change nothing more', async () => {
    const orderNumber = await place('CH-5')
    const change = { orderId: 'CH-5', type: 'update', payloadId: 'up@5', lines: [{ sku: 'V-1', quantity: 2 }] }
    expect((await send(change)).status).toBe(200)
    expect((await send(change)).status).toBe(200)
    expect((await send({ ...change, payloadId: 'up@6', lines: [{ sku: 'V-1', quantity: 1 }] })).status).toBe(406)
    const { rows } = await world.inTenant((tx) =>
      sql`select from order_change change join orders on orders.id = change.order_id where orders.number = ${orderNumber}`.execute(
        tx,
      ),
    )
    expect(rows).toHaveLength(1)
  })

  /** Until somebody waits for a row that this transaction has. */
  const waitForLock = async (tx: Tx): Promise<void> => {
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_locks where not granted`.execute(tx)
      waiting = rows[0]?.n ?? 0
    }
  }

  test.each(['update', 'delete'])('an %s that comes while staff move the order waits for it, and neither fails', async (type) => {
    const orderId = `AT-ONCE-${type}`
    const orderNumber = await place(orderId)
    const { answer } = await world.inTenant(async (tx) => {
      const order = await findOrder(tx, orderNumber)
      if (!order) throw new Error('no order')
      await holdOrder(tx, order.id)
      const sent = send({ orderId, type, payloadId: `at-once@${type}`, lines: [{ sku: 'V-1', quantity: 2 }] })
      await waitForLock(tx)
      // Writes the answers to their system, whose order it locks.
      await changeOrder(world.services, tx, order, { state: 'Cancelled' })
      return { answer: sent }
    })
    expect(await answer).toMatchObject({ status: 406 })
    await deliverDocuments(world, receiver)
    expect(answers()).toEqual([`reject new@${orderId}`])
  })
})
