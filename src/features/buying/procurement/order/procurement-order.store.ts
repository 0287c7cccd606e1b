import { sql, type ColumnType } from 'kysely'
import type { RequestedOrder } from '#features/buying/procurement/order/order-request.service.ts'
import type { RequestedChange } from '#features/buying/procurement/documents/change-answer.rules.ts'
import type { Parties } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import type { DocumentKind } from '#features/buying/procurement/documents/document.store.ts'
import { CONFIRMED_STATES } from '#features/buying/procurement/order/confirmed-states.rules.ts'
import { HELD_ORDER_LIST } from '#features/buying/procurement/order/waiting-order.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

export type OrderState = 'Held' | 'Waiting' | 'Ordered' | 'Refused'

type OrderTable = {
  id: string
  connectionId: string
  orderId: string
  payloadIds: string[]
  parties: ColumnType<Parties, string, never>
  content: ColumnType<RequestedOrder, string, string>
  state: OrderState
  reason: string | null
  cartId: string | null
  orderNumber: string | null
  approvalId: string | null
  changes: ColumnType<readonly RequestedChange[], string | undefined, never>
  receivedAt: Date
  changedAt: Date
}

declare module '#platform/database/database.ts' {
  interface Tables {
    procurementOrder: OrderTable
  }
}

export type ProcurementOrder = Omit<OrderTable, 'parties' | 'content' | 'changes'> & {
  readonly changes: readonly RequestedChange[]
  readonly parties: Parties
  readonly content: RequestedOrder
}

export const findByOrderId = (tx: Tx, connectionId: string, orderId: string): Promise<ProcurementOrder | undefined> =>
  tx
    .selectFrom('procurementOrder')
    .selectAll()
    .where('connectionId', '=', connectionId)
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()

/** One message of a system, or one answer of staff, after the other for a number. */
export const lockNumber = (
  tx: Tx,
  { connectionId, orderId }: Pick<ProcurementOrder, 'connectionId' | 'orderId'>,
): Promise<void> => lockName(tx, 'procurement-order', connectionId, orderId)

/** Approval and order, if there are any, before the row itself: whoever approves, ships or changes an order locks it before the row. */
export const lockOrderOf = async (
  tx: Tx,
  { connectionId, orderId }: Pick<ProcurementOrder, 'connectionId' | 'orderId'>,
): Promise<void> => {
  const sent = sql`procurement_order where connection_id = ${connectionId} and order_id = ${orderId}`
  await sql`select from approval where id = (select approval_id from ${sent}) for update`.execute(tx)
  await sql`select from orders where number = (select order_number from ${sent}) for update`.execute(tx)
}

/** Not locked. */
export const readProcurementOrder = (
  tx: Tx,
  id: string,
): Promise<Pick<ProcurementOrder, 'connectionId' | 'orderId'> | undefined> =>
  tx.selectFrom('procurementOrder').select(['connectionId', 'orderId']).where('id', '=', id).executeTakeFirst()

export const findProcurementOrder = (tx: Tx, id: string): Promise<ProcurementOrder | undefined> =>
  tx.selectFrom('procurementOrder').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type OpenedOrder = ProcurementOrder & { readonly company: string; readonly connection: string }

/** One that waits for staff, to be looked at. */
export const findWaiting = (tx: Tx, id: string): Promise<OpenedOrder | undefined> =>
  tx
    .selectFrom('procurementOrder as sent')
    .innerJoin('procurementConnection as given', 'given.id', 'sent.connectionId')
    .innerJoin('company', 'company.id', 'given.companyId')
    .selectAll('sent')
    .select(['company.name as company', 'given.name as connection'])
    .where('sent.id', '=', id)
    .where('sent.state', '=', 'Held')
    .executeTakeFirst()

export const findByNumber = (tx: Tx, orderNumber: string): Promise<ProcurementOrder | undefined> =>
  tx.selectFrom('procurementOrder').selectAll().where('orderNumber', '=', orderNumber).executeTakeFirst()

export const insertProcurementOrder = async (
  tx: Tx,
  { parties, content, changes, ...order }: ProcurementOrder,
): Promise<void> => {
  await tx
    .insertInto('procurementOrder')
    .values({ ...order, parties: JSON.stringify(parties), content: JSON.stringify(content), changes: JSON.stringify(changes) })
    .execute()
}

type Change = Partial<Pick<ProcurementOrder, 'state' | 'reason' | 'cartId' | 'orderNumber' | 'approvalId'>>

