import { sql } from 'kysely'
import { up } from '../../../../migrations/2026-11-17-99-folded-words-and-tool-use.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertOrder, insertOrders } from '#features/orders/orders/insert-order.store.ts'
import type { NewOrder } from '#features/orders/orders/new-order.rules.ts'
import type { OrderFilter } from '#features/orders/orders/order-list.rules.ts'
import { countOrders, listOrders, readOrderBatch, streamOrders } from '#features/orders/orders/order-list.store.ts'
import { addUpOrderCounts } from '#features/orders/orders/order-count.store.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { parseOrderFilter } from '#features/orders/orders/order-filter.schema.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const OWN = 'SP1~0000104293'
const TODAY = '2026-11-16'
const shipTo = { name: 'Northline', street: 'Mill Lane 3', city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'US' }
const makeOrder = (differs: Partial<NewOrder> = {}): NewOrder => ({
  accountKey: OWN,
  source: 'erp',
  placedAt: new Date('2026-11-10T09:00:00Z'),
  currency: 'EUR',
  shipTo,
  lines: [{ sku: 'HS-245', name: 'Gas detector', quantity: 3, unitMinor: 1250n }],
  ...differs,
})

let site: TestApp
const inTenant = <T>(work: (tx: Tx) => Promise<T>, tenant = 'sps') => withTenant(site.services.db, tenant, work)
beforeAll(async () => {
  site = await openTestApp()
  await inTenant(async (tx) => {
    await insertOrders(tx, [
      makeOrder({ number: 'A1', poNumber: 'PO-5507', state: 'Invoiced', placedAt: new Date('2024-01-10T09:00:00Z') }),
      makeOrder({ number: 'A2', state: 'In production', promisedOn: '2026-11-12', site: 'Plant 2' }),
      makeOrder({
        number: 'A3',
        state: 'Part shipped',
        promisedOn: '2026-12-01',
        lines: [{ sku: 'HS-300-K3', name: 'Seal kit', quantity: 10, shipped: 4, backordered: 6, unitMinor: 99n }],
      }),
      makeOrder({ number: 'A4', state: 'Cancelled', placedAt: new Date('2026-11-11T09:00:00Z'), currency: 'JPY' }),
      makeOrder({ number: 'OTHER', accountKey: 'SP2~0000104293' }),
    ])
  })
  await inTenant((tx) => insertOrders(tx, [makeOrder({ number: 'A1' })]), 'process')
})
afterAll(() => site.close())

const find = (filter: OrderFilter) =>
  inTenant(async (tx) => {
    const { rows, total } = await listOrders(tx, OWN, { sort: 'number', page: 1, size: 25, ...filter }, TODAY)
    expect(await countOrders(tx, OWN, filter, TODAY)).toBe(total)
    return rows.map(({ number }) => number)
  })

test.each<[string, Record<string, string>, string[]]>([
  ['everything of the account and nothing of another ERP’s [T-52]', {}, ['A1', 'A2', 'A3', 'A4']],
  ['a reference', { q: '5507' }, ['A1']],
  ['a part', { sku: 'hs-300' }, ['A3']],
  ['a part’s name and a place', { q: 'gas phoenix' }, ['A1', 'A2', 'A4']],
  ['a site', { site: 'plant' }, ['A2']],
  ['states', { state: 'Invoiced,Cancelled' }, ['A1', 'A4']],
  ['open', { glance: 'open' }, ['A2', 'A3']],
  ['late', { glance: 'late' }, ['A2']],
  ['backordered', { glance: 'backordered' }, ['A3']],
  ['a period', { placed: '2026-11-11..' }, ['A4']],
  ['wildcards are letters', { q: '%%%', po: '_' }, []],
])('finds %s', async (_, requested, expected) => {
  expect(await find(parseOrderFilter(requested) ?? { q: 'unreadable' })).toEqual(expected)
})

test.each([{ state: 'Lost' }, { placed: 'soon' }, { glance: 'all' }, { q: 'x'.repeat(101) }])(
  'refuses the filter %j',
  (requested) => {
    expect(parseOrderFilter(requested)).toBeUndefined()
  },
)

test('orders with a word that half of them have are found on every page, whichever way is the shortest', async () => {
  const account = 'SP7~0000777777'
  const isFound = (at: number): boolean => at % 2 === 1
  const orders = Array.from({ length: 2200 }, (_, at) =>
    makeOrder({
      accountKey: account,
      number: `M${at}`,
      placedAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
      lines: [{ sku: 'HS-245', name: isFound(at) ? 'Rotary actuator' : 'Gas detector', quantity: at + 1, unitMinor: 100n }],
    }),
  )
  await inTenant((tx) => insertOrders(tx, orders))
  const oldest = orders.flatMap(({ number }, at) => (isFound(at) ? [number] : []))
  const size = 25
  await inTenant(async (tx) => {
    for (const page of [1, 2, 20, 22, 25, 44])
      for (const [sort, all] of [
        ['-placed', oldest.toReversed()],
        ['total', oldest],
      ] as const) {
        const { rows, total } = await listOrders(tx, account, { q: 'actuat', sort, page, size }, TODAY)
        expect(total).toBe(oldest.length)
        expect(rows.map(({ number }) => number)).toEqual(all.slice((page - 1) * size, page * size))
      }
  })
})

