import { sql, type RawBuilder } from 'kysely'
import { listCompanyKeys } from '#foundation/accounts/public.server.ts'
import { listSpellings, ORDER_DESK_LIST } from '#features/administration/order-admin/order-admin.rules.ts'
import type { OrderState } from '#features/orders/orders/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type OrderAdminRow = {
  readonly number: string
  readonly poNumber: string
  readonly accountKey: string
  readonly accountName: string | null
  readonly state: OrderState
  readonly source: 'portal' | 'erp'
  readonly placed: Date
  readonly promisedOn: string | null
  readonly currency: string
  readonly totalMinor: string
  readonly lineCount: number
}

export type OrderAdminFilter = {
  readonly find?: string | undefined
  readonly account?: string | undefined
  /** The number of a company, whose accounts are meant. */
  readonly company?: string | undefined
  readonly state?: OrderState | undefined
  readonly placed?: { readonly from?: Date | undefined; readonly to?: Date | undefined } | undefined
}

/** The first text behind everything that begins like this, in the order of code points. */
const endOf = (beginning: string): string => `${beginning}\u{10FFFF}`

/** Ranges of an index: `like` is not leakproof, so row-level security would have every order of the site read. */
const begins = (text: string): RawBuilder<unknown> =>
  sql`orders.id in (${sql.join(
    listSpellings(text).flatMap((beginning) => [
      sql`select id from orders where number >= ${beginning} and number < ${endOf(beginning)}`,
      sql`select id from orders where po_number collate "C" >= ${beginning} and po_number collate "C" < ${endOf(beginning)}`,
    ]),
    sql` union `,
  )})`

const MOST_ACCOUNTS = 200

const findAccountKeys = async (tx: Tx, text: string): Promise<string[]> => {
  const letters = containsPattern(text)
  const { rows } = await sql<{ key: string }>`
    select erp_id || '~' || number as key from sold_to
    where name ilike ${letters} or number ilike ${letters} or erp_id || '~' || number = ${text.trim()}
    order by number, erp_id limit ${MOST_ACCOUNTS}`.execute(tx)
  return rows.map(({ key }) => key)
}

/** Triggers keep how many there are by state: counting a million orders would take a second. */
const countByState = async (tx: Tx, state: OrderState | undefined): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::integer as total from order_count
    where true ${state === undefined ? sql`` : sql`and state = ${state}`}`.execute(tx)
  return rows[0]?.total ?? 0
}

export const listOrderRows = async (
  tx: Tx,
  { find = '', account = '', company = '', state, placed }: OrderAdminFilter,
  list: ListQuery<(typeof ORDER_DESK_LIST.sortable)[number]>,
): Promise<ListPage<OrderAdminRow>> => {
  const keys = account === '' ? undefined : await findAccountKeys(tx, account)
  const companyKeys = company === '' ? undefined : await listCompanyKeys(tx, company)
  const isNarrowed = find !== '' || keys !== undefined || companyKeys !== undefined || placed !== undefined
  const found = sql<OrderAdminRow>`
    select orders.id, orders.number, orders.placed_at as placed from orders
    where true
      ${find === '' ? sql`` : sql`and ${begins(find)}`}
      ${keys === undefined ? sql`` : sql`and orders.account_key = any(${keys}::text[])`}
      ${companyKeys === undefined ? sql`` : sql`and orders.account_key = any(${companyKeys}::text[])`}
      ${state === undefined ? sql`` : sql`and orders.state = ${state}`}
      ${placed?.from ? sql`and orders.placed_at >= ${placed.from}` : sql``}
      ${placed?.to ? sql`and orders.placed_at < ${placed.to}` : sql``}`
  return readListPage(tx, found, list, {
    spec: ORDER_DESK_LIST,
    unique: 'id',
    ...(!isNarrowed && { countAll: () => countByState(tx, state) }),
    details: {
      columns: sql`page.id, page.number, page.placed, orders.po_number, orders.account_key, sold_to.name as account_name, orders.state,
        orders.source, orders.promised_on::text, orders.currency, orders.total_minor, orders.line_count`,
      joins: sql`join orders on orders.id = page.id left join sold_to
        on sold_to.erp_id = split_part(orders.account_key, '~', 1) and sold_to.number = split_part(orders.account_key, '~', 2)`,
    },
  })
}

const MOST_NAMED = 5

/** By whole numbers and references. */
export const listNamedOrders = async (
  tx: Tx,
  text: string,
): Promise<readonly Pick<OrderAdminRow, 'number' | 'accountName' | 'state'>[]> => {
  const spellings = sql.join(listSpellings(text))
  const { rows } = await sql<Pick<OrderAdminRow, 'number' | 'accountName' | 'state'>>`
    select orders.number, sold_to.name as account_name, orders.state from orders left join sold_to
      on sold_to.erp_id = split_part(orders.account_key, '~', 1) and sold_to.number = split_part(orders.account_key, '~', 2)
    where orders.id in (select id from orders where number in (${spellings})
      union select id from orders where po_number collate "C" in (${spellings}))
    order by orders.placed_at desc, orders.id limit ${MOST_NAMED}`.execute(tx)
  return rows
}

export const findAccountName = async (tx: Tx, accountKey: string): Promise<string | undefined> => {
  const [erpId = '', number = ''] = accountKey.split('~')
  const { rows } = await sql<{ name: string }>`
    select name from sold_to where erp_id = ${erpId} and number = ${number}`.execute(tx)
  return rows[0]?.name
}

export const listReturnStates = async (tx: Tx, orderId: string): Promise<{ number: string; state: string }[]> => {
  const { rows } = await sql<{ number: string; state: string }>`
    select number, state from order_return where order_id = ${orderId} order by requested_at, id`.execute(tx)
  return rows
}
