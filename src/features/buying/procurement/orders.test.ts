import { randomUUID } from 'node:crypto'
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
import { escapeXml } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { listOpenOrders } from '#features/buying/procurement/order/procurement-order.store.ts'
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
  await world.inTenant((tx) => sql`update part_terms set unit = 'BX' where sku = 'PACK-5'`.execute(tx))
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
  ['pieces of what is sold by the box', { lines: [{ sku: 'PACK-5', quantity: 5, price: '10.00' }] }, 406],
  ['a blanket order', { orderType: 'blanket' }, 406],
  ['a release of one', { orderType: 'release' }, 406],
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

describe('where an order goes', () => {
  const placeOf = async (orderId: string) => {
    const { state, reason, orderNumber } = await findSent(orderId)
    const order = orderNumber === null ? undefined : await world.inTenant((tx) => findOrder(tx, orderNumber))
    return { state, reason, city: order?.shipTo.city }
  }
  const line = (sku: string, shipTo?: string) => ({
    sku,
    quantity: 1,
    ...(sku === 'V-2' && { price: '10.00' }),
    ...(shipTo && { shipTo }),
  })

  test.each([
    ['to the place of the header', { shipTo: 'Charlotte', orderType: 'regular' }, { state: 'Ordered', city: 'Charlotte' }],
    [
      'to the place that every line names',
      { lines: [line('V-1', 'Durham'), line('V-2', 'Durham')] },
      { state: 'Ordered', city: 'Durham' },
    ],
    [
      'to that of every line before that of the header',
      { shipTo: 'Charlotte', lines: [line('V-1', 'Durham'), line('V-2', 'Durham')] },
      { state: 'Ordered', city: 'Durham' },
    ],
    [
      'nowhere while lines go to different places',
      { shipTo: 'Charlotte', lines: [line('V-1', 'Durham'), line('V-2')] },
      { state: 'Held', reason: 'address' },
    ],
    ['nowhere while its address is a number of theirs', { shipTo: 'nowhere' }, { state: 'Held', reason: 'address' }],
  ])('%s', async (_, parts, expected) => {
    const orderId = `PO-${randomUUID().slice(0, 8)}`
    const sent = await send({ orderId, ...parts })
    expect(sent, sent.text).toMatchObject({ status: 200 })
    expect(await placeOf(orderId)).toMatchObject(expected)
  })

  test('staff choose one of the account for an order without a place to deliver to', async () => {
    await send({ orderId: 'PO-PLACE', shipTo: 'nowhere', lines: [{ sku: 'V-1', quantity: 2, price: '0.88' }] })
    const { id } = await findSent('PO-PLACE')
    const path = `/api/back-office/v1/procurement-orders/${id}`
    const { body } = await world.call(staff, 'GET', path)
    expect(body).toMatchObject({ reason: 'price', needsPlace: true, shipTo: { name: 'Works nowhere' } })
    const before = await countOrders()
    for (const decision of [{ decision: 'order' }, { decision: 'order', place: 'no-such' }])
      expect((await world.call(staff, 'POST', `${path}/decision`, decision)).body).toMatchObject({ code: 'address_required' })
    expect(await countOrders()).toBe(before)
    const decided = await world.call(staff, 'POST', `${path}/decision`, { decision: 'order', place: body.places[0].id })
    expect(decided.body, decided.text).toMatchObject({ state: 'Ordered' })
    expect(await placeOf('PO-PLACE')).toMatchObject({ city: body.places[0].city })
  })
})

