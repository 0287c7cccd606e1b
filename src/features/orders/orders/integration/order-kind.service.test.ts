import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKindCalls } from '#features/orders/orders/testing/kind-calls.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'
import { bringInto } from '#app/testing/bring-into.ts'

let world: OrderWorld
let calls: Awaited<ReturnType<typeof openKindCalls>>

beforeAll(async () => {
  world = await openOrderWorld([makeOrder({ number: 'WEB-1' })])
  await bringInto(world, 'sps', {
    categories: [{ path: 'valves', names: { en: 'Valves', de: 'Ventile' } }],
    products: [{ sku: 'V-1', category: 'valves', names: { en: 'Ball valve' } }],
  })
  calls = await openKindCalls(world, ['orders', 'shipments'])
})
afterAll(async () => {
  await calls.close()
  await world.close()
})

const whole = (orderNumber: string, differs: object = {}) => ({
  orderNumber,
  account: 'SP1~0000104210',
  poNumber: 'PO-9',
  state: 'Confirmed',
  placedAt: '2026-11-10T09:00:00.000Z',
  promisedOn: '2026-11-20',
  currency: 'USD',
  site: 'Hangar 4',
  shipTo: { name: 'Northline', street: 'Mill Lane 3', city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'us' },
  deliveryMethod: 'express',
  paymentType: 'account',
  isComplete: true,
  lines: [
    { position: 10, sku: 'V-1', name: 'Valve', category: 'valves', quantity: 4, unitPrice: '12.5' },
    {
      position: 20,
      sku: 'OLD-2',
      name: 'Old part',
      category: 'other',
      quantity: 200,
      unitPrice: '4.35',
      total: '8.7',
      note: 'Per 100',
    },
    { position: 1000, sku: 'V-3', name: 'Third', category: 'other', quantity: 1, unitPrice: '0', promisedOn: '2026-11-22' },
  ],
  freight: '19',
  taxes: [{ name: 'Sales tax', percent: '8.6', amount: '5.05' }],
  ...differs,
})
const find = async (number: string) => (await calls.read('orders')).find(({ orderNumber }) => orderNumber === number)
const view = async (number: string) => {
  const { host, cookie } = world.people.buyer
  const answer = await world.app.inject({ url: `/api/orders/v1/${number}?language=en`, headers: { host, cookie } })
  return answer.json<{
    parts: { position: number; name: string; shipped: number; backordered: number; total: { minor: string } }[]
  }>()
}

