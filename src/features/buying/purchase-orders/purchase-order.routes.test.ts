import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { writeUblOrder } from '#features/buying/quick-order/testing/ubl-order.ts'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import { findOrder } from '#features/orders/orders/public.server.ts'
import { insertKey } from '#foundation/integration/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { writeXlsx } from '#platform/files/xlsx-writer.ts'
import { buffer } from 'node:stream/consumers'

const PATH = '/api/integration/v1/purchase-orders'
const OWN = '/api/purchase-orders/v1'
const COMPANY = randomUUID()

let world: CheckoutWorld
let [key, other] = ['', '']
const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(world.services.db, 'process', work)

beforeAll(async () => {
  world = await openCheckoutWorld()
  const now = world.services.clock.now()
  await run(async (tx) => {
    key = await insertKey(tx, { name: 'Buyer’s system', scopes: ['purchase-orders:write'], now })
    other = await insertKey(tx, { name: 'ERP', scopes: ['orders:write'], now })
    await insertCompanies(tx, [
      { id: COMPANY, number: '1', name: 'Northline', customerType: '', customerGroup: '', lineOfBusiness: '' },
    ])
    const join = (who: 'buyer' | 'colleague', role: string) =>
      sql`
      update person set company_id = ${COMPANY}, company_role = ${role} where id = ${world.people[who].personId}`.execute(tx)
    await join('buyer', 'buyer')
    await join('colleague', 'company-admin')
  })
})
afterAll(() => world.close())
beforeEach(() =>
  run(async (tx) => {
    await sql`delete from purchase_order`.execute(tx)
    await sql`delete from purchase_order_setting`.execute(tx)
    await sql`delete from inbox_entry`.execute(tx)
    await sql`delete from cart`.execute(tx)
  }),
)

const LINE = { sku: 'V-1', quantity: '2', unit: 'EA', price: '8.80' }
const ubl = (differs: object = {}, number = 'PO-77') =>
  writeUblOrder({ number, currency: 'USD', lines: [{ ...LINE, ...differs }] })

type Sent = {
  file?: string | Uint8Array | undefined
  person?: string
  account?: string
  by?: string
  idempotency?: string
  name?: string
}
const sendOrder = async ({
  file = ubl(),
  person = 'buyer@process.example',
  account,
  by = key,
  idempotency,
  name = 'po.xml',
}: Sent = {}) => {
  const form = new FormData()
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  form.set('person', person)
  if (account !== undefined) form.set('account', account)
  const wrapped = new Response(form)
  const answer = await world.app.inject({
    ...{ method: 'POST', url: PATH },
    headers: {
      host: 'process.localhost',
      'content-type': wrapped.headers.get('content-type') ?? '',
      ...(by !== '' && { authorization: `Bearer ${by}` }),
      ...(idempotency !== undefined && { 'idempotency-key': idempotency }),
    },
    payload: Buffer.from(await wrapped.arrayBuffer()),
  })
  return { status: answer.statusCode, text: answer.body, body: answer.json<Record<string, unknown>>() }
}
const read = (id: unknown, who: 'buyer' | 'colleague' | 'foreign' = 'buyer') => world.send('GET', `${OWN}/${String(id)}`, { who })
const allowExact = () => world.send('PUT', '/api/company/v1/purchase-orders', { who: 'colleague', body: { ordersExact: true } })
/** Documents that a key brings in a minute are counted. */
const waitForMinute = (): void => {
  for (let tens = 0; tens < 7; tens += 1) world.waitForPrices()
}
const countOrders = async () => {
  const { rows } = await run((tx) => sql<{ count: number }>`select count(*)::integer as count from orders`.execute(tx))
  return rows[0]?.count
}

