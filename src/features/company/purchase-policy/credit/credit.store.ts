import { sql } from 'kysely'
import type { Credit } from '#features/company/purchase-policy/credit/credit.rules.ts'
import { PENDING_INCREASES } from '#features/company/purchase-policy/pending-increase.store.ts'
import { parseDecimal, type Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

type CreditRow = {
  readonly creditLimit: string
  readonly openAmount: string | null
  readonly openAmountAt: Date | null
  readonly policy: Credit['policy']
  readonly terms: string
  readonly currency: string
}

const inCurrency = (decimal: string, currency: string): Money => {
  const money = parseDecimal(decimal, currency)
  if (!money) throw new Error(`a stored ${decimal} is no amount in ${currency}`)
  return money
}

/**
 * Undefined where the account has no limit. Locked, orders of one account are decided one after the other; the key is not, so
 * that carts and people of the account do not wait.
 */
export const findCredit = async (tx: Tx, account: string, { locks = false } = {}): Promise<Credit | undefined> => {
  const { rows } = await sql<CreditRow>`
    select trim_scale(credit_limit)::text as credit_limit, trim_scale(open_amount)::text as open_amount, open_amount_at,
      coalesce(credit_policy, 'warn') as policy, payment_terms as terms,
      coalesce(default_currency, customer_unit_currency, 'USD') as currency
    from sold_to where account_key = ${account} and credit_limit is not null
    order by length(number) desc, id ${locks ? sql`for no key update` : sql``}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { currency, policy, terms } = row
  return {
    ...{ account, policy, terms },
    limit: inCurrency(row.creditLimit, currency),
    reported: inCurrency(row.openAmount ?? '0', currency),
    reportedAt: row.openAmountAt,
  }
}

/**
 * Orders on account since the ERP reported the open amount, a sum for each currency. Where it never did, everything that is
 * not invoiced yet. Pieces that somebody requests count of older orders as well: the report does not know them.
 */
export const sumPlaced = async (tx: Tx, { account, reportedAt }: Credit): Promise<Money[]> => {
  const since = reportedAt === null ? sql`state <> 'Invoiced'` : sql`placed_at > ${reportedAt}`
  const counts = sql`account_key = ${account} and state <> 'Cancelled' and payment_type <> 'card'`
  // Apart, so that orders from before the report are not read for the few of them that grow.
  const { rows } = await sql<{ currency: string; minor: string }>`
    select currency, coalesce(sum(minor), 0)::text as minor from (
      select currency, total_minor as minor from orders where ${counts} and ${since}
      union all
      select currency, -- Tax grows with the net amount, freight stays.
        round(pending.minor * orders.total_minor / nullif(orders.subtotal_minor + orders.freight_minor, 0))::bigint
      from ${PENDING_INCREASES} as pending join orders on orders.id = pending.order_id where ${counts}) as counted
    group by currency`.execute(tx)
  return rows.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) }))
}
