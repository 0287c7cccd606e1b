import { sql, type RawBuilder } from 'kysely'
import { dayOf, INVOICE_LIST, type InvoiceState } from '#features/orders/invoices/invoice.rules.ts'
import type { OwedPart } from '#features/orders/invoices/invoice-summary.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type InvoiceFilter = {
  readonly state?: InvoiceState | undefined
  readonly find?: string | undefined
  readonly issued?: { readonly from?: Date | undefined; readonly to?: Date | undefined } | undefined
}
export type ListedInvoice = {
  readonly number: string
  readonly orderNumber: string | null
  readonly poNumber: string | null
  readonly issuedOn: string
  readonly dueOn: string
  readonly currency: string
  readonly totalMinor: string
  readonly paidMinor: string
  readonly isDisputed: boolean
}

const hasState = (state: InvoiceState, today: string): RawBuilder<unknown> => {
  const isPaid = sql`paid_minor >= total_minor`
  if (state === 'Paid') return sql`${isPaid}`
  if (state === 'In dispute') return sql`not ${isPaid} and is_disputed`
  const isLate = sql`due_on < ${today}::date`
  return sql`not (${isPaid}) and not is_disputed and ${state === 'Overdue' ? isLate : sql`not ${isLate}`}`
}

const isFound = (account: string, { state, find, issued }: InvoiceFilter, today: string) => sql`account = ${account}
  ${state === undefined ? sql`` : sql`and ${hasState(state, today)}`}
  ${find === undefined || find.trim() === '' ? sql`` : sql`and concat_ws(' ', number, order_number, po_number) ilike ${containsPattern(find)}`}
  ${issued?.from ? sql`and issued_on >= ${dayOf(issued.from)}::date` : sql``}
  ${issued?.to ? sql`and issued_on < ${dayOf(issued.to)}::date` : sql``}`

export const listInvoices = (
  tx: Tx,
  account: string,
  filter: InvoiceFilter,
  list: ListQuery<(typeof INVOICE_LIST.sortable)[number]>,
  today: string,
): Promise<ListPage<ListedInvoice>> =>
  readListPage(
    tx,
    sql<ListedInvoice>`select number, order_number, po_number, issued_on::text as issued_on,
      due_on::text as due_on, currency, total_minor::text as total_minor, paid_minor::text as paid_minor,
      is_disputed, total_minor as total, total_minor - paid_minor as open
      from invoice where ${isFound(account, filter, today)}`,
    list,
    { spec: INVOICE_LIST, unique: 'number' },
  )

/** Open amounts of an account by currency and due date, and the number of paid invoices. */
export const readOwed = async (tx: Tx, account: string): Promise<{ owed: OwedPart[]; paid: number }> => {
  const { rows } = await sql<OwedPart>`select due_on::text as due_on, currency, is_disputed,
    sum(total_minor - paid_minor)::text as open_minor, count(*)::integer as count
    from invoice where account = ${account} and paid_minor < total_minor group by 1, 2, 3 order by 1`.execute(tx)
  const paid = await sql<{ count: number }>`select count(*)::integer as count
    from invoice where account = ${account} and paid_minor >= total_minor`.execute(tx)
  return { owed: rows, paid: paid.rows[0]?.count ?? 0 }
}
