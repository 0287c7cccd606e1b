import { sql } from 'kysely'
import { stateNow } from '#features/buying/quotes/quote-list.store.ts'
import type { QuoteState } from '#features/buying/quotes/quote-state.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type CustomerQuote = {
  readonly number: string
  readonly accountKey: string
  readonly state: QuoteState
  readonly changed: Date
  readonly currency: string
  readonly totalMinor: string | null
  /** Of all quotes of the customer. */
  readonly total: number
  readonly waiting: number
}

/** Those that wait for staff first, then those that may still become an order; the one that changed last at the top. */
export const listCustomerQuotes = async (
  tx: Tx,
  accountKeys: readonly string[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<CustomerQuote[]> => {
  const { rows } = await sql<CustomerQuote>`
    select number, account_key, state, changed_at as changed, currency, total_minor::text as total_minor,
      count(*) over ()::integer as total, count(*) filter (where is_waiting) over ()::integer as waiting
    from (
      select id, number, account_key, changed_at, currency, total_minor, ${stateNow(now)} as state,
        quote.state in ('Requested', 'Countered') as is_waiting
      from quote where account_key = any(${[...accountKeys]}::text[])) as found
    order by is_waiting desc, state in ('Offered', 'Accepted') desc, changed_at desc, id desc limit ${limit}`.execute(tx)
  return rows
}
