import { sql } from 'kysely'
import { lineTotal, sumOrder, type NewOrder, type NewOrderLine } from '#features/orders/orders/new-order.rules.ts'
import { listOrderWords } from '#features/orders/orders/order-words.rules.ts'
import { settleAll } from '#kernel/settle-all.ts'
import { touchOrders } from '#features/orders/orders/order-source.service.ts'
import type { Tx } from '#platform/database/database.ts'

export type InsertedOrder = { readonly id: string; readonly number: string }

type NumberedOrder = NewOrder & { readonly number: string }

const takeNumbers = async (tx: Tx, count: number): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select nextval('order_number')::text as number from generate_series(1, ${count}::integer)`.execute(tx)
  return rows.map(({ number }) => number)
}

/** The next number, which is used up also where no order follows. */
export const takeOrderNumber = async (tx: Tx): Promise<string> => {
  const [number] = await takeNumbers(tx, 1)
  if (number === undefined) throw new Error('there is no number for an order')
  return number
}

const isNumbered = (orders: readonly NewOrder[]): orders is readonly NumberedOrder[] =>
  orders.every(({ number }) => number !== undefined)

const numberOrders = async (tx: Tx, orders: readonly NewOrder[]): Promise<NumberedOrder[]> => {
  const free = await takeNumbers(tx, orders.filter(({ number }) => number === undefined).length)
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

const describeLine = (line: NewOrderLine, at: number) => ({
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

export const toLineRow = (line: NewOrderLine, orderId: string, at: number) => ({ order_id: orderId, ...describeLine(line, at) })

const LINE_COLUMNS = sql`position, sku, name, category, quantity, shipped, backordered, unit_minor, total_minor, note, requested_on,
  promised_on`
const LINE_FIELDS = sql`position integer, sku text, name text, category text, quantity integer, shipped integer,
  backordered integer, unit_minor bigint, total_minor bigint, note text, requested_on date, promised_on date`

/** A line that is known by its position is written over. */
export const saveLines = async (tx: Tx, rows: readonly ReturnType<typeof toLineRow>[]): Promise<void> => {
  await sql`
    insert into order_line (order_id, ${LINE_COLUMNS})
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (order_id bigint, ${LINE_FIELDS})
    on conflict (order_id, position) do update set sku = excluded.sku, name = excluded.name, category = excluded.category,
      quantity = excluded.quantity, shipped = excluded.shipped, backordered = excluded.backordered,
      unit_minor = excluded.unit_minor, total_minor = excluded.total_minor, note = excluded.note,
      requested_on = excluded.requested_on, promised_on = excluded.promised_on`.execute(tx)
}

const listWords = (order: NumberedOrder): string[] =>
  listOrderWords({ poNumber: '', site: '', ...order, city: order.shipTo.city })

type WordRow = { readonly accountKey: string; readonly word: string; readonly orderId: string }

const insertWordRows = async (tx: Tx, rows: readonly WordRow[]): Promise<void> => {
  await sql`
    insert into order_word (account_key, word, order_id)
    select * from unnest(${rows.map(({ accountKey }) => accountKey)}::text[], ${rows.map(({ word }) => word)}::text[],
      ${rows.map(({ orderId }) => orderId)}::bigint[])`.execute(tx)
}

type StoredOrder = NewOrder & InsertedOrder

/** The words that orders are found by. */
export const insertWords = (tx: Tx, orders: readonly StoredOrder[]): Promise<void> =>
  insertWordRows(
    tx,
    orders.flatMap((order) =>
      listWords(order).map((word) => ({
        accountKey: order.accountKey,
        word,
        orderId: order.id,
      })),
    ),
  )

/** Any number of orders in two statements. A number that is taken fails; history comes as events of their own. */
export const insertOrders = async (tx: Tx, orders: readonly NewOrder[], now?: Date): Promise<InsertedOrder[]> => {
  if (orders.length === 0) return []
  const numbered = isNumbered(orders) ? orders : await numberOrders(tx, orders)
  const heads = numbered.map((order) => toOrderRow(order, now ?? order.placedAt))
  const lines = numbered.flatMap(({ number, lines: own }) => own.map((line, at) => ({ number, ...describeLine(line, at) })))
  const words = numbered.flatMap((order) => listWords(order).map((word) => ({ number: order.number, word })))
  const { rows } = await sql<InsertedOrder>`
    with head as (
      insert into orders (number, account_key, placed_by, source, po_number, state, placed_at, requested_on, promised_on, currency,
        ship_to, site, delivery_method, payment_type, is_complete, subtotal_minor, freight_minor, taxes, total_minor, line_count,
        has_backorder, changed_at, quote_number)
      select * from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given (number text, account_key text, placed_by uuid,
        source text, po_number text, state text, placed_at timestamptz, requested_on date, promised_on date, currency text,
        ship_to jsonb, site text, delivery_method text, payment_type text, is_complete boolean, subtotal_minor bigint,
        freight_minor bigint, taxes jsonb, total_minor bigint, line_count integer, has_backorder boolean, changed_at timestamptz,
        quote_number text)
      returning id, number, account_key, placed_at),
    line as (
      insert into order_line (order_id, ${LINE_COLUMNS})
      select head.id, ${LINE_COLUMNS} from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (number text, ${LINE_FIELDS})
      join head using (number)),
    word as (
      insert into order_word (account_key, word, order_id)
      select head.account_key, given.word, head.id
      from unnest(${words.map(({ number }) => number)}::text[], ${words.map(({ word }) => word)}::text[]) as given (number, word)
      join head using (number)),
    event as (
      insert into order_event (order_id, at, kind, data) select id, placed_at, 'state', '{"state":"Received"}' from head)
    select id, number from head`.execute(tx)
  const ids = new Map(rows.map(({ id, number }) => [number, id]))
  return numbered.map(({ number }) => ({ id: ids.get(number) ?? '', number }))
}

/** In the caller's transaction: with it the order exists, or it never did. One that has its number already leaves at once. */
export const insertOrder = async (tx: Tx, order: NewOrder): Promise<string> => {
  const number = order.number ?? (await takeOrderNumber(tx))
  await settleAll([insertOrders(tx, [{ ...order, number }]), touchOrders(tx, [number])])
  return number
}