test('an order in UBL is a draft for the person, who sees its lines and is told', async () => {
  const { status, text, body } = await sendOrder()
  expect(status, text).toBe(201)
  expect(body).toMatchObject({ state: 'Draft', isNew: true, reason: 'not_allowed', poNumber: 'PO-77', lines: 1, exact: 1 })
  const { body: listed } = await world.send('GET', OWN)
  expect(listed).toMatchObject({
    total: 1,
    purchaseOrders: [{ id: body['id'], kind: 'ubl', lines: 1, ready: 1, name: 'po.xml' }],
  })
  expect((await read(body['id'])).body).toMatchObject({
    lines: [{ sku: 'V-1', quantity: 2, unit: 'EA', match: 'exact', price: { minor: '880' }, part: { price: { minor: '880' } } }],
  })
  const document = await world.send('GET', `${OWN}/${String(body['id'])}/document`)
  expect(document.text).toBe(ubl())
  const { rows } = await run((tx) =>
    sql<{
      kind: string
      link: string
    }>`select kind, link from inbox_entry where person_id = ${world.people.buyer.personId}`.execute(tx),
  )
  expect(rows).toMatchObject([{ kind: 'purchase-order', link: `/secure/purchase-orders?open=${String(body['id'])}` }])
})

test('a workbook and a text are read as in the quick order', async () => {
  const columns = [{ header: 'Part number' }, { header: 'Quantity' }]
  const rows = [
    ['V-1', '3'],
    ['NOPE-1', '1'],
  ]
  const xlsx = await buffer(writeXlsx({ name: 'Order', columns, rows }))
  const book = await sendOrder({ file: xlsx, name: 'po.xlsx' })
  expect(book.body, book.text).toMatchObject({ state: 'Draft', lines: 2, exact: 1 })
  expect((await sendOrder({ file: 'part,quantity\nV-2,4\n', name: 'po.csv' })).body).toMatchObject({ state: 'Draft', exact: 1 })
})

test('one document sent twice is one draft, by its key and by its content [T-78]', async () => {
  const first = await sendOrder({ idempotency: 'a' })
  expect((await sendOrder({ idempotency: 'a' })).body).toMatchObject({ id: first.body['id'], isNew: false })
  expect((await sendOrder({ idempotency: 'b' })).body).toMatchObject({ id: first.body['id'], isNew: false })
  expect((await sendOrder()).body).toMatchObject({ id: first.body['id'], isNew: false })
  const reused = await sendOrder({ idempotency: 'a', file: ubl({ quantity: '3' }) })
  expect([reused.status, reused.body['code']]).toEqual([422, 'idempotency_key_reused'])
  const at = await Promise.all([1, 2, 3].map(() => sendOrder({ file: ubl({ quantity: '9' }, 'PO-9') })))
  expect(new Set(at.map(({ body }) => body['id'])).size).toBe(1)
  expect((await world.send('GET', OWN)).body['total']).toBe(2)
})

