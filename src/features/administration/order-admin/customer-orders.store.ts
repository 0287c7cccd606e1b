import { sql } from 'kysely'
import { OPEN_STATES, type OrderState } from '#features/orders/orders/public.ts'
import type { Tx } from '#platform/database/database.ts'

export type CustomerOrder = {
  readonly number: string
  readonly accountKey: string
  readonly state: OrderState
  readonly placed: Date
  readonly promisedOn: string | null
  readonly currency: string
  readonly totalMinor: string
}

const COLUMNS = sql`id, number, account_key, state, placed_at, promised_on, currency, total_minor`
/** Written out, so that the index of open orders is used. */
const isOpen = sql`state in (${sql.join(OPEN_STATES.map((state) => sql.lit(state)))})`

/** Open ones first, the one that was promised earliest at the top; then the newest. Of each account few are read, by an index. */
export const listCustomerOrders = async (tx: Tx, accountKeys: readonly string[], limit: number): Promise<CustomerOrder[]> => {
  const { rows } = await sql<CustomerOrder>`
    select number, account_key, state, placed_at as placed, promised_on::text as promised_on, currency,
      total_minor::text as total_minor
    from (
      select distinct on (found.id) found.* from unnest(${[...accountKeys]}::text[]) as own (key) cross join lateral (
        (select ${COLUMNS} from orders where account_key = own.key and ${isOpen} order by promised_on limit ${limit})
        union all
        (select ${COLUMNS} from orders where account_key = own.key order by placed_at desc, id desc limit ${limit})) as found
    ) as found
    order by ${isOpen} desc, case when ${isOpen} then promised_on end, placed_at desc, id desc limit ${limit}`.execute(tx)
  return rows
}

/** Triggers keep how many there are by account and state. */
export const countCustomerOrders = async (
  tx: Tx,
  accountKeys: readonly string[],
): Promise<{ readonly total: number; readonly open: number }> => {
  const { rows } = await sql<{ total: number; open: number }>`
    select coalesce(sum(n), 0)::integer as total, coalesce(sum(n) filter (where ${isOpen}), 0)::integer as open
    from order_count where account_key = any(${[...accountKeys]}::text[])`.execute(tx)
  return rows[0] ?? { total: 0, open: 0 }
}
