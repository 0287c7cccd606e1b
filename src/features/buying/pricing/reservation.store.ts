import { sql } from 'kysely'
import { freeStock, planReservation } from '#features/buying/pricing/reservation.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    stockReservation: { sku: string; warehouse: string; orderNumber: string; quantity: number; expiresAt: Date }
  }
}

export type Reservation = {
  readonly orderNumber: string
  /** Where it is delivered to, in small letters. */
  readonly country: string
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly now: Date
  readonly until: Date
}

type StockRow = {
  readonly sku: string
  readonly stock: Readonly<Record<string, number>>
  readonly reserved: Readonly<Record<string, number>> | null
}

/** Holds what there is until the order ships or its time is over; two orders never hold the same piece. */
export const reserveStock = async (tx: Tx, { orderNumber, country, lines, now, until }: Reservation): Promise<void> => {
  const skus = lines.map(({ sku }) => sku)
  // In one order, so that two orders of the same parts wait for each other instead of stopping each other.
  const locked = sql`select 1 from product where sku = any(${skus}::text[]) order by sku for no key update`.execute(tx)
  // Sent with it, and run after it: what an order before this one holds is seen.
  const read = sql<StockRow>`
    select sku, stock, (select json_object_agg(warehouse, pieces) from (select warehouse, sum(quantity)::integer as pieces
      from stock_reservation where sku = product.sku and expires_at > ${now} group by warehouse) as held) as reserved
    from product where sku = any(${skus}::text[])`.execute(tx)
  const [, { rows }] = await Promise.all([locked, read])
  const requested = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
  const taken = rows.flatMap(({ sku, stock, reserved }) =>
    planReservation(freeStock(stock, reserved ?? {}), country, requested.get(sku) ?? 0).map((part) => ({ sku, ...part })),
  )
  if (taken.length === 0) return
  await sql`
    insert into stock_reservation (sku, warehouse, quantity, order_number, expires_at)
    select *, ${orderNumber}, ${until}::timestamptz from unnest(${taken.map(({ sku }) => sku)}::text[],
      ${taken.map(({ warehouse }) => warehouse)}::text[], ${taken.map(({ quantity }) => quantity)}::integer[])`.execute(tx)
}

/** Releases the reservation of an order. */
export const releaseStock = async (tx: Tx, orderNumber: string): Promise<void> => {
  await sql`delete from stock_reservation where order_number = ${orderNumber}`.execute(tx)
}

/** Releases some pieces of a part that an order does not need any more. */
export const releasePieces = async (tx: Tx, orderNumber: string, sku: string, pieces: number): Promise<void> => {
  const reserved = () =>
    tx
      .selectFrom('stockReservation')
      .select(['warehouse', 'quantity'])
      .where('orderNumber', '=', orderNumber)
      .where('sku', '=', sku)
  let left = pieces
  for (const { warehouse, quantity } of await reserved().orderBy('warehouse').forUpdate().execute()) {
    const released = Math.min(left, quantity)
    left -= released
    const one = sql`order_number = ${orderNumber} and sku = ${sku} and warehouse = ${warehouse}`
    if (released === quantity) await sql`delete from stock_reservation where ${one}`.execute(tx)
    else if (released > 0) await sql`update stock_reservation set quantity = quantity - ${released} where ${one}`.execute(tx)
  }
}
