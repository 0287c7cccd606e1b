import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { PO_UPLOAD } from '#features/buying/checkout/checkout-limits.rules.ts'
import { countStored, uploadFile } from '#foundation/uploads/testing/upload-file.ts'
import { createRemoveFilesTask } from '#foundation/uploads/testing/remove-files.ts'
import { withTenant } from '#platform/database/database.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await openCheckoutWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.waitForPrices()
  await withTenant(world.services.db, 'process', (tx) => sql`delete from cart`.execute(tx))
  await world.add('V-1', 2)
})

const PATH = '/api/checkout/v1'
const read = (who: Who = 'buyer') => world.send('GET', PATH, { who })
const pay = (body: object, who: Who = 'buyer') => world.send('PUT', `${PATH}/payment`, { who, body })
const deliver = (body: object, who: Who = 'buyer') => world.send('PUT', `${PATH}/delivery`, { who, body })
const authorise = async () => world.send('POST', `${PATH}/authorisation`, { body: { cartId: await world.readCartId() } })
const order = async () =>
  world.send('POST', '/api/cart/v1/orders', {
    body: { cartId: await world.readCartId() },
    headers: { 'idempotency-key': randomUUID() },
  })

const LYON = { name: 'Plant Lyon', street: 'Rue 4', postalCode: '69002', city: 'Lyon', countryCode: 'FR' }

test('before anything is chosen it is ordered on account, to the account itself, line by line', async () => {
  const { status, headers, body } = await read()
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(body).toMatchObject({
    payment: { types: ['purchase-order', 'account', 'card'], type: 'account', isChosen: false, poNumber: '' },
    delivery: { address: { name: 'Northline, Main', city: 'Gdańsk' }, method: 'standard', isComplete: false },
    lines: [{ sku: 'V-1', category: 'Valves', quantity: 2, total: { minor: '1760' }, isShort: false, leavesOn: '2026-11-16' }],
    charges: {
      subtotal: { minor: '1760' },
      freight: { minor: '1900' },
      taxes: [{ kind: 'vat', percent: '23', amount: { minor: '842' } }],
      total: { minor: '4502' },
    },
    problems: [],
  })
})

test('what is chosen is there for the next session and device, and for nobody else', async () => {
  expect((await pay({ type: 'purchase-order', poNumber: ' PO-20931 ' })).status).toBe(200)
  expect((await deliver({ address: LYON, method: 'express', isComplete: true, attention: 'Joel' })).status).toBe(200)
  expect((await read()).body).toMatchObject({
    payment: { type: 'purchase-order', isChosen: true, poNumber: 'PO-20931' },
    delivery: { address: LYON, method: 'express', isComplete: true, attention: 'Joel' },
    charges: { freight: { minor: '4750' }, taxes: [{ percent: '20' }] },
  })
  await world.add('V-1', 1, 'colleague')
  expect((await read('colleague')).body).toMatchObject({ payment: { isChosen: false }, delivery: { addresses: [] } })
})

test('an address is kept for the account when asked, and everybody who orders for it may use it', async () => {
  const { body } = await deliver({ address: LYON, savesAddress: true, method: 'standard' })
  const { shipToId } = body['delivery'] as { shipToId: string }
  expect(shipToId).toBeTruthy()
  await world.add('V-1', 1, 'colleague')
  const taken = await deliver({ shipToId, method: 'standard' }, 'colleague')
  expect(taken.body).toMatchObject({ delivery: { shipToId, address: LYON } })
  expect((await deliver({ shipToId: randomUUID(), method: 'standard' })).status).toBe(404)
})

test.each([
  ['a purchase order without its number', () => pay({ type: 'purchase-order' }), ['/poNumber']],
  [
    'an address of another form',
    () => deliver({ address: { ...LYON, postalCode: 'X' }, method: 'standard' }),
    ['address/postalCode'],
  ],
  ['a day that is past', () => deliver({ method: 'standard', requestedOn: '2026-11-15' }), ['/requestedOn']],
  ['no card at all', () => pay({ type: 'card' }), ['/card']],
])('%s is refused by its fields', async (_, send, paths) => {
  const { status, body } = await send()
  expect([status, (body['details'] as { path: string }[]).map(({ path }) => path)]).toEqual([400, paths])
})

