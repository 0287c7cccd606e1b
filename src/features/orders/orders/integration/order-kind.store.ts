import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Which of these keys are accounts of this site. */
export const findKnownAccounts = async (tx: Tx, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ accountKey: string }>`
    select distinct account_key from sold_to where account_key = any(${[...keys]}::text[])`.execute(tx)
  return new Set(rows.map(({ accountKey }) => accountKey))
}

type Backorder = { readonly position: number; readonly backordered: number; readonly promisedOn?: string | null | undefined }

export const saveBackorders = async (tx: Tx, orderId: string, lines: readonly Backorder[]): Promise<void> => {
  for (const { position, backordered, promisedOn } of lines)
    await sql`
      update order_line set backordered = least(${backordered}::integer, quantity - shipped),
        promised_on = ${promisedOn === undefined ? sql`promised_on` : sql`${promisedOn}::date`}
      where order_id = ${orderId}::bigint and position = ${position}`.execute(tx)
}

type Delta = { readonly position: number; readonly quantity: number }

/** Adds what a shipment holds, or takes back what it held before; what is sent is no longer missing. */
export const addShipped = async (tx: Tx, orderId: string, deltas: readonly Delta[]): Promise<void> => {
  await sql`
    update order_line set shipped = line.shipped + delta.quantity,
      backordered = least(line.backordered, line.quantity - line.shipped - delta.quantity)
    from order_line line, unnest(${deltas.map(({ position }) => position)}::integer[], ${deltas.map(({ quantity }) => quantity)}::integer[])
      as delta (position, quantity)
    where line.order_id = ${orderId}::bigint and line.position = delta.position
      and order_line.order_id = line.order_id and order_line.position = line.position`.execute(tx)
}