export const changeProcurementOrder = async (tx: Tx, id: string, change: Change, now: Date): Promise<void> => {
  await tx
    .updateTable('procurementOrder')
    .set({ ...change, changedAt: now })
    .where('id', '=', id)
    .execute()
}

export const addPayload = async (tx: Tx, id: string, payloadId: string): Promise<void> => {
  await sql`update procurement_order set payload_ids = array_append(payload_ids, ${payloadId}) where id = ${id}`.execute(tx)
}

export const addRequestedChange = async (tx: Tx, id: string, change: RequestedChange): Promise<void> => {
  await sql`update procurement_order set changes = changes || ${JSON.stringify([change])}::jsonb where id = ${id}`.execute(tx)
}

/** An approved cart is an order from then on; undefined for any other cart. */
export const markPlaced = (
  tx: Tx,
  cartId: string,
  orderNumber: string,
  now: Date,
): Promise<{ readonly id: string } | undefined> =>
  tx
    .updateTable('procurementOrder')
    .set({ state: 'Ordered', orderNumber, changedAt: now })
    .where('cartId', '=', cartId)
    .where('state', '=', 'Waiting')
    .returning('id')
    .executeTakeFirst()

export type WaitingOrder = {
  readonly id: string
  readonly orderId: string
  readonly reason: string | null
  readonly receivedAt: Date
  readonly connection: string
  readonly company: string
  readonly lines: number
}

export type WaitingFilter = { readonly find?: string | undefined; readonly reason?: string | undefined }

/** Those that staff must look at, the oldest first unless sorted otherwise. */
export const listWaiting = (
  tx: Tx,
  { find = '', reason }: WaitingFilter,
  list: ListQuery<(typeof HELD_ORDER_LIST.sortable)[number]>,
): Promise<ListPage<WaitingOrder>> =>
  readListPage(
    tx,
    sql<WaitingOrder>`
      select sent.id, sent.order_id, sent.order_id as "order", sent.reason, sent.received_at, sent.received_at as received,
        given.name as connection, company.name as company, jsonb_array_length(sent.content -> 'lines') as lines
      from procurement_order sent join procurement_connection given on given.id = sent.connection_id
        join company on company.id = given.company_id
      where sent.state = 'Held' ${reason === undefined ? sql`` : sql`and sent.reason = ${reason}`}
        ${find.trim() === '' ? sql`` : sql`and concat_ws(' ', sent.order_id, company.name, given.name) ilike ${containsPattern(find)}`}`,
    list,
    { spec: HELD_ORDER_LIST, unique: 'id' },
  )

/** Refused by those who had to approve them; their systems do not know yet. */
export const listRejected = async (tx: Tx): Promise<{ readonly id: string }[]> => {
  const { rows } = await sql<{ id: string }>`
    select sent.id from procurement_order sent join approval on approval.id = sent.approval_id
    where sent.state = 'Waiting' and approval.state not in ('Waiting', 'Escalated', 'Approved') limit 200`.execute(tx)
  return rows
}

/** Documents that `documents_url` lacks; those that wait longest first. */
export const listOpenOrders = async (tx: Tx, since: Date): Promise<{ readonly id: string }[]> => {
  const lacks = (kind: DocumentKind, subject: ReturnType<typeof sql>) => sql`not exists (select from procurement_document done
    where done.procurement_order_id = sent.id and done.kind = ${kind} and done.subject = ${subject})`
  const { rows } = await sql<{ id: string }>`
    select sent.id from procurement_order sent join orders on orders.number = sent.order_number
      join procurement_connection given on given.id = sent.connection_id and given.documents_url is not null
    where sent.state = 'Ordered' and sent.received_at > ${since} and (
      orders.state = any(${[...CONFIRMED_STATES]}::text[]) and ${lacks('ConfirmationRequest', sql`'accept'`)}
      or orders.state = 'Cancelled' and ${lacks('ConfirmationRequest', sql`'reject'`)}
      or exists (select from order_change change where change.order_id = orders.id and change.state in ('Approved', 'Refused')
        and sent.changes @> jsonb_build_array(jsonb_build_object('changeId', change.id))
        and ${lacks('ConfirmationRequest', sql`'change:' || change.id`)})
      or exists (select from shipment where shipment.order_id = orders.id and ${lacks('ShipNoticeRequest', sql`shipment.number`)})
      or exists (select from invoice where invoice.order_number = orders.number
        and ${lacks('InvoiceDetailRequest', sql`invoice.number`)}))
    order by orders.changed_at, sent.id limit 500`.execute(tx)
  return rows
}
