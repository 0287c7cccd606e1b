import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepErp } from '#demo/erp/simulate-erp.ts'
import { makeDemoInvoice } from '#demo/invoices/demo-invoice.ts'
import { listInvoicesOfOrder, recordInvoice } from '#features/orders/invoices/public.server.ts'
import { findOrder, insertOrder, listShipments } from '#features/orders/orders/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
let site: TestApp
beforeAll(async () => void (site = await openTestApp([], {}, { clock: { now: () => NOW } })))
afterAll(() => site.close())
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(site.services.db, 'sps', work)

const shipTo = { name: 'Northline', street: '', city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'US' }
const place = (quantities: readonly number[], number?: string) =>
  inTenant((tx) =>
    insertOrder(tx, {
      ...(number !== undefined && { number }),
      accountKey: 'SP1~0000104210',
      source: 'portal',
      placedAt: NOW,
      currency: 'USD',
      shipTo,
      lines: quantities.map((quantity, at) => ({ sku: `V-${at}`, name: 'Valve', quantity, unitMinor: 100n })),
    }),
  )
const stateOf = (number: string) => inTenant(async (tx) => (await findOrder(tx, number))?.state)

test('placed orders are confirmed, made, sent in parts, delivered and billed, a step at a time', async () => {
  const two = await place([3, 2])
  const one = await place([1])
  const history = await place([1], '40000001')
  const seen: (string | undefined)[] = []
  for (let step = 0; step < 7; step += 1) {
    await stepErp(site.services, { isHistoryMoved: false })
    seen.push(await stateOf(two))
  }
  expect(seen).toEqual(['Confirmed', 'In production', 'Part shipped', 'Shipped', 'Delivered', 'Invoiced', 'Invoiced'])
  expect(await stateOf(one)).toBe('Invoiced')
  expect(await stateOf(history)).toBe('Received')
  await inTenant(async (tx) => {
    const order = await findOrder(tx, two)
    expect(order?.lines.every(({ quantity, shipped, backordered }) => shipped === quantity && backordered === 0)).toBe(true)
    const [invoice, ...more] = await listInvoicesOfOrder(tx, two)
    expect([invoice?.totalMinor, invoice?.paidMinor, more.length]).toEqual([order?.totalMinor, 0n, 0])
    const shipments = await listShipments(tx, order?.id ?? '')
    expect(shipments).toHaveLength(2)
    const billed = await tx.selectFrom('invoice').select('number').where('orderNumber', '=', two).execute()
    expect(billed).toHaveLength(1)
    expect(shipments.every(({ deliveredOn }) => deliveredOn === '2026-11-16')).toBe(true)
  })
})

test('what changed a moment ago rests', async () => {
  const number = await place([1])
  await stepErp(site.services, { quietSeconds: 40 })
  expect(await stateOf(number)).toBe('Received')
})

test('whoever asks for a step moves the demo’s history too, and what was sent later is billed beside what was billed before', async () => {
  const number = await inTenant((tx) =>
    insertOrder(tx, {
      ...{
        number: '40000002',
        accountKey: 'SP1~0000104210',
        source: 'erp',
        state: 'Part shipped',
        placedAt: NOW,
        currency: 'USD',
      },
      shipTo,
      freightMinor: 500n,
      lines: [
        { sku: 'V-1', name: 'Valve', quantity: 3, shipped: 2, unitMinor: 100n },
        { sku: 'V-2', name: 'Valve', quantity: 1, unitMinor: 250n },
      ],
    }),
  )
  await inTenant(async (tx) => {
    const order = await findOrder(tx, number)
    const first = order && makeDemoInvoice(order, NOW)
    if (first) await recordInvoice(tx, first)
  })
  for (let step = 0; step < 4; step += 1) await stepErp(site.services)
  expect(await stateOf(number)).toBe('Invoiced')
  const invoices = await inTenant((tx) => listInvoicesOfOrder(tx, number))
  expect(invoices.map(({ totalMinor }) => totalMinor)).toEqual([200n, 850n])
  expect(invoices[1]?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['V-1', 1],
    ['V-2', 1],
  ])
})
