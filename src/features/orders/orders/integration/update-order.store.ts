import { sql } from 'kysely'
import { insertWords, saveLines, toLineRow, toOrderRow } from '#features/orders/orders/insert-order.store.ts'
import type { NewOrder } from '#features/orders/orders/new-order.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** An order that is stored, as it shall be. */
export type ChangedOrder = NewOrder & { readonly id: string; readonly number: string }

const updateHeads = async (tx: Tx, orders: readonly ChangedOrder[], now: Date): Promise<void> => {
  const rows = orders.map((order) => ({ id: order.id, ...toOrderRow(order, now) }))
  await sql`
    update orders set placed_by = given.placed_by, po_number = given.po_number, placed_at = given.placed_at, requested_on = given.requested_on,
      ship_to = given.ship_to, site = given.site, delivery_method = given.delivery_method, payment_type = given.payment_type,
      is_complete = given.is_complete, subtotal_minor = given.subtotal_minor, freight_minor = given.freight_minor,
      taxes = given.taxes, total_minor = given.total_minor, line_count = given.line_count, has_backorder = given.has_backorder,
      changed_at = given.changed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, placed_by uuid, po_number text, placed_at timestamptz,
      requested_on date, ship_to jsonb, site text, delivery_method text, payment_type text, is_complete boolean,
      subtotal_minor bigint, freight_minor bigint, taxes jsonb, total_minor bigint, line_count integer, has_backorder boolean,
      changed_at timestamptz)
    where orders.id = given.id`.execute(tx)
}

/** Everything but account, currency, state and promised day of some orders; all of them in a few statements. */
export const updateOrders = async (tx: Tx, orders: readonly ChangedOrder[], now: Date): Promise<void> => {
  if (orders.length === 0) return
  await updateHeads(tx, orders, now)
  const ids = orders.map(({ id }) => id)
  const lines = orders.flatMap(({ id, lines: parts }) => parts.map((line, at) => toLineRow(line, id, at)))
  await sql`
    delete from order_line where order_id = any(${ids}::bigint[]) and (order_id, position) not in (
      select * from unnest(${lines.map((line) => line.order_id)}::bigint[], ${lines.map(({ position }) => position)}::integer[]))`.execute(
    tx,
  )
  await saveLines(tx, lines)
  await sql`delete from order_word where order_id = any(${ids}::bigint[])`.execute(tx)
  await insertWords(tx, orders)
}

/** The same for one order. */
export const rewriteOrder = (tx: Tx, order: ChangedOrder, now: Date): Promise<void> => updateOrders(tx, [order], now)
