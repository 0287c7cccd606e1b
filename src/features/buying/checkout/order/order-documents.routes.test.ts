import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCheckout } from '#features/buying/checkout/checkout.store.ts'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

let world: CheckoutWorld
let orderNumber: string
const UPLOAD = randomUUID()
const DOCUMENT = '%PDF-1.7 a purchase order'

beforeAll(async () => {
  world = await openCheckoutWorld()
  await world.add('V-1', 2)
  const cartId = await world.readCartId()
  await withTenant(world.services.db, 'process', (tx) =>
    saveCheckout(tx, cartId, { poUploadId: UPLOAD, poName: 'Bestellung 4500.pdf', poSize: DOCUMENT.length }, new Date()),
  )
  await world.services.files.put(`process/purchase-orders/${UPLOAD}`, Buffer.from(DOCUMENT), { contentType: 'application/pdf' })
  const headers = { 'idempotency-key': randomUUID() }
  const { body } = await world.send('POST', '/api/cart/v1/orders', { body: { cartId }, headers })
  orderNumber = String(body['orderNumber'])
})
afterAll(() => world.close())

const confirmation = (who: Who = 'buyer', number = orderNumber) =>
  world.send('GET', `/api/orders/v1/${number}/confirmation?language=de`, { who })
const document = (who: Who = 'buyer', number = orderNumber) =>
  world.send('GET', `/api/checkout/v1/orders/${number}/purchase-order`, { who })

test('the mail of an order names its confirmation, which is drawn when the mail leaves', async () => {
  const [mail] = await withTenant(world.services.db, 'process', (tx) => listOutbox(tx, 1))
  expect(mail?.attachments).toEqual([
    { kind: 'order-confirmation', ref: orderNumber, language: 'en', name: `Order_${orderNumber}.pdf` },
  ])
})

test('both papers stand among the documents of the order, for everybody of its account', async () => {
  const { body } = await world.send('GET', `/api/orders/v1/${orderNumber}?language=de`, { who: 'colleague' })
  expect(body['documents']).toEqual([
    expect.objectContaining({ type: 'Order confirmation', url: `/api/orders/v1/${orderNumber}/confirmation?language=de` }),
    expect.objectContaining({ name: 'Bestellung 4500.pdf', type: 'Purchase order' }),
  ])
})

test('the confirmation is a PDF, saved and not kept by caches', async () => {
  const { status, headers, text } = await confirmation()
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store'])
  expect(headers['content-disposition']).toContain(`filename="Order_${orderNumber}.pdf"`)
  expect(text.startsWith('%PDF-')).toBe(true)
})

test('the purchase order comes back as it was sent, as a file to save', async () => {
  const { status, headers, text } = await document('colleague')
  expect([status, headers['content-type'], text]).toEqual([200, 'application/pdf', DOCUMENT])
  expect(headers['content-disposition']).toContain('attachment; filename="Bestellung 4500.pdf"')
})

test.each([
  ['without a session', 'nobody', 401],
  ['of another tenant', 'foreign', 404],
] as const)('somebody %s gets neither', async (_, who, status) => {
  expect((await confirmation(who)).status).toBe(status)
  expect((await document(who)).status).toBe(status)
})

test('an order that does not exist has none', async () => {
  expect((await confirmation('buyer', '6999999999')).status).toBe(404)
  expect((await document('buyer', '6999999999')).status).toBe(404)
})
