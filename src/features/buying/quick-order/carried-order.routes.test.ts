import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reading } from '#features/buying/quick-order/reading.schema.ts'
import { drawOrder } from '#features/buying/quick-order/testing/paper-order.ts'
import { openQuickWorld, type QuickWorld } from '#features/buying/quick-order/testing/quick-world.ts'

let world: QuickWorld
beforeAll(async () => void (world = await openQuickWorld()))
afterAll(() => world.close())

const PATH = '/api/cart/v1/readings'
const soon = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const readPaper = async (poNumber: string, rows: readonly (readonly string[])[]): Promise<Reading> => {
  const heads = ['Pos', 'Part no', 'Description', 'Qty', 'Delivery date']
  const columns = heads.map((head, at) => ({ head, at: 40 + at * 105, width: 95 }))
  const bytes = await drawOrder({ columns, rows, before: [`Purchase order no. ${poNumber}`] })
  const { status, body } = await world.send('POST', PATH, { file: new File([new Uint8Array(bytes)], `${poNumber}.pdf`) })
  expect(status).toBe(200)
  return body as unknown as Reading
}
const add = async ({ id }: Reading) => (await world.send('POST', `${PATH}/${id}/add`, { body: {} })).body
const readCheckout = async () => (await world.send('GET', '/api/checkout/v1')).body as Record<string, Record<string, unknown>>

test('number, document and days of a purchase order stand in the cart, the checkout and the order', async () => {
  const [first, second] = [soon(20), soon(40)]
  const reading = await readPaper('PO-77120', [
    ['1', 'V-1', 'Valve V-1', '3', first],
    ['2', 'V-2', 'Valve V-2', '2', second],
    ['3', 'V-2', 'Valve V-2', '4', first],
    ['4', 'PACK-5', 'Valve PACK-5', '5', '2020-01-03'],
  ])
  expect(reading.lines.map(({ requestedOn }) => requestedOn)).toEqual([first, second, first, '2020-01-03'])
  expect(await add(reading)).toMatchObject({ purchaseOrder: { poNumber: 'PO-77120', document: 'PO-77120.pdf', replaced: null } })
  const checkout = await readCheckout()
  expect(checkout['payment']).toMatchObject({
    type: 'purchase-order',
    isChosen: true,
    poNumber: 'PO-77120',
    document: { name: 'PO-77120.pdf' },
  })
  const days = (checkout['lines'] as unknown as { sku: string; requestedOn: string | null; note: string }[]).map((line) => [
    line.sku,
    line.requestedOn,
    line.note,
  ])
  expect(days).toEqual([
    ['V-1', first, ''],
    ['V-2', first, `${first}: 4, ${second}: 2`],
    // A day that is over is not requested.
    ['PACK-5', null, ''],
  ])
  const placed = await world.send('POST', '/api/cart/v1/orders', {
    body: { cartId: checkout['cartId'] },
    headers: { 'idempotency-key': 'carried-order-1' },
  })
  expect(placed.status).toBe(201)
  const number = String(placed.body['orderNumber'])
  const document = await world.send('GET', `/api/checkout/v1/orders/${number}/purchase-order`)
  expect([document.status, document.text.startsWith('%PDF')]).toEqual([200, true])
  const order = await world.send('GET', `/api/orders/v1/${number}`)
  expect(order.body).toMatchObject({ poNumber: 'PO-77120', paymentType: 'purchase-order' })
  expect((order.body['parts'] as { requestedOn: string | null }[]).map(({ requestedOn }) => requestedOn)).toEqual([
    first,
    first,
    null,
  ])
})

test('a second purchase order replaces number and document together, and says so', async () => {
  await add(await readPaper('PO-1', [['1', 'V-1', 'Valve V-1', '3', '']]))
  expect(await add(await readPaper('PO-2', [['1', 'V-2', 'Valve V-2', '1', '']]))).toMatchObject({
    purchaseOrder: { poNumber: 'PO-2', document: 'PO-2.pdf', replaced: 'PO-1' },
  })
  expect((await readCheckout())['payment']).toMatchObject({ poNumber: 'PO-2', document: { name: 'PO-2.pdf' } })
  const { body } = await world.send('POST', PATH, { body: { text: 'Order no: PO-3\nV-1 2' } })
  await add(body as unknown as Reading)
  const { payment } = await readCheckout()
  expect(payment).toMatchObject({ poNumber: 'PO-3' })
  expect(payment).not.toHaveProperty('document')
})

test('lines without an order number leave the payment as it is', async () => {
  const { body } = await world.send('POST', PATH, { who: 'colleague', body: { text: 'V-1 2' } })
  await world.send('POST', `${PATH}/${String(body['id'])}/add`, { who: 'colleague', body: {} })
  const { body: checkout } = await world.send('GET', '/api/checkout/v1', { who: 'colleague' })
  expect(checkout['payment']).toMatchObject({ isChosen: false, poNumber: '' })
})
