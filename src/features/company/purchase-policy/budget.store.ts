import { sql, type ColumnType, type Generated } from 'kysely'
import type { BudgetEntry } from '#features/company/purchase-policy/budget-ledger.rules.ts'
import type { Budget, BudgetPolicy } from '#features/company/purchase-policy/budget.rules.ts'
import { PENDING_INCREASES } from '#features/company/purchase-policy/pending-increase.store.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    budget: {
      id: Generated<string>
      costCentreId: string
      fromDay: ColumnType<string, string, string>
      untilDay: ColumnType<string, string, string>
      amountMinor: ColumnType<string, bigint, bigint>
      currency: string
      policy: BudgetPolicy
    }
  }
}

type BudgetRow = Omit<Budget, 'amount'> & { readonly minor: string; readonly currency: string }

const toBudget = ({ minor, currency, ...row }: BudgetRow): Budget => ({ ...row, amount: { minor: BigInt(minor), currency } })

/** Of a company; those of one cost centre and day where they are named. */
export const listBudgets = async (
  tx: Tx,
  companyId: string,
  { costCentre, day }: { readonly costCentre?: string; readonly day?: string } = {},
): Promise<Budget[]> => {
  const { rows } = await sql<BudgetRow>`
    select budget.id, cost_centre.code as "costCentre", from_day::text as "from", until_day::text as "until",
      amount_minor::text as minor, currency, policy
    from budget join cost_centre on cost_centre.id = budget.cost_centre_id
    where cost_centre.company_id = ${companyId}
      and (${costCentre ?? null}::text is null or cost_centre.code = ${costCentre ?? null})
      and (${day ?? null}::date is null or ${day ?? null}::date between from_day and until_day)
    order by cost_centre.code, from_day, budget.id limit 1000`.execute(tx)
  return rows.map(toBudget)
}

export type NewBudget = {
  readonly costCentreId: string
  readonly from: string
  readonly until: string
  readonly minor: bigint
  readonly currency: string
  readonly policy: BudgetPolicy
}

const toRow = ({ costCentreId, from, until, minor, currency, policy }: NewBudget) => ({
  ...{ costCentreId, fromDay: from, untilDay: until, amountMinor: minor, currency, policy },
})

export const insertBudget = async (tx: Tx, budget: NewBudget): Promise<string> =>
  (await tx.insertInto('budget').values(toRow(budget)).returning('id').executeTakeFirstOrThrow()).id

export const updateBudget = async (tx: Tx, id: string, budget: NewBudget): Promise<void> => {
  await tx.updateTable('budget').set(toRow(budget)).where('id', '=', id).execute()
}

export const deleteBudget = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('budget').where('id', '=', id).execute()
}

type SumRow = Pick<BudgetEntry, 'state' | 'day'> & { readonly currency: string; readonly minor: string }
type EntryRow = SumRow & { readonly cartId: string; readonly costCentre: string }

const toEntry = <Row extends SumRow>({ minor, currency, ...row }: Row) => ({
  ...row,
  amount: { minor: BigInt(minor), currency },
})

export type StoredEntry = BudgetEntry & { readonly costCentre: string; readonly cartId: string }

/**
 * The amount of an entry. A placed order counts by its lines as they are now: cancelled or changed amounts are released
 * without another record that could differ.
 */
const TAKEN = sql`case when entry.state = 'reserved' then entry.net_minor
  when orders.state = 'Cancelled' then 0
  else coalesce((select sum(total_minor) from order_line where order_line.order_id = orders.id), entry.net_minor) end`

