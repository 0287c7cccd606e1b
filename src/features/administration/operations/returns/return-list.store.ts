import { sql } from 'kysely'
import { RETURN_LIST } from '#features/administration/operations/returns/return-list.rules.ts'
import type { ReturnState } from '#features/orders/orders/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

type ReturnRow = {
  readonly number: string
  readonly orderNumber: string
  readonly soldTo: string
  readonly state: ReturnState
  readonly reason: string
  readonly note: string
  readonly pieces: number
  readonly requestedAt: Date
  readonly requestedBy: string | null
}

type Filter = { readonly find?: string | undefined; readonly state?: string | undefined; readonly number?: string }

export const listReturnRows = (
  tx: Tx,
  { find, state, number }: Filter,
  list: ListQuery<(typeof RETURN_LIST)['sortable'][number]>,
): Promise<ListPage<ReturnRow>> => {
  const letters = find === undefined ? undefined : containsPattern(find)
  const found = sql<ReturnRow>`
    select r.number, orders.number as order_number, orders.account_key as sold_to, r.state, r.reason, r.note, r.requested_at,
      (select coalesce(sum((line->>'quantity')::integer), 0)::integer from jsonb_array_elements(r.lines) line) as pieces,
      nullif(trim(person.given_name || ' ' || person.family_name), '') as requested_by
    from order_return r join orders on orders.id = r.order_id left join person on person.id = r.requested_by
    where true
      ${number === undefined ? sql`` : sql`and r.number = ${number}`}
      ${letters === undefined ? sql`` : sql`and (r.number ilike ${letters} or orders.number ilike ${letters} or orders.account_key ilike ${letters})`}
      ${state === undefined ? sql`` : sql`and r.state = ${state}`}`
  return readListPage(tx, found, list, { spec: RETURN_LIST, unique: 'number' })
}

export const findReturnRow = async (tx: Tx, number: string): Promise<ReturnRow | undefined> =>
  (await listReturnRows(tx, { number }, { sort: 'number', page: 1, size: 1 })).rows[0]
