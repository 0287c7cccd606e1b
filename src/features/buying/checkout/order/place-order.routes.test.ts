import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { findOrder } from '#features/orders/orders/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { listOutbox } from '#platform/mail/mail.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await openCheckoutWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.waitForPrices()
  await inTenant((tx) => sql`delete from cart`.execute(tx))
  await inTenant((tx) => sql`delete from stock_reservation`.execute(tx))
})

const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(world.services.db, 'process', work)
const setPrice = (amount: string): Promise<void> =>
  bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount }] })

type Placing = {
  readonly key?: string | undefined
  readonly who?: Who
  readonly more?: object
  readonly headers?: Record<string, string>
}
const place = (cartId: string, { key = randomUUID(), who = 'buyer', more = {}, headers = {} }: Placing = {}) =>
  world.send('POST', '/api/cart/v1/orders', {
    who,
    body: { cartId, ...more },
    headers: { ...headers, ...(key === '' ? {} : { 'idempotency-key': key }) },
  })
const fill = async (sku = 'V-1', quantity = 2, who: Who = 'buyer'): Promise<string> => {
  await world.add(sku, quantity, who)
  return world.readCartId(who)
}
const countOrders = async (): Promise<number> =>
  (await inTenant((tx) => sql<{ count: number }>`select count(*)::integer as count from orders`.execute(tx))).rows[0]?.count ?? 0
const countReserved = async (): Promise<number> =>
  (
    await inTenant((tx) =>
      sql<{ pieces: number }>`select coalesce(sum(quantity), 0)::integer as pieces from stock_reservation`.execute(tx),
    )
  ).rows[0]?.pieces ?? 0

test('an order holds what the server knows: prices, freight, tax, dates and where it goes [T-79]', async () => {
  const cartId = await fill('V-1', 2)
  const { status, body, headers } = await place(cartId, { more: { price: 0, total: { minor: '1', currency: 'USD' } } })
  expect([status, headers['cache-control']]).toEqual([201, 'private, no-store'])
  const order = await inTenant((tx) => findOrder(tx, String(body['orderNumber'])))
  expect(order).toMatchObject({
    accountKey: 'PR1~0000104210',
    placedBy: world.people.buyer.personId,
    source: 'portal',
    state: 'Received',
    currency: 'USD',
    paymentType: 'account',
    deliveryMethod: 'standard',
    subtotalMinor: 1760n,
    freightMinor: 1900n,
    taxes: [{ name: 'VAT', percent: '23', minor: '842' }],
    totalMinor: 4502n,
    promisedOn: '2026-11-19',
    shipTo: { city: 'Gdańsk', countryCode: 'PL' },
    lines: [{ sku: 'V-1', name: 'Valve V-1', category: 'valves', quantity: 2, unitMinor: 880n, totalMinor: 1760n }],
  })
  expect(await countReserved()).toBe(2)
  const [mail] = await inTenant((tx) => listOutbox(tx, 1))
  expect(mail?.text).toContain(`2 × V-1 Valve V-1`)
  expect(mail?.text).toContain(`/secure/orders/details.orderNum-${String(body['orderNumber'])}`)
})

test('without a key it is 400, and so is a key that is none', async () => {
  const cartId = await fill()
  expect((await place(cartId, { key: '' })).status).toBe(400)
  expect((await place(cartId, { key: 'short' })).status).toBe(400)
  expect((await place(cartId)).status).toBe(201)
})

test('a key that comes again gives the same order, and with another body nothing [T-78]', async () => {
  const cartId = await fill()
  const key = randomUUID()
  const before = await countOrders()
  const first = await place(cartId, { key })
  const again = await place(cartId, { key })
  expect([again.status, again.body]).toEqual([201, first.body])
  const other = await place(randomUUID(), { key })
  expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused'])
  expect((await place(cartId, { key, who: 'colleague' })).status).toBe(404)
  expect(await countOrders()).toBe(before + 1)
})

test('one key sent twenty times at once makes one order', async () => {
  const cartId = await fill()
  const key = randomUUID()
  const before = await countOrders()
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(cartId, { key })))
  const placed = answers.filter(({ status }) => status === 201)
  // Whoever found no connection in time was told so, and got nothing.
  expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  expect(new Set(placed.map(({ body }) => body['orderNumber'])).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
  expect(await countReserved()).toBe(2)
})

test('the company’s own systems are told once, of what the server wrote down', async () => {
  const ours = sql`insert into webhook (url, events, secret) values ('https://erp.example/in', '{order.placed}', 'sealed') returning id`
  await inTenant((tx) => ours.execute(tx))
  const key = randomUUID()
  const cartId = await fill('V-1', 2)
  const { body } = await place(cartId, { key })
  await place(cartId, { key })
  await place(cartId)
  const { rows } = await inTenant((tx) => sql<{ body: string }>`select body from outbox_delivery`.execute(tx))
  await inTenant((tx) => sql`delete from webhook`.execute(tx))
  expect(rows.map((row) => JSON.parse(row.body) as object)).toEqual([
    expect.objectContaining({
      event: 'order.placed',
      data: expect.objectContaining({
        orderNumber: body['orderNumber'],
        account: 'PR1~0000104210',
        lines: [expect.objectContaining({ sku: 'V-1', quantity: 2, totalMinor: '1760' })],
      }),
    }),
  ])
})

