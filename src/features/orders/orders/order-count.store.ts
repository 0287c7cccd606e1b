import { sql } from 'kysely'
import type { OrderState } from '#features/orders/orders/order.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'
import type { Figure } from '#platform/http/figures.ts'

/** How many orders an account has in these states; triggers write what changes in the transaction that changes it. */
export const sumOrderCounts = async (tx: Tx, accountKey: string, states: readonly OrderState[]): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::integer as total from order_count
    where account_key = ${accountKey} and state = any(${[...states]}::text[])`.execute(tx)
  return rows[0]?.total ?? 0
}

/** One row an account and state again. What is added meanwhile is not seen, and stays for the next time. */
export const addUpOrderCounts = async (tx: Tx): Promise<void> => {
  await sql`
    with gone as (
      delete from order_count where (account_key, state) in (
        select account_key, state from order_count group by 1, 2 having count(*) > 1)
      returning account_key, state, n)
    insert into order_count (account_key, state, n)
    select account_key, state, sum(n) from gone group by 1, 2 having sum(n) <> 0`.execute(tx)
}

export const addUpCounts: Recurring = { name: 'add-up-order-counts', run: ({ tx }) => addUpOrderCounts(tx) }

/** How many were placed for these accounts, by month, `2026-11`; months without orders are missing. */
export const countByMonth = async (tx: Tx, accountKeys: readonly string[], from: Date): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ name: string; orders: number }>`
    select to_char(placed_at at time zone 'UTC', 'YYYY-MM') as name, count(*)::integer as orders
    from orders where account_key = any(${[...accountKeys]}::text[]) and placed_at >= ${from} group by 1`.execute(tx)
  return new Map(rows.map(({ name, orders }) => [name, orders]))
}

export const orderFigures: readonly Figure[] = [
  {
    name: 'orders_total',
    help: 'Orders that there are; their increase is what was ordered',
    type: 'counter',
    of: 'tenant',
    read: async (tx) =>
      (await sql<{ value: number }>`select coalesce(sum(n), 0)::integer as value from order_count`.execute(tx)).rows,
  },
]
