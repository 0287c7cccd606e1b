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
  const { rows } = await sql<{ currency: string; minor: string }>`
    select currency, sum(case when ${since} then total_minor else 0 end + coalesce(requested.minor, 0))::text as minor from orders
    left join (
      select pending.order_id, -- Tax grows with the net amount, freight stays.
        sum(round(pending.minor * of_order.total_minor / nullif(of_order.subtotal_minor + of_order.freight_minor, 0)))::bigint as minor
      from ${PENDING_INCREASES} as pending join orders as of_order on of_order.id = pending.order_id
      where of_order.account_key = ${account} group by pending.order_id) as requested on requested.order_id = orders.id
    where account_key = ${account} and state <> 'Cancelled' and payment_type <> 'card' and (${since} or requested.minor is not null)
    group by currency`.execute(tx)
  return rows.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) }))
}
