import { sql, type Generated } from 'kysely'
import { ORDER_CHANGE_LIST, type ChangeState, type PlannedLine } from '#features/orders/order-changes/order-change.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    orderChange: {
      id: Generated<string>
      orderId: string
      state: ChangeState
      note: string
      answer: Generated<string>
      requestedBy: string | null
      requestedAt: Date
      decidedBy: string | null
      decidedAt: Date | null
    }
    orderChangeLine: PlannedLine & { changeId: string; orderId: string; isOpen: boolean }
  }
}

export type ChangeRow = {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly accountKey: string
  readonly accountName: string | null
  readonly state: ChangeState
  readonly note: string
  readonly answer: string
  readonly requestedBy: string | null
  readonly requester: string | null
  readonly requestedAt: Date
  readonly decider: string | null
  readonly decidedAt: Date | null
  readonly lines: readonly (PlannedLine & { readonly sku: string; readonly name: string })[]
}

const COLUMNS = sql`change.id, change.order_id, orders.number as order_number, orders.account_key, change.state, change.note,
  change.answer, change.requested_by, change.requested_at, change.decided_at,
  (select name from sold_to where erp_id = split_part(orders.account_key, '~', 1)
    and number = split_part(orders.account_key, '~', 2) limit 1) as account_name,
  (select concat_ws(' ', given_name, family_name) from person where id = change.requested_by) as requester,
  (select concat_ws(' ', given_name, family_name) from person where id = change.decided_by) as decider,
  (select coalesce(jsonb_agg(jsonb_build_object('position', line.position, 'before', line.before, 'quantity', line.quantity,
      'isCancelled', line.is_cancelled, 'sku', part.sku, 'name', part.name) order by line.position), '[]')
    from order_change_line line join order_line part on part.order_id = line.order_id and part.position = line.position
    where line.change_id = change.id) as lines`

/** The first one first. */
export const listOrderChanges = async (tx: Tx, orderId: string): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select ${COLUMNS} from order_change change join orders on orders.id = change.order_id
    where change.order_id = ${orderId}::bigint order by change.requested_at, change.id`.execute(tx)
  return rows
}

export const findChange = async (tx: Tx, id: string): Promise<ChangeRow | undefined> => {
  const { rows } = await sql<ChangeRow>`
    select ${COLUMNS} from order_change change join orders on orders.id = change.order_id
    where change.id = ${id}::uuid`.execute(tx)
  return rows[0]
}

export type ChangeFilter = { readonly find?: string | undefined; readonly state?: ChangeState | undefined }

export const listAllChanges = (
  tx: Tx,
  { find = '', state }: ChangeFilter,
  list: ListQuery<(typeof ORDER_CHANGE_LIST.sortable)[number]>,
): Promise<ListPage<ChangeRow>> =>
  readListPage(
    tx,
    sql<ChangeRow>`
      select change.id as page_id, change.requested_at as requested, orders.number
      from order_change change join orders on orders.id = change.order_id
      where true ${state === undefined ? sql`` : sql`and change.state = ${state}`}
        ${find.trim() === '' ? sql`` : sql`and concat_ws(' ', orders.number, orders.account_key) ilike ${containsPattern(find)}`}`,
    list,
    {
      spec: ORDER_CHANGE_LIST,
      unique: 'pageId',
      details: {
        columns: COLUMNS,
        joins: sql`join order_change change on change.id = page.page_id join orders on orders.id = change.order_id`,
      },
    },
  )

/** Lines of every change of an order that waits for an answer. */
export const listOpenLines = (tx: Tx, orderId: string): Promise<PlannedLine[]> =>
  tx
    .selectFrom('orderChangeLine')
    .select(['position', 'before', 'quantity', 'isCancelled'])
    .where('orderId', '=', orderId)
    .where('isOpen', '=', true)
    .execute()

export type NewChange = {
  readonly orderId: string
  readonly note: string
  readonly requestedBy: string
  readonly requestedAt: Date
  readonly lines: readonly PlannedLine[]
}

export const insertChange = async (tx: Tx, { lines, ...change }: NewChange): Promise<string> => {
  const { id } = await tx
    .insertInto('orderChange')
    .values({ ...change, state: 'Requested', decidedBy: null, decidedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('orderChangeLine')
    .values(lines.map((line) => ({ ...line, changeId: id, orderId: change.orderId, isOpen: true })))
    .execute()
  return id
}

type Answer = {
  readonly id: string
  readonly state: 'Approved' | 'Refused'
  readonly answer: string
  readonly decidedBy: string
  readonly decidedAt: Date
}

/** Once: false where it was decided already. */
export const answerChange = async (tx: Tx, { id, ...answer }: Answer): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('orderChange')
    .set(answer)
    .where('id', '=', id)
    .where('state', '=', 'Requested')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx.updateTable('orderChangeLine').set({ isOpen: false }).where('changeId', '=', id).execute()
  return true
}