test('sorts and pages without losing or doubling an order', () =>
  inTenant(async (tx) => {
    for (const column of ['number', 'placed', 'state', 'promised', 'total'] as const)
      for (const sort of [column, `-${column}`] as const) {
        const pages = await Promise.all([1, 2, 3].map((page) => listOrders(tx, OWN, { sort, page, size: 2 }, TODAY)))
        expect(new Set(pages.flatMap(({ rows }) => rows.map(({ number }) => number))).size, sort).toBe(4)
        expect(pages.map(({ total }) => total)).toEqual([4, 4, 4])
      }
  }))

describe('an order that is placed here', () => {
  test('gets a number that nobody has, and its sums to the cent', () =>
    inTenant(async (tx) => {
      const first = await insertOrder(
        tx,
        makeOrder({ freightMinor: 500n, taxes: [{ name: 'VAT', percent: '19', minor: '808' }] }),
      )
      const second = await insertOrder(tx, makeOrder())
      expect(second).not.toBe(first)
      expect(await findOrder(tx, first)).toMatchObject({
        state: 'Received',
        subtotalMinor: 3750n,
        totalMinor: 5058n,
        lineCount: 1,
      })
    }))

  test('goes with the transaction that wrote it', async () => {
    let number = ''
    await inTenant(async (tx) => {
      number = await insertOrder(tx, makeOrder())
      throw new Error('the card was refused')
    }).catch(() => {})
    expect(await inTenant((tx) => findOrder(tx, number))).toBeUndefined()
  })

  test('exists for its own site alone', async () => {
    expect(await inTenant((tx) => findOrder(tx, 'A2'), 'process')).toBeUndefined()
  })
})

test('exports read everything once, batch by batch, and go on behind a cursor', () =>
  inTenant(async (tx) => {
    const filter = { q: 'phoenix' }
    const batches = await Array.fromAsync(streamOrders(tx, OWN, { filter, today: TODAY, size: 2 }))
    const all = batches.flat()
    expect(batches.every((batch) => batch.length <= 2)).toBe(true)
    expect(all.length).toBe(await countOrders(tx, OWN, filter, TODAY))
    expect(all.every(({ lines, lineCount }) => lines.length === lineCount)).toBe(true)
    const { next } = await readOrderBatch(tx, OWN, { filter, today: TODAY, size: 2 })
    const rest = await readOrderBatch(tx, OWN, { filter, today: TODAY, size: 100, ...(next && { after: next }) })
    expect(rest.orders.map(({ number }) => number)).toEqual(all.slice(2).map(({ number }) => number))
  }))

test('how many orders an account has follows every change, also those that were taken back, and is the same when added up', () =>
  inTenant(async (tx) => {
    const account = 'SP1~0000104777'
    const orders = (['Received', 'Received', 'Shipped'] as const).map((state, at) =>
      makeOrder({ accountKey: account, number: `C${at}`, state }),
    )
    const count = (filter: OrderFilter = {}) => countOrders(tx, account, filter, TODAY)
    const rows = async () => (await sql`select 1 from order_count where account_key = ${account}`.execute(tx)).rows.length
    await insertOrders(tx, orders)
    expect([await count(), await count({ state: ['Received'] }), await count({ glance: 'open' })]).toEqual([3, 2, 2])
    await sql`update orders set state = 'Shipped' where number = 'C0'`.execute(tx)
    await sql`update orders set site = 'Plant 9' where account_key = ${account}`.execute(tx)
    expect([await count(), await count({ state: ['Received'] }), await count({ state: ['Shipped'] })]).toEqual([3, 1, 2])
    await sql`delete from orders where number = 'C2'`.execute(tx)
    expect(await rows()).toBeGreaterThan(2)
    await addUpOrderCounts(tx)
    expect(await rows()).toBe(2)
    expect([await count(), await count({ state: ['Received'] }), await count({ state: ['Shipped'] })]).toEqual([2, 1, 1])
    const words = await sql`select 1 from order_word where account_key = ${account} and word = 'c2'`.execute(tx)
    expect(words.rows).toEqual([])
  }))

test('a part number is found with O for 0, also where its words were stored before they were folded', async () => {
  const account = 'SP1~0000104299'
  const lines = [{ sku: 'HO-100I', name: 'Motor', quantity: 1, unitMinor: 100n }]
  const find = (filter: OrderFilter) =>
    inTenant(async (tx) => {
      const { rows } = await listOrders(tx, account, { sort: 'number', page: 1, size: 25, ...filter }, TODAY)
      return rows.map(({ number }) => number)
    })
  await inTenant((tx) => insertOrders(tx, [makeOrder({ accountKey: account, number: 'W1', lines })]))
  expect(await find({ q: 'h0-1oo1' })).toEqual(['W1'])
  expect(await find({ sku: 'h0-1oo' })).toEqual(['W1'])
  await inTenant((tx) => sql`update order_word set word = 'ho100i' where word = 'h01001'`.execute(tx))
  expect(await find({ q: 'ho-100i' })).toEqual([])
  await up(site.database.owner as never)
  expect(await find({ q: 'ho-100i' })).toEqual(['W1'])
})