describe('orders', () => {
  test('come back as they came, and again change nothing', async () => {
    expect(await calls.sendOne('orders', whole('A-1'))).toBeUndefined()
    expect(await find('A-1')).toEqual(whole('A-1'))
    const later = new Date(Date.now() + 1000).toISOString()
    expect(await calls.sendOne('orders', whole('A-1'))).toBeUndefined()
    expect(await calls.read('orders', `?since=${later}`)).toEqual([])
    expect((await calls.bring({ 'orders.ndjson': JSON.stringify(whole('A-1')) })).text).toContain('0 taken, 1 unchanged')
  })

  test('keep the positions of the ERP, which the order’s page shows', async () => {
    const { parts } = await view('A-1')
    expect(parts.map(({ position, total }) => `${position} ${total.minor}`)).toEqual(['10 5000', '20 870', '1000 0'])
  })

  test('take an account’s number with its zeros or without, and names from the catalogue [T-52]', async () => {
    const lines = [
      { sku: 'V-1', quantity: 1, unitPrice: '1' },
      { sku: 'NOWHERE', quantity: 1, unitPrice: '1' },
    ]
    expect(await calls.sendOne('orders', whole('A-2', { account: 'SP1~104210', lines }))).toBeUndefined()
    expect(await find('A-2')).toMatchObject({
      account: 'SP1~0000104210',
      lines: [
        { position: 1, name: 'Ball valve', category: 'valves' },
        { position: 2, name: 'NOWHERE' },
      ],
    })
    expect((await calls.bring({ 'orders.ndjson': JSON.stringify({ orderNumber: 'A-2', lines }) })).text).toContain('1 unchanged')
  })

  test('of the past come with who placed them, their way and their shipments; again they change nothing', async () => {
    const history = [
      { state: 'Received', at: '2026-03-02T09:00:00.000Z' },
      { state: 'Shipped', at: '2026-03-09T09:00:00.000Z' },
    ]
    const lines = [{ sku: 'V-1', quantity: 2, unitPrice: '1' }]
    const past = whole('A-9', {
      ...{ placedBy: 'buyer@sps.example', state: 'Shipped', history, lines },
      placedAt: history[0]?.at,
    })
    const sent = { shipmentNumber: 'S-9', orderNumber: 'A-9', shippedOn: '2026-03-09', lines: [{ position: 1, quantity: 2 }] }
    const events = [{ at: '2026-03-09T08:00:00.000Z', place: 'Bergen', event: 'left' }]
    expect(await calls.sendOne('orders', past)).toBeUndefined()
    expect(await calls.sendOne('shipments', { ...sent, events })).toBeUndefined()
    expect(await find('A-9')).toMatchObject({ placedBy: 'buyer@sps.example', lines: [{ shipped: 2 }] })
    const { host, cookie } = world.people.buyer
    const answer = await world.app.inject({ url: '/api/orders/v1/A-9?language=en', headers: { host, cookie } })
    expect(answer.json<{ events: { at: string; kind: string }[] }>().events.map(({ at, kind }) => `${at} ${kind}`)).toEqual([
      ...['2026-03-02T09:00:00.000Z state', '2026-03-09T08:00:00.000Z shipment', '2026-03-09T09:00:00.000Z state'],
    ])
    expect((await calls.bring({ 'orders.ndjson': JSON.stringify(past) })).text).toContain('1 unchanged')
    expect(await calls.sendOne('orders', whole('A-10', { placedBy: 'nobody@sps.example' }))).toContain('placedBy')
    expect(await calls.sendOne('orders', whole('A-11', { history: [{ state: 'Lost', at: '2026-03-02' }] }))).toContain(
      'history[1].state',
    )
  })

  test('come from a table, with their lines as JSON in a cell', async () => {
    const lines = JSON.stringify([{ position: 10, sku: 'V-1', name: 'Valve, red', quantity: 2, unitPrice: '3.10' }])
    const table = `orderNumber;account;placedAt;currency;lines\nA-3;SP1~104211;2026-11-01;USD;"${lines.replaceAll('"', '""')}"\n`
    const { said, text } = await calls.bring({ 'orders.csv': table })
    expect(said).toEqual([])
    expect(text).toContain('1 taken')
    expect(await find('A-3')).toMatchObject({ lines: [{ position: 10, name: 'Valve, red', unitPrice: '3.1' }] })
  })

  test('change where they differ, with their sums', async () => {
    const [first, second, third] = whole('A-1').lines
    const more = { position: 40, sku: 'V-1', name: 'More', category: 'valves', quantity: 1, unitPrice: '2' }
    const changed = { ...first, quantity: 5 }
    const lines = [third, changed, second, more]
    expect(await calls.sendOne('orders', { orderNumber: 'A-1', poNumber: 'PO-10', lines })).toBeUndefined()
    expect(await find('A-1')).toEqual(whole('A-1', { poNumber: 'PO-10', lines: [changed, second, more, third] }))
    expect((await calls.bring({ 'orders.ndjson': JSON.stringify({ orderNumber: 'A-1', lines }) })).text).toContain('1 unchanged')
    const { rows } = (
      await world.app.inject({
        url: '/api/orders/v1?q=PO-10',
        headers: { host: world.people.buyer.host, cookie: world.people.buyer.cookie },
      })
    ).json<{ rows: { number: string; total: { minor: string } }[] }>()
    expect(rows).toMatchObject([{ number: 'A-1', total: { minor: String(6250 + 870 + 200 + 1900 + 505) } }])
  })

  test('tell what is missing of single lines', async () => {
    const news = { orderNumber: 'A-1', backorders: [{ position: 10, backordered: 3, promisedOn: '2026-12-01' }] }
    expect(await calls.sendOne('orders', news)).toBeUndefined()
    expect((await view('A-1')).parts[0]).toMatchObject({ position: 10, backordered: 3 })
    expect((await calls.bring({ 'orders.ndjson': JSON.stringify(news) })).text).toContain('1 unchanged')
  })

  test('that were placed here get the positions of the ERP that confirms them', async () => {
    const lines = [{ position: 10, sku: 'HS-245', quantity: 3, unitPrice: '10.00' }]
    expect(await calls.sendOne('orders', { orderNumber: 'WEB-1', state: 'Confirmed', lines })).toBeUndefined()
    expect(await find('WEB-1')).toMatchObject({ state: 'Confirmed', lines: [{ position: 10, name: 'Gas detector' }] })
    const sent = { shipmentNumber: 'S-W', orderNumber: 'WEB-1', shippedOn: '2026-11-16', lines: [{ position: 10, quantity: 3 }] }
    expect(await calls.sendOne('shipments', sent)).toBeUndefined()
    expect((await find('WEB-1'))?.['state']).toBe('Shipped')
    const moved = { orderNumber: 'WEB-1', lines: [{ ...lines[0], position: 20 }] }
    expect(await calls.sendOne('orders', moved)).toBe('lines: position 10 was sent already and cannot be left out')
  })

  test.each([
    ['a number', { freight: 19 }, 'freight: ‘19’ is no amount; write it as a text, such as "597.52"'],
    [
      'minor units by mistake',
      { freight: '19.005' },
      'freight: ‘19.005’ is no amount in USD, which has 2 digits at most behind the point',
    ],
    ['an unknown field', { frieght: '19' }, 'frieght: there is no such field'],
    [
      'an unknown field of a line',
      { lines: [{ sku: 'V-1', quantity: 1, unitPrice: '1', price: '2' }] },
      'lines[1].price: there is no such field',
    ],
    ['a deleted line', { lines: [{ deleted: true }] }, 'lines[1].sku: is missing'],
    [
      'a price that is a number',
      { lines: [{ sku: 'V-1', quantity: 1, unitPrice: 12.5 }] },
      'lines[1].unitPrice: ‘12.5’ is no amount',
    ],
    ['no pieces', { lines: [{ sku: 'V-1', quantity: 0, unitPrice: '1' }] }, 'lines[1].quantity: ‘0’ is less than 1'],
    [
      'a position twice',
      { lines: [1, 2].map(() => ({ position: 10, sku: 'V-1', quantity: 1, unitPrice: '1' })) },
      'lines: position 10 is there twice',
    ],
    [
      'more sent than ordered',
      { lines: [{ sku: 'V-1', quantity: 1, shipped: 2, unitPrice: '1' }] },
      'lines[position 1].shipped: more was sent than was ordered',
    ],
    ['a foreign account', { account: 'SP1~999' }, 'account: ‘SP1~999’ is not among the accounts'],
    ['an ambiguous account', { account: '104210' }, 'account: ‘104210’ is not among the accounts'],
    ['a state of somebody else', { state: 'Lost' }, 'state: ‘Lost’ is not among the order-state-words'],
    ['a backorder of no line', { backorders: [{ position: 99, backordered: 1 }] }, 'backorders: the order has no position 99'],
    ['no date', { promisedOn: '31.3.2027' }, 'promisedOn: ‘31.3.2027’ is no date; write it as 2027-03-31'],
    ['a formula', { poNumber: '=1+1' }, 'poNumber: ‘=1+1’ begins like a formula, with ='],
    ['an address that is a text', { shipTo: 'Phoenix' }, 'shipTo: is no record of fields and values'],
    ['an unknown country', { shipTo: { countryCode: 'xx' } }, 'shipTo.countryCode: ‘xx’ is no country'],
  ])('with %s are refused [T-46, T-63]', async (_, differs, sentence) => {
    expect(await calls.sendOne('orders', whole('BAD-1', differs))).toContain(sentence)
    expect(await find('BAD-1')).toBeUndefined()
  })

  test('are refused with all that is wrong at once', async () => {
    const error = await calls.sendOne('orders', {
      orderNumber: 'BAD-2',
      account: 'SP1~999',
      backorders: [{ position: 7, backordered: 1 }],
    })
    for (const part of [
      'account: ‘SP1~999’',
      'placedAt: is missing',
      'currency: is missing',
      'lines: is missing',
      'no position 7',
    ])
      expect(error).toContain(part)
  })

  test('never move to another account or currency [T-52]', async () => {
    expect(await calls.sendOne('orders', { orderNumber: 'A-1', account: 'SP2~104210', currency: 'EUR' })).toBe(
      'account: the order belongs to another account; currency: the order is in USD',
    )
  })

  test('go where nothing hangs on them, and twice without a fault', async () => {
    const gone = { orderNumber: 'A-3', deleted: true }
    expect([await calls.sendOne('orders', gone), await calls.sendOne('orders', gone)]).toEqual([undefined, undefined])
    expect(await find('A-3')).toBeUndefined()
    expect(await calls.sendOne('orders', { orderNumber: 'WEB-1', deleted: true })).toBe(
      'orderNumber: the order was placed here; send it with the state Cancelled instead',
    )
  })
})