describe('a price that is not ours', () => {
  test('waits for staff, who order it at our prices', async () => {
    const before = await countOrders()
    const sent = await send({ orderId: 'PO-PRICE', lines: [{ sku: 'V-1', quantity: 2, price: '0.88' }] })
    expect(sent.status).toBe(200)
    expect(await countOrders()).toBe(before)
    const waiting = await world.call(staff, 'GET', '/api/back-office/v1/procurement-orders?find=PO-PRICE')
    const [order] = waiting.body.orders
    expect(order).toMatchObject({ orderId: 'PO-PRICE', reason: 'price', company: 'Northline' })
    const whole = await world.call(staff, 'GET', `/api/back-office/v1/procurement-orders/${order.id}`)
    expect(whole.body).toMatchObject({
      ...{ orderId: 'PO-PRICE', needsPlace: false, problem: null },
      lines: [{ sku: 'V-1', quantity: 2, price: '0.88', ours: { minor: '880', currency: 'USD' }, isOther: true, shipTo: null }],
    })
    expect((await world.call(world.chief, 'GET', `/api/back-office/v1/procurement-orders/${order.id}`)).status).toBe(404)
    const inbox = async () => (await world.call(staff, 'GET', '/api/inbox/v1')).body
    expect(JSON.stringify(await inbox())).toContain('Order PO-PRICE of Northline waits')
    const path = `/api/back-office/v1/procurement-orders/${order.id}/decision`
    expect((await world.call(world.chief, 'POST', path, { decision: 'order' })).status).toBe(404)
    const decided = await world.call(staff, 'POST', path, { decision: 'order' })
    expect(decided.body).toMatchObject({ state: 'Ordered' })
    expect(await countOrders()).toBe(before + 1)
    expect((await world.call(staff, 'POST', path, { decision: 'refuse' })).status).toBe(409)
    expect((await world.call(staff, 'GET', `/api/back-office/v1/procurement-orders/${order.id}`)).status).toBe(404)
    const { rows } = await world.inTenant((tx) =>
      sql<{
        open: boolean
      }>`select done_at is null as open from inbox_entry where kind = 'procurement-order' and subject = ${order.id}`.execute(tx),
    )
    expect(rows).toEqual([{ open: false }])
  })

  test('goes where the order says, whatever place is chosen beside it', async () => {
    await send({ orderId: 'PO-OWN', shipTo: 'Durham', lines: [{ sku: 'V-1', quantity: 2, price: '0.88' }] })
    const path = `/api/back-office/v1/procurement-orders/${(await findSent('PO-OWN')).id}`
    const { body } = await world.call(staff, 'GET', path)
    const decided = await world.call(staff, 'POST', `${path}/decision`, { decision: 'order', place: body.places[0].id })
    const order = await world.inTenant((tx) => findOrder(tx, decided.body.orderNumber))
    expect(order?.shipTo).toMatchObject({ city: 'Durham' })
  })

  test('is not ordered while its connection is switched off, and may be refused', async () => {
    await send({ orderId: 'PO-OFF', lines: [{ sku: 'V-1', quantity: 2, price: '0.88' }] })
    const path = `/api/back-office/v1/procurement-orders/${(await findSent('PO-OFF')).id}`
    const before = await countOrders()
    const change = (isActive: boolean) =>
      world.inTenant((tx) => tx.updateTable('procurementConnection').set({ isActive }).where('id', '=', connection.id).execute())
    await change(false)
    try {
      const { body } = await world.call(staff, 'GET', path)
      expect(body.problem).toContain('switched off')
      const refused = await world.call(staff, 'POST', `${path}/decision`, { decision: 'order' })
      expect(refused).toMatchObject({ status: 409, body: { code: 'no_buyer' } })
      expect(await countOrders()).toBe(before)
      expect((await world.call(staff, 'POST', `${path}/decision`, { decision: 'refuse' })).body).toMatchObject({
        state: 'Refused',
      })
    } finally {
      await change(true)
    }
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

  test('a secret of any letters leaves as what it is', async () => {
    const sharedSecret = `a&b<c>"$&$1$$-${randomUUID()}`
    const identity = `AN-${randomUUID()}`
    const added = await world.call(world.admin, 'POST', '/api/back-office/v1/procurement', {
      ...{ name: 'Ariba', domain: 'NetworkId', identity, person: 'buyer@process.example' },
      ...{ documentsUrl: receiver.url, sharedSecret },
    })
    expect(added.status, added.text).toBe(201)
    const orderId = 'PO-SECRET'
    expect(await send({ identity, secret: escapeXml(sharedSecret), orderId })).toMatchObject({ status: 200 })
    const { orderNumber } = await findSent(orderId)
    await world.inTenant(async (tx) => {
      const order = await findOrder(tx, orderNumber ?? '')
      if (order) await changeOrder(world.services, tx, order, { state: 'Confirmed' })
    })
    await deliver()
    expect(receiver.received[0]).toContain(`<SharedSecret>${escapeXml(sharedSecret)}</SharedSecret>`)
  })

  test('what nobody reported is found, and an order with nothing to say takes nobody’s place', async () => {
    await send({ orderId: 'PO-OLD' })
    const { orderNumber } = await findSent('PO-OLD')
    const due = () => world.inTenant(async (tx) => (await listOpenOrders(tx, new Date(0))).map(({ id }) => id))
    const { id } = await findSent('PO-OLD')
    expect(await due()).not.toContain(id)
    // As a program writes it that reports nothing.
    await world.inTenant((tx) => sql`update orders set state = 'Confirmed' where number = ${orderNumber}`.execute(tx))
    expect(await due()).toContain(id)
    await followOrders(world)
    expect(await due()).toEqual([])
    await deliver()
    expect(receiver.received.some((document) => document.includes('orderID="PO-OLD"'))).toBe(true)
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
  test('what waits for approval is withdrawn with it, and nobody can approve it any more', async () => {
    const made = await world.call(world.chief, 'POST', '/api/company/v1/approval-rules', {
      ...{ name: 'All', isActive: true, when: {} },
      tiers: [{ need: 'any', approvers: [world.chief.personId] }],
    })
    expect(made.status, made.text).toBe(201)
    expect((await send({ orderId: 'PO-A' })).text).toContain('waits for the approval')
    const { approvalId } = await findSent('PO-A')
    const withdrawn = await send({ orderId: 'PO-A', type: 'delete', lines: [] })
    expect(withdrawn, withdrawn.text).toMatchObject({ status: 200 })
    expect(await findSent('PO-A')).toMatchObject({ state: 'Refused', reason: 'withdrawn' })
    const { rows } = await world.inTenant((tx) =>
      sql<{
        state: string
        reserved: number
      }>`select state, (select count(*)::integer from budget_entry where cart_id = approval.cart_id
        and state = 'reserved') as reserved from approval where id = ${approvalId}`.execute(tx),
    )
    expect(rows).toEqual([{ state: 'Withdrawn', reserved: 0 }])
    expect((await send({ orderId: 'PO-A', type: 'delete', lines: [] })).status).toBe(200)
    await world.inTenant((tx) => sql`delete from approval_rule`.execute(tx))
  })

  test('an update and a withdrawal wait for staff', async () => {
    await send({ orderId: 'PO-U' })
    const same = await send({ orderId: 'PO-U', type: 'update' })
    expect(same.text).toContain('Nothing of the order changes.')
    const more = await send({ orderId: 'PO-U', type: 'update', lines: [{ sku: 'V-1', quantity: 5 }] })
    expect(more, more.text).toMatchObject({ status: 200 })
    expect(more.text).toContain('waits for our staff')
    expect((await send({ orderId: 'PO-U', type: 'delete' })).status).toBe(406)
    for (const parts of [
      { lines: [{ sku: 'V-1', quantity: 5, price: '0.88' }] },
      { lines: [{ sku: 'V-1', quantity: 5, unit: 'BX' }] },
    ])
      expect(await send({ orderId: 'PO-U', type: 'update', ...parts })).toMatchObject({ status: 406 })
    expect((await send({ orderId: 'PO-U', type: 'update', shipTo: 'Durham' })).text).toContain('another place')
    await send({ orderId: 'PO-D' })
    expect((await send({ orderId: 'PO-D', type: 'delete', lines: [] })).status).toBe(200)
  })
})