test('exact lines become an order where the company says so, once [T-79]', async () => {
  const before = await countOrders()
  await allowExact()
  const placed = await sendOrder({ file: ubl({}, 'PO-80') })
  expect(placed.body, placed.text).toMatchObject({ state: 'Ordered', reason: null })
  expect(placed.body['orderNumber']).toMatch(/^\d+$/)
  expect((await sendOrder({ file: ubl({}, 'PO-80') })).body).toMatchObject({
    orderNumber: placed.body['orderNumber'],
    isNew: false,
  })
  expect(await countOrders()).toBe((before ?? 0) + 1)
  const { rows } = await run((tx) =>
    sql<{ poNumber: string; totalMinor: string }>`
      select po_number, subtotal_minor::text as total_minor from orders where number = ${String(placed.body['orderNumber'])}`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([{ poNumber: 'PO-80', totalMinor: '1760' }])
  expect((await read(placed.body['id'])).body).toMatchObject({ state: 'Ordered' })
})

test.each([
  ['another price', { price: '0.088' }, 'price'],
  ['a price for a hundred that is not ours', { price: '8.80', base: '100' }, 'price'],
  ['a box', { unit: 'BX' }, 'lines'],
  ['an unknown part', { sku: 'NOPE' }, 'lines'],
] as const)('%s waits for a person, and nothing is ordered [T-79]', async (_, differs, reason) => {
  const before = await countOrders()
  await allowExact()
  expect((await sendOrder({ file: ubl(differs) })).body).toMatchObject({ state: 'Draft', reason, orderNumber: null })
  expect(await countOrders()).toBe(before)
})

test('pieces of a part that is sold by the box are looked at', async () => {
  await allowExact()
  await run((tx) => sql`update part_terms set unit = 'BX' where sku = 'PACK-5'`.execute(tx))
  const { body, text } = await sendOrder({ file: ubl({ sku: 'PACK-5', quantity: '5', price: '10.00' }, 'PO-92') })
  expect(body, text).toMatchObject({ state: 'Draft', reason: 'unit', orderNumber: null })
})

const DURHAM =
  '<cac:Address><cbc:StreetName>1 Main Street</cbc:StreetName><cbc:CityName>Durham</cbc:CityName><cbc:PostalZone>27701</cbc:PostalZone>' +
  '<cbc:CountrySubentityCode>NC</cbc:CountrySubentityCode><cac:Country><cbc:IdentificationCode>US</cbc:IdentificationCode></cac:Country></cac:Address>'
const deliverTo = (address: string, number: string): string =>
  ubl({}, number).replace(
    '<cac:OrderLine>',
    `<cac:Delivery><cac:DeliveryLocation>${address}</cac:DeliveryLocation></cac:Delivery><cac:OrderLine>`,
  )

test('goes to the place that the document names, and is looked at where that is no place to deliver to', async () => {
  await allowExact()
  const placed = await sendOrder({ file: deliverTo(DURHAM, 'PO-90') })
  expect(placed.body, placed.text).toMatchObject({ state: 'Ordered' })
  const order = await run((tx) => findOrder(tx, String(placed.body['orderNumber'])))
  expect(order?.shipTo).toMatchObject({ city: 'Durham', name: 'Northline, Main' })
  const before = await countOrders()
  const unclear = await sendOrder({ file: deliverTo('<cbc:ID>4711</cbc:ID>', 'PO-91') })
  expect(unclear.body, unclear.text).toMatchObject({ state: 'Draft', reason: 'address', orderNumber: null })
  expect(await countOrders()).toBe(before)
})

test('the cart of a draft goes to the place of the document, by the saved address where the account has it', async () => {
  const addressOf = async (number: string) => {
    const id = String((await sendOrder({ file: deliverTo(DURHAM, number) })).body['id'])
    expect((await read(id)).body['address']).toBe('Northline, Main, 1 Main Street, 27701 Durham, NC, US')
    expect((await world.send('POST', `${OWN}/${id}/cart`)).status).toBe(200)
    const { shipToId, address } = (await world.send('GET', '/api/checkout/v1')).body['delivery'] as Record<string, unknown>
    return { shipToId, address }
  }
  expect(await addressOf('PO-93')).toMatchObject({ shipToId: undefined, address: { city: 'Durham', postalCode: '27701' } })
  const saved = await run(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into ship_to (sold_to_id, name, street, extra, postal_code, city, region, country_code)
      select sold_to_id, 'Goods in', '1 main street', '', '27701', 'Durham', 'NC', 'US' from cart where ordered_at is null
      returning id`.execute(tx)
    await sql`delete from cart`.execute(tx)
    return rows[0]?.id
  })
  expect(await addressOf('PO-94')).toMatchObject({ shipToId: saved })
  await run((tx) => sql`delete from ship_to where id = ${saved}`.execute(tx))
})

test('rules of the company hold: a requester’s order waits for approval, a viewer has none', async () => {
  await allowExact()
  const setRole = (role: string) =>
    run((tx) => sql`update person set company_role = ${role} where id = ${world.people.buyer.personId}`.execute(tx))
  await setRole('requester')
  const waiting = await sendOrder({ file: ubl({}, 'PO-81') })
  expect(waiting.body, waiting.text).toMatchObject({ state: 'Waiting', orderNumber: null })
  expect(waiting.body['approvalId']).not.toBeNull()
  await setRole('viewer')
  expect((await sendOrder({ file: ubl({}, 'PO-82') })).status).toBe(403)
  await setRole('buyer')
})

test('the person puts it into the cart once, or dismisses it; others do not know of it', async () => {
  const id = String((await sendOrder()).body['id'])
  for (const who of ['colleague', 'foreign'] as const)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/document'],
      ['POST', '/cart'],
      ['POST', '/dismiss'],
    ] as const)
      expect((await world.send(method, `${OWN}/${id}${path}`, { who })).status, `${who} ${method} ${path}`).toBe(404)
  expect((await world.send('POST', `${OWN}/${id}/cart`, { who: 'nobody' })).status).toBe(401)
  const added = await world.send('POST', `${OWN}/${id}/cart`)
  expect(added.body, added.text).toEqual({ id, state: 'In cart', added: 1, left: 0 })
  expect((await world.send('GET', '/api/cart/v1')).body).toMatchObject({ lines: [{ sku: 'V-1', quantity: 2 }] })
  expect((await world.send('POST', `${OWN}/${id}/cart`)).body['code']).toBe('decided')
  expect((await world.send('POST', `${OWN}/${id}/dismiss`)).body['code']).toBe('decided')
  const second = String((await sendOrder({ file: ubl({}, 'PO-83') })).body['id'])
  expect((await world.send('POST', `${OWN}/${second}/dismiss`)).body).toEqual({ id: second, state: 'Dismissed' })
})

test('a line that is not certain is put right or left out by the person alone, as long as it is a draft', async () => {
  waitForMinute()
  const id = String((await sendOrder({ file: ubl({ sku: 'NORTH-77' }) })).body['id'])
  const line = `${OWN}/${id}/lines/1`
  for (const who of ['colleague', 'foreign', 'nobody'] as const) {
    expect((await world.send('PATCH', line, { who, body: { number: 'V-1' } })).status, who).toBe(who === 'nobody' ? 401 : 404)
    expect((await world.send('DELETE', line, { who })).status, who).toBe(who === 'nobody' ? 401 : 404)
  }
  expect((await world.send('POST', `${OWN}/${id}/cart`)).body['code']).toBe('nothing_ready')
  expect((await world.send('PATCH', line, { body: {} })).status).toBe(400)
  expect((await world.send('PATCH', `${OWN}/${id}/lines/9`, { body: { number: 'V-1' } })).status).toBe(404)
  const fixed = await world.send('PATCH', line, { body: { number: 'V-1', quantity: 3 } })
  expect(fixed.body, fixed.text).toMatchObject({
    line: { sku: 'V-1', quantity: 3, match: 'exact', part: { price: { minor: '880' } } },
    offer: { number: 'NORTH-77', sku: 'V-1' },
  })
  expect((await read(id)).body).toMatchObject({ state: 'Draft', lines: [{ sku: 'V-1', quantity: 3 }] })
  expect((await world.send('POST', `${OWN}/${id}/cart`)).body).toMatchObject({ added: 1, left: 0 })
  expect((await world.send('PATCH', line, { body: { quantity: 4 } })).body['code']).toBe('decided')
  expect((await world.send('DELETE', line)).body['code']).toBe('decided')
  const second = String((await sendOrder({ file: ubl({ sku: 'NORTH-78' }, 'PO-84') })).body['id'])
  expect((await world.send('DELETE', `${OWN}/${second}/lines/1`)).status).toBe(200)
  expect((await read(second)).body['lines']).toEqual([])
})

test('without a key of this site with its scope nothing is read [T-84]', async () => {
  expect((await sendOrder({ by: '' })).status).toBe(401)
  expect((await sendOrder({ by: 'pk_unknown-unknown-unknown' })).status).toBe(401)
  expect((await sendOrder({ by: other })).status).toBe(403)
  const abroad = await world.app.inject({
    method: 'POST',
    url: PATH,
    headers: { host: 'aerobt.localhost', authorization: `Bearer ${key}` },
  })
  expect(abroad.statusCode).toBe(401)
})

test('a key of a company brings orders of its own people for its own accounts, and no lines of any kind [T-84]', async () => {
  waitForMinute()
  const [ours, theirs, southline] = await run(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into company (id, number, name) values (gen_random_uuid(), '2', 'Southline') returning id`.execute(tx)
    const scopes = ['purchase-orders:write', 'orders:read', 'orders:write']
    const make = (companyId: string) => insertKey(tx, { name: 'SRM', scopes, companyId, now: world.services.clock.now() })
    const southline = rows[0]?.id ?? ''
    return [await make(COMPANY), await make(southline), southline]
  })
  const moveAccount = (companyId: string | null) =>
    run((tx) => sql`update sold_to set company_id = ${companyId} where account_key = 'PR2~0000104210'`.execute(tx))
  const sent = { by: ours, file: ubl({}, 'PO-95'), account: 'PR2~104210' }
  await moveAccount(southline)
  expect((await sendOrder(sent)).body, 'an account of another company').toMatchObject({ code: 'unknown_person' })
  await moveAccount(COMPANY)
  expect((await sendOrder({ ...sent, by: theirs })).status, 'another company’s key').toBe(404)
  expect((await sendOrder({ ...sent, person: 'foreign@process.example' })).status, 'a person of another company').toBe(404)
  expect((await sendOrder(sent)).body).toMatchObject({ state: 'Draft', isNew: true })
  await moveAccount(null)
  for (const method of ['GET', 'POST'] as const) {
    const headers = { host: 'process.localhost', authorization: `Bearer ${ours}`, 'content-type': 'application/x-ndjson' }
    const call = { method, url: '/api/integration/v1/orders', headers }
    expect((await world.app.inject(method === 'GET' ? call : { ...call, payload: '{}\n' })).statusCode, method).toBe(404)
  }
})

