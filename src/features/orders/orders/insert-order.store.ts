import { sql } from 'kysely'
import { lineTotal, sumOrder, type NewOrder, type NewOrderLine } from '#features/orders/orders/new-order.rules.ts'
import { listOrderWords } from '#features/orders/orders/order-words.rules.ts'
import { touchOrders } from '#features/orders/orders/order-source.service.ts'
import type { Tx } from '#platform/database/database.ts'

export type InsertedOrder = { readonly id: string; readonly number: string }

type NumberedOrder = NewOrder & { readonly number: string }

const numberOrders = async (tx: Tx, orders: readonly NewOrder[]): Promise<NumberedOrder[]> => {
  const count = orders.filter(({ number }) => number === undefined).length
  const { rows } = await sql<{ number: string }>`
    select nextval('order_number')::text as number from generate_series(1, ${count}::integer)`.execute(tx)
  const free = rows.map(({ number }) => number)
  return orders.map((order) => ({ ...order, number: order.number ?? free.shift() ?? '' }))
}

export const toOrderRow = (order: NumberedOrder, changedAt: Date) => {
  const { subtotalMinor, totalMinor } = sumOrder(order)
  return {
    number: order.number,
    account_key: order.accountKey,
    placed_by: order.placedBy ?? null,
    source: order.source,
    po_number: order.poNumber ?? '',
    quote_number: order.quoteNumber ?? null,
    state: order.state ?? 'Received',
    placed_at: order.placedAt,
    requested_on: order.requestedOn ?? null,
    promised_on: order.promisedOn ?? null,
    currency: order.currency,
    ship_to: order.shipTo,
    site: order.site ?? '',
    delivery_method: order.deliveryMethod ?? '',
    payment_type: order.paymentType ?? '',
    is_complete: order.isComplete ?? false,
    subtotal_minor: String(subtotalMinor),
    freight_minor: String(order.freightMinor ?? 0n),
    taxes: order.taxes ?? [],
    total_minor: String(totalMinor),
    line_count: order.lines.length,
    has_backorder: order.lines.some(({ backordered = 0 }) => backordered > 0),
    changed_at: changedAt,
  }
}

export const toLineRow = (line: NewOrderLine, orderId: string, at: number) => ({
  order_id: orderId,
  position: line.position ?? at + 1,
  sku: line.sku,
  name: line.name,
  category: line.category ?? '',
  quantity: line.quantity,
  shipped: line.shipped ?? 0,
  backordered: line.backordered ?? 0,
  unit_minor: String(line.unitMinor),
  total_minor: String(lineTotal(line)),
  note: line.note ?? '',
  requested_on: line.requestedOn ?? null,
  promised_on: line.promisedOn ?? null,
})

const insertHeads = async (tx: Tx, rows: readonly ReturnType<typeof toOrderRow>[]): Promise<Map<string, string>> => {
  const inserted = await sql<InsertedOrder>`
    insert into orders (number, account_key, placed_by, source, po_number, state, placed_at, requested_on, promised_on, currency,
      ship_to, site, delivery_method, payment_type, is_complete, subtotal_minor, freight_minor, taxes, total_minor, line_count,
      has_backorder, changed_at, quote_number)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (number text, account_key text, placed_by uuid,
      source text, po_number text, state text, placed_at timestamptz, requested_on date, promised_on date, currency text,
      ship_to jsonb, site text, delivery_method text, payment_type text, is_complete boolean, subtotal_minor bigint,
      freight_minor bigint, taxes jsonb, total_minor bigint, line_count integer, has_backorder boolean, changed_at timestamptz,
      quote_number text)
    returning id, number`.execute(tx)
  return new Map(inserted.rows.map(({ id, number }) => [number, id]))
}

/** A line that is known by its position is written over. */
export const saveLines = async (tx: Tx, rows: readonly ReturnType<typeof toLineRow>[]): Promise<void> => {
  await sql`
    insert into order_line (order_id, position, sku, name, category, quantity, shipped, backordered, unit_minor, total_minor, note,
      requested_on, promised_on)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (order_id bigint, position integer, sku text,
      name text, category text, quantity integer, shipped integer, backordered integer, unit_minor bigint, total_minor bigint,
      note text, requested_on date, promised_on date)
    on conflict (order_id, position) do update set sku = excluded.sku, name = excluded.name, category = excluded.category,
      quantity = excluded.quantity, shipped = excluded.shipped, backordered = excluded.backordered,
      unit_minor = excluded.unit_minor, total_minor = excluded.total_minor, note = excluded.note,
      requested_on = excluded.requested_on, promised_on = excluded.promised_on`.execute(tx)
}

type WordRow = { readonly accountKey: string; readonly word: string; readonly orderId: string }

const insertWordRows = async (tx: Tx, rows: readonly WordRow[]): Promise<void> => {
  await sql`
    insert into order_word (account_key, word, order_id)
    select * from unnest(${rows.map(({ accountKey }) => accountKey)}::text[], ${rows.map(({ word }) => word)}::text[],
      ${rows.map(({ orderId }) => orderId)}::bigint[])`.execute(tx)
}

type StoredOrder = NewOrder & InsertedOrder

/** What they are found by. */
export const insertWords = (tx: Tx, orders: readonly StoredOrder[]): Promise<void> =>
  insertWordRows(
    tx,
    orders.flatMap((order) =>
      listOrderWords({ poNumber: '', site: '', ...order, city: order.shipTo.city }).map((word) => ({
        accountKey: order.accountKey,
        word,
        orderId: order.id,
      })),
    ),
  )

/** Any number of orders in a few statements. A number that is taken fails; history comes as events of their own. */
export const insertOrders = async (tx: Tx, orders: readonly NewOrder[], now?: Date): Promise<InsertedOrder[]> => {
  if (orders.length === 0) return []
  const numbered = await numberOrders(tx, orders)
  const ids = await insertHeads(
    tx,
    numbered.map((order) => toOrderRow(order, now ?? order.placedAt)),
  )
  const inserted = numbered.map((order) => ({ ...order, id: ids.get(order.number) ?? '' }))
  await saveLines(
    tx,
    inserted.flatMap(({ id, lines }) => lines.map((line, at) => toLineRow(line, id, at))),
  )
  await insertWords(tx, inserted)
  await sql`
    insert into order_event (order_id, at, kind, data)
    select order_id, at, 'state', '{"state":"Received"}'
    from unnest(${inserted.map(({ id }) => id)}::bigint[], ${inserted.map(({ placedAt }) => placedAt)}::timestamptz[])
      as placed (order_id, at)`.execute(tx)
  return inserted.map(({ id, number }) => ({ id, number }))
}

/** In the caller's transaction: with it the order exists, or it never did. */
export const insertOrder = async (tx: Tx, order: NewOrder): Promise<string> => {
  const [inserted] = await insertOrders(tx, [order])
  if (!inserted) throw new Error('the order was not written')
  await touchOrders(tx, [inserted.number])
  return inserted.number
}