describe('shipments', () => {
  const sent = (shipmentNumber: string, differs: object = {}) => ({
    shipmentNumber,
    orderNumber: 'A-2',
    carrier: 'Atlas',
    trackingNumber: 'AT1',
    shippedOn: '2026-11-15',
    lines: [{ position: 1, quantity: 1 }],
    events: [{ at: '2026-11-15T14:00:00.000Z', place: 'Tulsa', event: 'left' }],
    ...differs,
  })
  const findSent = async (number: string) =>
    (await calls.read('shipments')).find(({ shipmentNumber }) => shipmentNumber === number)

  test('come back as they came, and again change nothing', async () => {
    expect(await calls.sendOne('shipments', sent('S-1'))).toBeUndefined()
    expect(await findSent('S-1')).toEqual(sent('S-1'))
    expect((await calls.bring({ 'shipments.ndjson': JSON.stringify(sent('S-1')) })).text).toContain('1 unchanged')
    expect(await find('A-2')).toMatchObject({ state: 'Part shipped', lines: [{ shipped: 1 }, {}] })
  })

  test('several of one order in one call add up', async () => {
    const again = [1, 2].map((at) => sent(`S-M${at}`, { orderNumber: 'A-1', lines: [{ position: 20, quantity: 80 }] }))
    const tooMany = sent('S-M3', { orderNumber: 'A-1', lines: [{ position: 20, quantity: 80 }] })
    expect((await calls.send('shipments', [...again, tooMany])).map(({ ok }) => ok)).toEqual([true, true, false])
    expect((await view('A-1')).parts[1]).toMatchObject({ position: 20, shipped: 160 })
  })

  test.each([
    ['no order', { orderNumber: 'NONE' }, 'orderNumber: ‘NONE’ is not among the orders'],
    ['no such line', { lines: [{ position: 30, quantity: 1 }] }, 'lines: the order has no position 30'],
    ['too many pieces', { lines: [{ position: 2, quantity: 2 }] }, 'lines: of position 2 more would be shipped than was ordered'],
    ['nothing in it', { lines: [] }, 'lines: is missing'],
    ['a wrong quantity', { lines: [{ position: 2, quantity: 1.5 }] }, 'lines[1].quantity: ‘1.5’ is no whole number'],
    ['a position as a word', { lines: [{ position: 'ten', quantity: 1 }] }, 'lines[1].position: ‘ten’ is no number'],
    ['a day before it left', { deliveredOn: '2026-11-14' }, 'deliveredOn: is before 2026-11-15, when it left'],
    ['no day', { shippedOn: 'today' }, 'shippedOn: ‘today’ is no date'],
    ['an unknown report', { events: [{ at: '2026-11-15', event: 'lost' }] }, 'events[1].event: ‘lost’ is none of packed'],
    ['an unknown field', { weight: 3 }, 'weight: there is no such field'],
    ['another order', { shipmentNumber: 'S-M1' }, 'orderNumber: the shipment belongs to the order A-1'],
  ])('with %s are refused [T-46]', async (_, differs, sentence) => {
    expect(await calls.sendOne('shipments', sent('S-BAD', differs))).toContain(sentence)
    expect(await findSent('S-BAD')).toBeUndefined()
  })

  test('can be taken back, and the order is where it was; twice without a fault', async () => {
    const gone = { shipmentNumber: 'S-1', deleted: true }
    expect([await calls.sendOne('shipments', gone), await calls.sendOne('shipments', gone)]).toEqual([undefined, undefined])
    expect(await findSent('S-1')).toBeUndefined()
    const after = await find('A-2')
    expect(after?.['state']).toBe('Received')
    expect(JSON.stringify(after?.['lines'])).not.toContain('shipped')
    expect(await calls.sendOne('orders', { orderNumber: 'A-1', deleted: true })).toContain('there are shipments of this order')
  })

  test('of a billed order stay', async () => {
    await calls.sendOne('orders', { orderNumber: 'WEB-1', state: 'Invoiced' })
    expect(await calls.sendOne('shipments', { shipmentNumber: 'S-W', deleted: true })).toContain('the order is invoiced')
  })
})
