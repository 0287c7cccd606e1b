import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type SpendingQuery = { readonly accountKey: string; readonly from: Date; readonly to: Date; readonly currency: string }

/** Net of freight and tax; what was cancelled was not spent. */
const spent = ({ accountKey, from, to, currency }: SpendingQuery) => sql`
  orders.account_key = ${accountKey} and orders.placed_at >= ${from} and orders.placed_at < ${to}
  and orders.currency = ${currency} and orders.state <> 'Cancelled'`

export type Spent = { readonly name: string; readonly minor: bigint; readonly orders: number }
type SpentRow = { name: string; minor: string; orders: number }
const toSpent = ({ name, minor, orders }: SpentRow): Spent => ({ name, minor: BigInt(minor), orders })

/** By month, `2026-11`; months without orders are missing. */
export const sumByMonth = async (tx: Tx, query: SpendingQuery): Promise<Spent[]> => {
  const { rows } = await sql<SpentRow>`
    select to_char(orders.placed_at at time zone 'UTC', 'YYYY-MM') as name, sum(orders.subtotal_minor)::text as minor, count(*)::integer as orders
    from orders where ${spent(query)} group by 1 order by 1`.execute(tx)
  return rows.map(toSpent)
}

/** By the first step of the parts' categories, the most first. */
export const sumByCategory = async (tx: Tx, query: SpendingQuery): Promise<Spent[]> => {
  const { rows } = await sql<SpentRow>`
    select split_part(line.category, '/', 1) as name, sum(line.total_minor)::text as minor, count(distinct orders.id)::integer as orders
    from orders join order_line line on line.order_id = orders.id where ${spent(query)}
    group by 1 order by sum(line.total_minor) desc, 1`.execute(tx)
  return rows.map(toSpent)
}

/** By where it went, the most first. */
export const sumBySite = async (tx: Tx, query: SpendingQuery): Promise<Spent[]> => {
  const { rows } = await sql<SpentRow>`
    select coalesce(nullif(orders.site, ''), orders.ship_to->>'city') as name, sum(orders.subtotal_minor)::text as minor,
      count(*)::integer as orders
    from orders where ${spent(query)} group by 1 order by sum(orders.subtotal_minor) desc, 1`.execute(tx)
  return rows.map(toSpent)
}

/** The currencies the account was billed in, the most used first. */
export const listOrderCurrencies = async (tx: Tx, accountKey: string, from: Date): Promise<string[]> => {
  const { rows } = await sql<{ currency: string }>`
    select currency from orders where account_key = ${accountKey} and placed_at >= ${from} and state <> 'Cancelled'
    group by currency order by count(*) desc, currency`.execute(tx)
  return rows.map(({ currency }) => currency)
}

export type PurchasedPart = {
  readonly sku: string
  readonly name: string
  readonly times: number
  readonly pieces: number
  readonly lastAt: Date
  readonly lastNumber: string
  readonly lastQuantity: number
  readonly lastMinor: bigint
  readonly lastCurrency: string
}

type PurchasedRow = Omit<PurchasedPart, 'lastMinor'> & { lastMinor: string }

/** Every part that the account ordered since a day, once, with what it cost last. */
export const listPurchased = async (tx: Tx, accountKey: string, from: Date): Promise<PurchasedPart[]> => {
  const { rows } = await sql<PurchasedRow>`
    select sku, (array_agg(name order by placed_at desc, id desc))[1] as name, count(*)::integer as times, sum(quantity)::integer as pieces,
      max(placed_at) as last_at, (array_agg(number order by placed_at desc, id desc))[1] as last_number,
      (array_agg(quantity order by placed_at desc, id desc))[1] as last_quantity,
      (array_agg(unit_minor order by placed_at desc, id desc))[1] as last_minor,
      (array_agg(currency order by placed_at desc, id desc))[1] as last_currency
    from (select line.sku, line.name, line.quantity, line.unit_minor, orders.id, orders.number, orders.placed_at, orders.currency
      from orders join order_line line on line.order_id = orders.id
      where orders.account_key = ${accountKey} and orders.placed_at >= ${from} and orders.state <> 'Cancelled') ordered
    group by sku order by max(placed_at) desc, sku limit 2000`.execute(tx)
  return rows.map((row) => ({ ...row, lastMinor: BigInt(row.lastMinor) }))
}