/** Whatever was reserved and spent of a company's budgets. */
export const listEntries = async (
  tx: Tx,
  companyId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<StoredEntry[]> => {
  const { rows } = await sql<EntryRow>`
    select entry.cart_id, cost_centre.code as cost_centre, entry.state, entry.day::text, entry.currency,
      (${TAKEN})::text as minor
    from budget_entry as entry
    join cost_centre on cost_centre.id = entry.cost_centre_id
    left join orders on orders.number = entry.order_number
    where cost_centre.company_id = ${companyId} and entry.state <> 'released'
      and entry.day between ${from}::date and ${until}::date
    union all
    select entry.cart_id, cost_centre.code, 'reserved', entry.day::text, entry.currency, pending.minor::bigint::text
    from ${PENDING_INCREASES} as pending
    join orders on orders.id = pending.order_id and orders.state <> 'Cancelled'
    join budget_entry as entry on entry.order_number = orders.number
    join cost_centre on cost_centre.id = entry.cost_centre_id
    where cost_centre.company_id = ${companyId} and entry.day between ${from}::date and ${until}::date`.execute(tx)
  return rows.map(toEntry)
}

/** By day and currency what was taken of one cost centre, in the periods of all its budgets for that day. */
export const sumEntries = async (
  tx: Tx,
  companyId: string,
  { costCentre, day, exceptCart }: { readonly costCentre: string; readonly day: string; readonly exceptCart: string },
): Promise<BudgetEntry[]> => {
  const { rows } = await sql<SumRow>`
    with centre as (select id from cost_centre where company_id = ${companyId} and code = ${costCentre}),
      period as (select min(from_day) as first, max(until_day) as last from budget
        where cost_centre_id = (select id from centre) and ${day}::date between from_day and until_day)
    select entry.state, entry.day::text, entry.currency, sum(${TAKEN})::text as minor
    from budget_entry as entry
    left join orders on orders.number = entry.order_number
    where entry.cost_centre_id = (select id from centre) and entry.state <> 'released' and entry.cart_id <> ${exceptCart}
      and entry.day between (select first from period) and (select last from period)
    group by entry.state, entry.day, entry.currency
    union all
    select 'reserved', entry.day::text, entry.currency, sum(pending.minor)::bigint::text
    from ${PENDING_INCREASES} as pending
    join orders on orders.id = pending.order_id and orders.state <> 'Cancelled'
    join budget_entry as entry on entry.order_number = orders.number
    where entry.cost_centre_id = (select id from centre) and entry.cart_id <> ${exceptCart}
      and entry.day between (select first from period) and (select last from period)
    group by entry.day, entry.currency`.execute(tx)
  return rows.map(toEntry)
}

type OrderEntry = {
  readonly cartId: string
  readonly costCentre: string
  readonly companyId: string
  readonly day: string
}

/** Where a placed order is booked; undefined: on no cost centre. */
export const findOrderEntry = async (tx: Tx, orderNumber: string): Promise<OrderEntry | undefined> => {
  const { rows } = await sql<OrderEntry>`
    select entry.cart_id, cost_centre.code as cost_centre, cost_centre.company_id, entry.day::text from budget_entry as entry
    join cost_centre on cost_centre.id = entry.cost_centre_id
    where entry.order_number = ${orderNumber} and entry.state = 'spent' limit 1`.execute(tx)
  return rows[0]
}

export type EntryChange = {
  readonly cartId: string
  readonly costCentreId: string
  readonly state: 'reserved' | 'spent'
  readonly day: string
  readonly currency: string
  readonly minor: bigint
  readonly orderNumber?: string
}

/** One entry a purchase: what was reserved becomes spent. */
export const saveEntry = async (tx: Tx, entry: EntryChange): Promise<void> => {
  await sql`
    insert into budget_entry (cart_id, cost_centre_id, state, day, currency, net_minor, order_number)
    values (${entry.cartId}, ${entry.costCentreId}, ${entry.state}, ${entry.day}::date, ${entry.currency}, ${entry.minor},
      ${entry.orderNumber ?? null})
    on conflict (tenant, cart_id) do update set cost_centre_id = excluded.cost_centre_id, state = excluded.state,
      day = excluded.day, currency = excluded.currency, net_minor = excluded.net_minor, order_number = excluded.order_number,
      changed_at = now()`.execute(tx)
}

export const releaseEntry = async (tx: Tx, cartId: string): Promise<void> => {
  await sql`update budget_entry set state = 'released', changed_at = now() where cart_id = ${cartId} and state = 'reserved'`.execute(
    tx,
  )
}
