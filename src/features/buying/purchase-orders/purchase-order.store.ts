import { sql } from 'kysely'
import type { Address } from '#features/buying/checkout/public.server.ts'
import type { MatchedLine } from '#features/buying/quick-order/public.server.ts'
import {
  PURCHASE_ORDER_LIST,
  type DraftReason,
  type PurchaseOrderState,
  type Received,
} from '#features/buying/purchase-orders/purchase-order.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type PurchaseOrder = {
  readonly id: string
  readonly personId: string
  readonly accountKey: string
  readonly kind: 'pdf' | 'xlsx' | 'text' | 'ubl'
  readonly name: string
  readonly size: number
  readonly pages: number
  readonly mediaType: string
  readonly poNumber: string | null
  readonly currency: string | null
  /** Where the document says that it goes; null where it names none, or none that is clear. */
  readonly address: Address | null
  readonly lines: readonly MatchedLine[]
  readonly state: PurchaseOrderState
  readonly reason: DraftReason | null
  readonly orderNumber: string | null
  readonly approvalId: string | null
  readonly receivedAt: Date
}

const COLUMNS = sql`purchase_order.id, person_id, sold_to.account_key, kind, purchase_order.name, size, pages, media_type, po_number,
  currency, address, lines, state, reason, order_number, approval_id, received_at`
const WITH_ACCOUNT = sql`purchase_order join sold_to on sold_to.id = purchase_order.sold_to_id`

export type NewPurchaseOrder = Omit<PurchaseOrder, 'accountKey' | 'state' | 'orderNumber' | 'approvalId'> & {
  readonly soldToId: string
  readonly keyId: string
  readonly idempotencyKey: string | null
  readonly sha256: string
}

export const insertPurchaseOrder = async (tx: Tx, order: NewPurchaseOrder): Promise<void> => {
  const { id, personId, soldToId, keyId, idempotencyKey, sha256, kind, name, size, pages, mediaType, receivedAt } = order
  await sql`
    insert into purchase_order (id, person_id, sold_to_id, key_id, idempotency_key, sha256, kind, name, size, pages, media_type,
      po_number, currency, address, lines, state, reason, received_at, changed_at)
    values (${id}, ${personId}, ${soldToId}, ${keyId}, ${idempotencyKey}, ${sha256}, ${kind}, ${name}, ${size}, ${pages},
      ${mediaType}, ${order.poNumber}, ${order.currency}, ${order.address && JSON.stringify(order.address)}::jsonb,
      ${JSON.stringify(order.lines)}::jsonb, 'Draft', ${order.reason}, ${receivedAt}, ${receivedAt})`.execute(tx)
}

type Change = {
  readonly state: PurchaseOrderState
  readonly orderNumber?: string | undefined
  readonly approvalId?: string | undefined
  readonly reason?: DraftReason | null
  readonly lines?: readonly MatchedLine[]
}

export const changePurchaseOrder = async (tx: Tx, id: string, change: Change, now: Date): Promise<void> => {
  const { state, orderNumber = null, approvalId = null, reason = null, lines } = change
  await sql`
    update purchase_order set state = ${state}, reason = ${reason}, changed_at = ${now},
      order_number = coalesce(${orderNumber}, order_number), approval_id = coalesce(${approvalId}::uuid, approval_id),
      lines = coalesce(${lines === undefined ? null : JSON.stringify(lines)}::jsonb, lines)
    where id = ${id}`.execute(tx)
}

/** Orders that came with the same key of the program, and the same document for the same person. */
export const findReceived = async (
  tx: Tx,
  { keyId, idempotencyKey, personId, sha256 }: Pick<NewPurchaseOrder, 'keyId' | 'idempotencyKey' | 'personId' | 'sha256'>,
): Promise<{
  readonly byKey: (Received & { id: string }) | undefined
  readonly byContent: (Received & { id: string }) | undefined
}> => {
  const { rows } = await sql<Received & { id: string; isByKey: boolean }>`
    select id, sha256, person_id, (key_id = ${keyId} and idempotency_key is not distinct from ${idempotencyKey}
      and idempotency_key is not null) as is_by_key
    from purchase_order
    where (key_id = ${keyId} and idempotency_key = ${idempotencyKey}) or (person_id = ${personId} and sha256 = ${sha256})`.execute(
    tx,
  )
  return {
    byKey: rows.find(({ isByKey }) => isByKey),
    byContent: rows.find((row) => row.personId === personId && row.sha256 === sha256),
  }
}

export const findPurchaseOrder = async (tx: Tx, id: string): Promise<PurchaseOrder | undefined> => {
  const { rows } = await sql<PurchaseOrder>`select ${COLUMNS} from ${WITH_ACCOUNT} where purchase_order.id = ${id}`.execute(tx)
  return rows[0]
}

/** Somebody else's does not exist; locked where it is to be changed. */
export const findOwn = async (
  tx: Tx,
  personId: string,
  id: string,
  { locks = false } = {},
): Promise<PurchaseOrder | undefined> => {
  const { rows } = await sql<PurchaseOrder>`
    select ${COLUMNS} from ${WITH_ACCOUNT} where purchase_order.id = ${id} and person_id = ${personId}
    ${locks ? sql`for update of purchase_order` : sql``}`.execute(tx)
  return rows[0]
}

export const countDrafts = async (tx: Tx, personId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from purchase_order where person_id = ${personId} and state = 'Draft'`.execute(tx)
  return rows[0]?.count ?? 0
}

export type ListedPurchaseOrder = Omit<PurchaseOrder, 'lines' | 'address'> & {
  readonly lineCount: number
  readonly readyCount: number
}

export const listOwn = (
  tx: Tx,
  personId: string,
  state: PurchaseOrderState | undefined,
  list: ListQuery<(typeof PURCHASE_ORDER_LIST.sortable)[number]>,
): Promise<ListPage<ListedPurchaseOrder>> => {
  const rows = sql<ListedPurchaseOrder>`
    select purchase_order.id, person_id, sold_to.account_key, kind, purchase_order.name, size, pages, media_type, po_number,
      currency, state, reason, order_number, approval_id, received_at, received_at as received,
      jsonb_array_length(lines) as line_count,
      jsonb_array_length(jsonb_path_query_array(lines, '$[*] ? (@.sku != null)')) as ready_count
    from ${WITH_ACCOUNT} where person_id = ${personId} ${state === undefined ? sql`` : sql`and state = ${state}`}`
  return readListPage(tx, rows, list, { spec: PURCHASE_ORDER_LIST, unique: 'id' })
}

export const mayOrderExact = async (tx: Tx, companyId: string): Promise<boolean> => {
  const { rows } = await sql<{ ordersExact: boolean }>`
    select orders_exact from purchase_order_setting where company_id = ${companyId}`.execute(tx)
  return rows[0]?.ordersExact ?? false
}

export const saveOrderExact = async (tx: Tx, companyId: string, ordersExact: boolean, now: Date): Promise<void> => {
  await sql`
    insert into purchase_order_setting (company_id, orders_exact, changed_at) values (${companyId}, ${ordersExact}, ${now})
    on conflict (company_id) do update set orders_exact = excluded.orders_exact, changed_at = excluded.changed_at`.execute(tx)
}
