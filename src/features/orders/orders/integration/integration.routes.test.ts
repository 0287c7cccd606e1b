import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { insertKey, listKeys, revokeKey } from '#foundation/integration/public.server.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const ALL = ['orders', 'shipments', 'invoices', 'prices', 'stock'].map((kind) => `${kind}:write`)

let site: TestApp
const keys: Record<string, string> = {}
const inTenant = <T>(work: (tx: Tx) => Promise<T>, tenant = 'sps') => withTenant(site.services.db, tenant, work)
const account = {
  id: '00000000-0000-8000-8000-000000000001',
  number: '0000104210',
  erpId: 'SP1',
  salesOrg: '1000',
  name: 'Northline',
  city: 'Phoenix',
  postalCode: '85004',
  countryCode: 'US',
  defaultCurrency: 'USD',
  customerUnitCurrency: null,
  currencies: ['USD'],
  isEcomEnabled: true,
  toolAccess: null,
  priceList: null,
}

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => NOW } })
  const valve = { sku: 'V-1', category: 'valves', names: { en: 'Valve' }, prices: { list: { USD: '10.00' } }, stock: { us: 3 } }
  await bringInto(site, 'sps', { categories: [{ path: 'valves', names: { en: 'V' } }], products: [valve] })
  await inTenant(async (tx) => {
    await insertSoldTos(tx, [account, { ...account, id: account.id.replace(/1$/, '2'), erpId: 'SP2' }])
    keys['all'] = await insertKey(tx, { name: 'ERP', scopes: ALL, now: NOW })
    keys['prices'] = await insertKey(tx, { name: 'Prices', scopes: ['prices:write'], now: NOW })
    keys['old'] = await insertKey(tx, { name: 'Old', scopes: ALL, now: NOW, expiresAt: new Date('2026-11-15T00:00:00Z') })
    keys['revoked'] = await insertKey(tx, { name: 'Revoked', scopes: ALL, now: NOW })
    const revoked = (await listKeys(tx)).find(({ name }) => name === 'Revoked')
    await revokeKey(tx, revoked?.id ?? '', NOW)
  })
  keys['foreign'] = await inTenant((tx) => insertKey(tx, { name: 'ERP', scopes: ALL, now: NOW }), 'process')
})
afterAll(() => site.close())

