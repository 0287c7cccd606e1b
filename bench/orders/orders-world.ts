import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'

export const TENANT = 'process'
export const HOST = 'process.localhost'
export const DATABASE = 'bench_orders'

/** A copy of the demo's world to fill. Nobody may be connected to the original meanwhile. */
export const createOrdersDatabase = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE} template portico`)
  })

export const dropOrders = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => void (await client.query(`drop database if exists ${DATABASE} with (force)`)))

/** The account that has the most orders already: buyer's. */
export const findAccount = (admin: ClientConfig): Promise<string> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      'select account_key as key from orders where tenant = $1 group by 1 order by count(*) desc limit 1',
      [TENANT],
    )
    if (!rows[0]) throw new Error('the demo has no orders')
    return rows[0].key
  })

const DAY_MS = 86_400_000
const OPEN = ['Received', 'Confirmed', 'In production', 'Part shipped']
const NAMES = ['Rotary actuator', 'Gas detector', 'Pressure transmitter', 'Seal kit', 'Control valve', 'Flow meter']

/** Three years of orders as an ERP tells them, three lines each; one of fifty is open. */
export function* writeOrderLines(account: string, count: number): Generator<string> {
  const from = Date.parse('2023-11-16T00:00:00Z')
  for (let at = 0; at < count; at += 1) {
    const placed = new Date(from + (at / count) * 1095 * DAY_MS)
    const state = at % 50 === 49 ? OPEN[Math.floor(at / 50) % OPEN.length] : at % 31 === 7 ? 'Cancelled' : 'Invoiced'
    const line = (place: number) => ({
      sku: `HP-${(at * 7 + place * 13) % 2000}-${place}`,
      name: `${NAMES[(at + place) % NAMES.length]} ${(at * 7 + place * 13) % 2000}`,
      category: 'valves/control',
      quantity: 1 + ((at + place) % 9),
      unitPrice: `${10 + (at % 900)}.50`,
    })
    yield `${JSON.stringify({
      orderNumber: `B${1_000_000 + at}`,
      account,
      poNumber: `PO-${20_000 + at}`,
      state,
      placedAt: placed.toISOString(),
      promisedOn: new Date(placed.getTime() + 12 * DAY_MS).toISOString().slice(0, 10),
      currency: 'USD',
      site: `Plant ${at % 12}`,
      shipTo: { name: 'Northline', street: 'Mill Lane 3', city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'US' },
      lines: [line(1), line(2), line(3)],
    })}\n`
  }
}
