import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type CustomerInvoice = {
  readonly number: string
  readonly account: string
  readonly dueOn: string
  readonly currency: string
  readonly totalMinor: bigint
  readonly paidMinor: bigint
  readonly isDisputed: boolean
}
type Row = Omit<CustomerInvoice, 'totalMinor' | 'paidMinor'> & { readonly totalMinor: string; readonly paidMinor: string }

const COLUMNS = sql`number, account, due_on, currency, total_minor, paid_minor, is_disputed`
const isUnpaid = sql`paid_minor < total_minor`

/** Unpaid invoices first, the longest due at the top and disputes behind; then the newest. Of each account few are read. */
export const listCustomerInvoices = async (tx: Tx, accountKeys: readonly string[], limit: number): Promise<CustomerInvoice[]> => {
  const { rows } = await sql<Row>`
    select number, account, due_on::text as due_on, currency, total_minor::text as total_minor, paid_minor::text as paid_minor,
      is_disputed
    from (
      select distinct on (found.number) found.* from unnest(${[...accountKeys]}::text[]) as own (key) cross join lateral (
        (select ${COLUMNS} from invoice where account = own.key and ${isUnpaid} order by is_disputed, due_on, number limit ${limit})
        union all
        (select ${COLUMNS} from invoice where account = own.key order by due_on desc, number desc limit ${limit})) as found
    ) as found
    order by ${isUnpaid} desc, case when ${isUnpaid} then is_disputed end, case when ${isUnpaid} then due_on end, due_on desc, number
    limit ${limit}`.execute(tx)
  return rows.map((row) => ({ ...row, totalMinor: BigInt(row.totalMinor), paidMinor: BigInt(row.paidMinor) }))
}

type Counts = { readonly total: number; readonly open: number; readonly overdue: number }

export const countCustomerInvoices = async (tx: Tx, accountKeys: readonly string[], today: string): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select count(*)::integer as total, count(*) filter (where ${isUnpaid})::integer as open,
      count(*) filter (where ${isUnpaid} and not is_disputed and due_on < ${today}::date)::integer as overdue
    from invoice where account = any(${[...accountKeys]}::text[])`.execute(tx)
  return rows[0] ?? { total: 0, open: 0, overdue: 0 }
}