test('text that would turn labels round is refused', async () => {
  expect((await pay({ type: 'purchase-order', poNumber: 'A\u202eB' })).status).toBe(400)
  expect((await deliver({ address: { ...LYON, name: 'A\nB' }, method: 'standard' })).status).toBe(400)
})

test('a good card pays for the order it was authorised for, and a changed total needs it again', async () => {
  expect((await world.payByCard('good-0001')).status).toBe(200)
  expect((await order()).body['code']).toBe('payment_required')
  expect((await authorise()).body).toEqual({ state: 'authorised' })
  await deliver({ method: 'express' })
  expect((await order()).body['code']).toBe('payment_required')
  expect((await authorise()).body).toEqual({ state: 'authorised' })
  expect((await order()).status).toBe(201)
})

test.each([
  ['refused-1', 'refused'],
  ['failing-1', 'failed'],
])('the card %s is %s and nothing is ordered', async (reference, state) => {
  await world.payByCard(reference)
  expect((await authorise()).body).toEqual({ state })
  expect((await authorise()).body).toEqual({ state })
  const answer = await order()
  expect([answer.status, answer.body['code']]).toEqual([409, 'payment_required'])
  await pay({ type: 'account' })
  expect((await order()).status).toBe(201)
})

test('whoever may not buy, or is nobody, chooses nothing', async () => {
  for (const [who, status] of [
    ['nobody', 401],
    ['reader', 403],
    ['accounting', 403],
  ] as const) {
    expect((await read(who)).status).toBe(status)
    expect((await pay({ type: 'account' }, who)).status).toBe(status)
  }
  const cartId = await world.readCartId()
  expect((await world.send('POST', `${PATH}/authorisation`, { who: 'nobody', body: { cartId } })).status).toBe(401)
  expect((await world.send('POST', `${PATH}/authorisation`, { who: 'colleague', body: { cartId } })).status).toBe(404)
  expect((await deliver({ method: 'standard' }, 'colleague')).body['code']).toBe('cart_empty')
})

test.each(['payment-type/choose', 'delivery', 'review'])('the step %s has an address of its own [2.2.4]', async (step) => {
  const url = `/cart/hps/en/checkout/multi/${step}`
  const page = await world.send('GET', url)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(page.text).toMatch(/<h1[^>]*>Checkout<\/h1>/)
  const visitor = await world.send('GET', url, { who: 'nobody' })
  expect([visitor.status, visitor.headers.location]).toEqual([302, expect.stringContaining(encodeURIComponent(url))])
  expect((await world.send('GET', url.replace('hps', 'other'))).status).toBe(404)
})

test('the confirmation shows the order to those who order for its account [2.2.2]', async () => {
  await pay({ type: 'purchase-order', poNumber: 'PO-7' })
  const { body } = await order()
  const url = `/cart/hps/en/checkout/multi/confirmation/${String(body['orderNumber'])}`
  const page = await world.send('GET', url)
  expect(page.status).toBe(200)
  expect(page.text).toMatch(/<h1[^>]*>Thank you<\/h1>/)
  expect(page.text).toContain(`Order number: ${String(body['orderNumber'])}`)
  expect(page.text).toContain('PO-7')
  expect((await world.send('GET', url, { who: 'nobody' })).status).toBe(302)
  expect((await world.send('GET', '/cart/hps/en/checkout/multi/confirmation/999')).status).toBe(404)
})

test('of six purchase orders that replace each other one is stored, once [T-100]', async () => {
  const { app, services, people } = world
  await services.jobs.startWorkers([createRemoveFilesTask(services)])
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000, 32)])
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const documentId = await uploadFile(app, people.buyer, { kind: PO_UPLOAD, name: `PO-${n}.pdf`, content })
    ids.push(documentId)
    expect((await pay({ type: 'purchase-order', poNumber: `PO-${n}`, documentId })).status).toBe(200)
  }
  const stored = () => countStored(services.files, 'process', ids)
  await expect.poll(stored, { timeout: 60_000 }).toEqual({ files: 1, bytes: content.length })
  expect((await pay({ type: 'purchase-order', poNumber: 'PO', documentId: null })).status).toBe(200)
  await expect.poll(stored, { timeout: 60_000 }).toEqual({ files: 0, bytes: 0 })
})