test('who is named must be a customer who buys for the account', async () => {
  for (const person of ['nobody@process.example', 'buyer@aerobt.example']) expect((await sendOrder({ person })).status).toBe(404)
  expect((await sendOrder({ account: 'PR1~0000104999' })).status).toBe(404)
  expect((await sendOrder({ account: 'PR2~104210' })).body).toMatchObject({ state: 'Draft' })
  expect((await sendOrder({ person: 'reader@process.example' })).status, 'without the right to buy').toBe(403)
})

test('hostile and unreadable documents are refused, and leave nothing [T-109, T-97]', async () => {
  const bomb = ubl().replace('?>', '?><!DOCTYPE o [<!ENTITY a "aaaa">]>')
  expect((await sendOrder({ file: bomb })).body).toMatchObject({ code: 'damaged' })
  expect((await sendOrder({ file: ubl().replaceAll('Order-2', 'Invoice-2') })).status).toBe(415)
  expect((await sendOrder({ file: '' })).status).toBe(400)
  expect((await world.send('GET', OWN)).body['total']).toBe(0)
})

test('only a company-admin says whether exact documents are ordered at once', async () => {
  expect((await world.send('PUT', '/api/company/v1/purchase-orders', { body: { ordersExact: true } })).status).toBe(404)
  expect((await allowExact()).body).toEqual({ ordersExact: true })
  expect((await world.send('GET', OWN)).body['setting']).toEqual({ ordersExact: true, mayChange: false })
  expect((await world.send('GET', OWN, { who: 'colleague' })).body['setting']).toEqual({ ordersExact: true, mayChange: true })
})