test('two keys on one cart make one order; the other is told which', async () => {
  const cartId = await fill()
  const before = await countOrders()
  const answers = await Promise.all([place(cartId), place(cartId)])
  const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
  expect([won?.status, lost?.status]).toEqual([201, 409])
  expect(lost?.body).toMatchObject({ code: 'already_ordered', orderNumber: won?.body['orderNumber'] })
  expect(await countOrders()).toBe(before + 1)
})

test('after it the cart is another one, and what was saved for later waits there', async () => {
  const cartId = await fill('V-1', 2)
  await world.add('V-2', 3)
  const { body } = await world.send('GET', '/api/cart/v1')
  const retained = (body['lines'] as { id: string; sku: string }[]).find(({ sku }) => sku === 'V-2')
  await world.send('PATCH', `/api/cart/v1/lines/${retained?.id ?? ''}`, { body: { isSaved: true } })
  expect((await place(cartId)).status).toBe(201)
  const { body: next } = await world.send('GET', '/api/cart/v1')
  expect(next['cartId']).not.toBe(cartId)
  expect(next).toMatchObject({ totals: { lines: 0 }, lines: [{ sku: 'V-2', quantity: 3, isSaved: true }] })
})

test('what fails half way leaves nothing: no order, no reservation, the cart as it was', async () => {
  const cartId = await fill()
  const before = await countOrders()
  const key = randomUUID()
  vi.spyOn(world.services.mail, 'sendMail').mockRejectedValueOnce(new Error('the last step fails'))
  expect((await place(cartId, { key })).status).toBe(500)
  expect([await countOrders(), await countReserved(), await world.readCartId()]).toEqual([before, 0, cartId])
  expect((await place(cartId, { key })).status).toBe(201)
  expect(await countOrders()).toBe(before + 1)
})

test('somebody else’s cart, another tenant’s and one that never was do not exist', async () => {
  const cartId = await fill()
  for (const who of ['colleague', 'foreign'] as const)
    expect((await place(cartId, { who, headers: {} })).status).toBe(who === 'colleague' ? 404 : 403)
  expect((await place(randomUUID())).status).toBe(404)
  expect((await place(cartId, { who: 'nobody' })).status).toBe(401)
  expect((await place(cartId, { who: 'reader' })).status).toBe(403)
  expect((await place('no-id')).status).toBe(400)
})

test('a price that changed is said with what it was and is, and taken once it was confirmed', async () => {
  const cartId = await fill('V-1', 2)
  await setPrice('9.90')
  const before = await countOrders()
  const refused = await place(cartId)
  expect([refused.status, refused.body['code']]).toEqual([409, 'price_changed'])
  expect(refused.body['problems']).toMatchObject([
    { code: 'price_changed', lines: [{ sku: 'V-1', from: { minor: '880' }, to: { minor: '990' } }] },
  ])
  expect(await countOrders()).toBe(before)
  world.waitForPrices()
  const { body } = await world.send('GET', '/api/cart/v1')
  const [line] = body['lines'] as { id: string }[]
  await world.send('PATCH', `/api/cart/v1/lines/${line?.id ?? ''}`, { body: { acceptsPrice: true } })
  expect((await place(cartId)).status).toBe(201)
  await setPrice('8.80')
})

test('another total than the one that was seen, and stock that went meanwhile, are said', async () => {
  const cartId = await fill('V-1', 20)
  const total = await place(cartId, { more: { seenTotal: { minor: '1', currency: 'USD' } } })
  expect([total.status, total.body['code']]).toEqual([409, 'total_changed'])
  expect((await place(await fill('V-1', 25, 'colleague'), { who: 'colleague' })).status).toBe(201)
  const short = await place(cartId, { more: { knownShort: [] } })
  expect([short.status, short.body['code'], short.body['skus']]).toEqual([409, 'stock_changed', ['V-1']])
  const { body } = await place(cartId, { more: { knownShort: ['V-1'] } })
  const order = await inTenant((tx) => findOrder(tx, String(body['orderNumber'])))
  expect(order?.lines).toMatchObject([{ quantity: 20, backordered: 15 }])
  expect(await countReserved()).toBe(30)
})

test.each([
  ['cart_empty', undefined],
  ['no_price', 'ASK'],
])('%s is said and nothing ordered', async (code, sku) => {
  const cartId = await fill('V-1', 1)
  const { body } = await world.send('GET', '/api/cart/v1')
  const [line] = body['lines'] as { id: string }[]
  await world.send('DELETE', `/api/cart/v1/lines/${line?.id ?? ''}`)
  if (sku) await world.add(sku, 1)
  const answer = await place(cartId)
  expect([answer.status, answer.body['code']]).toEqual([409, code])
})

test('a page that was drawn for another account orders nothing [T-77]', async () => {
  const cartId = await fill()
  const answer = await place(cartId, { headers: { 'x-ordering-account': 'PR1~0000104211' } })
  expect([answer.status, answer.body['code']]).toEqual([409, 'account_changed'])
})
