import { sql, type ColumnType, type Generated, type RawBuilder } from 'kysely'
import type { Order, OrderHead, OrderLine, OrderTax, ShipTo } from '#features/orders/orders/order-model.rules.ts'
import type { OrderState } from '#features/orders/orders/order.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    orders: {
      id: Generated<string>
      number: string
      accountKey: string
      placedBy: string | null
      source: 'portal' | 'erp'
      poNumber: string
      quoteNumber: string | null
      state: OrderState
      placedAt: Date
      requestedOn: ColumnType<string | null>
      promisedOn: ColumnType<string | null>
      currency: string
      shipTo: ColumnType<ShipTo, string, string>
      site: string
      deliveryMethod: string
      paymentType: string
      isComplete: boolean
      subtotalMinor: string
      freightMinor: string
      taxes: ColumnType<readonly OrderTax[], string, string>
      totalMinor: string
      lineCount: number
      hasBackorder: boolean
      changedAt: Date
    }
    orderLine: {
      orderId: string
      position: number
      sku: string
      name: string
      category: string
      quantity: number
      shipped: number
      backordered: number
      unitMinor: string
      totalMinor: string
      note: string
      requestedOn: ColumnType<string | null>
      promisedOn: ColumnType<string | null>
    }
    orderWord: { accountKey: string; word: string; orderId: string }
  }
}

type HeadRow = Omit<OrderHead, 'subtotalMinor' | 'freightMinor' | 'totalMinor'> & {
  readonly subtotalMinor: string
  readonly freightMinor: string
  readonly totalMinor: string
}

/** Every column of a head; the table is named `orders` where it is used. */
export const HEAD_COLUMNS = sql`orders.id, orders.number, orders.account_key, orders.placed_by, orders.source, orders.po_number,
  orders.quote_number, orders.state, orders.placed_at, orders.requested_on::text, orders.promised_on::text, orders.currency,
  orders.ship_to, orders.site, orders.delivery_method, orders.payment_type, orders.is_complete, orders.subtotal_minor, orders.freight_minor, orders.taxes,
  orders.total_minor, orders.line_count, orders.has_backorder, orders.changed_at`

const toHead = (row: HeadRow): OrderHead => ({
  ...row,
  subtotalMinor: BigInt(row.subtotalMinor),
  freightMinor: BigInt(row.freightMinor),
  totalMinor: BigInt(row.totalMinor),
})

/** The statement selects HEAD_COLUMNS. */
export const readHeads = async (tx: Tx, statement: RawBuilder<unknown>): Promise<OrderHead[]> =>
  (await statement.$castTo<HeadRow>().execute(tx)).rows.map(toHead)

type LineRow = Omit<OrderLine, 'unitMinor' | 'totalMinor'> & { orderId: string; unitMinor: string; totalMinor: string }

const toLine = ({ orderId: _order, unitMinor, totalMinor, ...line }: LineRow): OrderLine => ({
  ...line,
  unitMinor: BigInt(unitMinor),
  totalMinor: BigInt(totalMinor),
})

/** The lines of some orders by order, each list in the order of its positions. */
export const readLines = async (tx: Tx, orderIds: readonly string[]): Promise<Map<string, OrderLine[]>> => {
  const { rows } = await sql<LineRow>`
    select order_id, position, sku, name, category, quantity, shipped, backordered, unit_minor, total_minor, note,
      requested_on::text, promised_on::text
    from order_line where order_id = any(${[...orderIds]}::bigint[]) order by order_id, position`.execute(tx)
  const byOrder = new Map<string, OrderLine[]>()
  for (const row of rows) {
    const lines = byOrder.get(row.orderId)
    if (lines) lines.push(toLine(row))
    else byOrder.set(row.orderId, [toLine(row)])
  }
  return byOrder
}

/** Those that exist, by number. */
export const findOrders = async (tx: Tx, numbers: readonly string[]): Promise<Map<string, Order>> => {
  const heads = await readHeads(tx, sql`select ${HEAD_COLUMNS} from orders where number = any(${[...numbers]}::text[])`)
  const lines = await readLines(
    tx,
    heads.map(({ id }) => id),
  )
  return new Map(heads.map((head) => [head.number, { ...head, lines: lines.get(head.id) ?? [] }]))
}

/** Whoever asks must be shown to order for its account: `requireAccountOrder` does that. */
export const findOrder = async (tx: Tx, number: string): Promise<Order | undefined> =>
  (await findOrders(tx, [number])).get(number)