const send = async (
  kind: string,
  lines: readonly unknown[],
  { key = 'all', type = 'application/x-ndjson', host = 'sps.localhost', language = '' } = {},
) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/integration/v1/${kind}`,
    headers: {
      host,
      'content-type': type,
      'accept-language': language,
      ...(key !== '' && { authorization: `Bearer ${keys[key] ?? key}` }),
    },
    payload: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  })
  const isLines = answer.statusCode === 200
  return {
    status: answer.statusCode,
    lines: isLines
      ? answer.body
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as { line: number; ok: boolean; error?: string })
      : [],
  }
}
const order = (orderNumber: string, more: object = {}) => ({
  orderNumber,
  account: 'SP1~104210',
  placedAt: '2026-11-10T09:00:00Z',
  currency: 'USD',
  poNumber: 'PO-9',
  lines: [{ sku: 'V-1', name: 'Valve', quantity: 4, unitPrice: '12.50' }],
  ...more,
})
const read = (number: string) => inTenant((tx) => findOrder(tx, number))

describe('keys [T-84]', () => {
  test.each([
    ['none', '', 401],
    ['an invented one', 'pk_00000000000000000000000000000000', 401],
    ['one of another site', 'foreign', 401],
    ['one that is too old', 'old', 401],
    ['one that was revoked', 'revoked', 401],
    ['one for prices alone', 'prices', 403],
  ])('%s', async (_, key, status) => {
    expect((await send('orders', [order('KEY-1')], { key })).status).toBe(status)
    expect(await read('KEY-1')).toBeUndefined()
  })

  test('a key works on its own site alone', async () => {
    expect((await send('orders', [order('KEY-2')], { host: 'process.localhost' })).status).toBe(401)
  })

  test('are kept as hashes', async () => {
    const stored = await inTenant((tx) => tx.selectFrom('integrationKey').selectAll().execute())
    expect(JSON.stringify(stored)).not.toContain(keys['all'])
  })

  test.each([
    ['weather', 'application/x-ndjson', 404],
    ['orders', 'application/json', 415],
    ['orders', 'text/plain', 415],
  ])('%s as %s: %i', async (kind, type, status) => {
    expect((await send(kind, ['{}'], { type })).status).toBe(status)
  })
})

describe('orders', () => {
  test('come line by line: what is wrong with one costs only that one', async () => {
    const { status, lines } = await send('orders', [
      order('ERP-1'),
      'no json',
      '',
      order('ERP-2', { account: 'SP1~999' }),
      order('ERP-3', { lines: [{ sku: 'V-1', quantity: 0, unitPrice: '1' }] }),
      order('ERP-4', { currency: 'JPY' }),
      { orderNumber: 'ERP-5', state: 'Confirmed' },
      order('../x'),
      order('ERP-6'),
    ])
    expect(status).toBe(200)
    expect(lines.map(({ line, ok }) => `${line} ${ok}`)).toEqual([
      '1 true',
      '2 false',
      '3 false',
      '4 false',
      '5 false',
      '6 false',
      '7 false',
      '8 true',
    ])
    expect(lines[1]?.error).toBe('the line is no JSON')
    expect(await read('ERP-1')).toMatchObject({
      accountKey: 'SP1~0000104210',
      state: 'Received',
      totalMinor: 5000n,
      source: 'erp',
    })
    expect(await read('ERP-6')).toBeDefined()
  })

  test('that come again change nothing; what is new of them does', async () => {
    const before = await read('ERP-1')
    expect((await send('orders', [order('ERP-1'), order('ERP-1')])).lines.every(({ ok }) => ok)).toBe(true)
    expect(await read('ERP-1')).toEqual(before)
    await send('orders', [{ orderNumber: 'ERP-1', state: 'Confirmed', promisedOn: '2026-11-20' }])
    const after = await read('ERP-1')
    expect(after).toMatchObject({ state: 'Confirmed', promisedOn: '2026-11-20' })
    // Late news of an earlier state take nothing back.
    await send('orders', [{ orderNumber: 'ERP-1', state: 'Received' }])
    expect((await read('ERP-1'))?.state).toBe('Confirmed')
  })

  test('never move to another account [T-52]', async () => {
    const { lines } = await send('orders', [{ orderNumber: 'ERP-1', account: 'SP2~104210', state: 'Shipped' }])
    expect(lines[0]).toMatchObject({ ok: false, error: 'account: the order belongs to another account' })
  })

  test('are refused in the language that the program accepts, or in English', async () => {
    const line = { orderNumber: 'ERP-1', account: 'SP2~104210', state: 'Shipped' }
    const { lines } = await send('orders', [line, { orderNumber: '' }, 'no JSON'], { language: 'de-DE,en;q=0.5' })
    expect(lines.map(({ error }) => error)).toEqual([
      'account: die Bestellung gehört zu einem anderen Konto',
      'orderNumber: fehlt',
      'die Zeile ist kein JSON',
    ])
  })

  test('many come in one call', async () => {
    const { lines } = await send(
      'orders',
      Array.from({ length: 1200 }, (_, at) => order(`BULK-${at}`)),
    )
    expect(lines).toHaveLength(1200)
    expect(lines.every(({ ok }, at) => ok && lines[at]?.line === at + 1)).toBe(true)
  })

  test('a later line of a long call finds what an earlier one brought', async () => {
    const many = Array.from({ length: 1100 }, (_, at) => order(`LONG-${at}`))
    const { lines } = await send('orders', [...many, { orderNumber: 'LONG-600', state: 'Confirmed' }])
    expect(lines.filter(({ ok }) => !ok)).toEqual([])
    expect((await read('LONG-600'))?.state).toBe('Confirmed')
  })
})

describe('shipments', () => {
  const shipment = (shipmentNumber: string, quantity: number, more: object = {}) => ({
    shipmentNumber,
    orderNumber: 'ERP-6',
    carrier: 'Atlas',
    trackingNumber: 'AT1',
    shippedOn: '2026-11-15',
    lines: [{ position: 1, quantity }],
    ...more,
  })

  test('add up once, however often they come, and move the order', async () => {
    await send('shipments', [shipment('S-1', 3)])
    expect(await read('ERP-6')).toMatchObject({ state: 'Part shipped', lines: [{ shipped: 3 }] })
    const before = await read('ERP-6')
    await send('shipments', [shipment('S-1', 3), shipment('S-1', 3)])
    expect(await read('ERP-6')).toEqual(before)
    const { lines } = await send('shipments', [
      shipment('S-2', 2),
      shipment('S-3', 1),
      shipment('S-4', 1, { orderNumber: 'NONE' }),
    ])
    expect(lines.map(({ ok }) => ok)).toEqual([false, true, false])
    expect(await read('ERP-6')).toMatchObject({ state: 'Shipped', lines: [{ shipped: 4 }] })
  })

  test('that arrive make the order delivered once all have', async () => {
    await send('shipments', [shipment('S-1', 3, { deliveredOn: '2026-11-16' })])
    expect((await read('ERP-6'))?.state).toBe('Shipped')
    await send('shipments', [shipment('S-3', 1, { deliveredOn: '2026-11-16' })])
    expect((await read('ERP-6'))?.state).toBe('Delivered')
  })
})

describe('prices and stock', () => {
  const readPart = () =>
    inTenant(async (tx) => ({
      product: await tx.selectFrom('product').select(['prices', 'stock']).where('sku', '=', 'V-1').executeTakeFirst(),
      listed: await tx.selectFrom('productPrice').selectAll().execute(),
    }))

  test('replace what they are about, once', async () => {
    const lines = [
      { sku: 'V-1', currency: 'USD', amount: '11.00' },
      { contract: 'contract', sku: 'V-1', currency: 'USD', amount: '9.25' },
      { contract: 'contract', sku: 'V-1', currency: 'USD', amount: '8.75', fromQuantity: 10 },
      { sku: 'NONE', currency: 'USD', amount: '1' },
      { sku: 'V-1', currency: 'JPY', amount: '1.5' },
    ]
    expect((await send('prices', lines, { key: 'prices' })).lines.map(({ ok }) => ok)).toEqual([true, true, true, false, false])
    const first = await readPart()
    expect(first.product?.prices).toMatchObject({ list: { USD: 1100 } })
    expect(first.listed.map(({ minor }) => minor).toSorted()).toEqual(['875', '925'])
    await send('prices', lines)
    expect(await readPart()).toEqual(first)
  })

  test('of a warehouse leave the others alone', async () => {
    const { lines } = await send('stock', [
      { sku: 'V-1', warehouse: 'de', quantity: 7 },
      { sku: 'V-1', warehouse: 'de', quantity: 8 },
      { sku: 'V-1', warehouse: 'us', quantity: -1 },
    ])
    expect(lines.map(({ ok }) => ok)).toEqual([true, true, false])
    expect((await readPart()).product?.stock).toEqual({ us: 3, de: 8 })
  })
})
