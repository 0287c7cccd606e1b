import { sql } from 'kysely'
import { removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const ROWS: RowShape = {
  table: 'product_price',
  keys: ['sku', 'priceList', 'account', 'currency', 'fromQuantity', 'validFrom'],
  columns: {
    sku: 'text',
    priceList: 'text',
    account: 'text',
    currency: 'text',
    fromQuantity: 'integer',
    validFrom: 'date',
    validUntil: 'date',
    minor: 'bigint',
  },
}

/** A row as it is stored: no beginning is the one before all days. */
export type PriceRow = {
  readonly sku: string
  readonly priceList: string
  readonly account: string
  readonly currency: string
  readonly fromQuantity: number
  readonly validFrom: string
  readonly validUntil?: string | undefined
  readonly minor: string
}

export const ALWAYS = '-infinity'

export const savePriceRows = async (tx: Tx, rows: readonly PriceRow[]): Promise<void> => {
  if (rows.length > 0) await saveRows(tx, ROWS, rows)
}

export const removePriceRows = async (tx: Tx, rows: readonly Omit<PriceRow, 'minor'>[]): Promise<void> => {
  if (rows.length > 0) await removeRows(tx, ROWS, rows)
}

/** When a price or a stock that is part of a product changed; `key` is its currency or warehouse. SQL. */
export const timeOfLine = (part: 'prices' | 'stock') => sql`coalesce(
  to_timestamp((product.line_times->${sql.lit(part)}->>key)::double precision),
  least(product.changed_at, to_timestamp((product.line_times->>'from')::double precision)))`

export const saveStock = async (
  tx: Tx,
  lines: readonly { readonly sku: string; readonly warehouse: string; readonly quantity: number }[],
): Promise<void> => {
  await sql`
    update product set stock = product.stock || given.stock, changed_at = now()
    from (select sku, jsonb_object_agg(warehouse, quantity) as stock
      from unnest(${lines.map(({ sku }) => sku)}::text[], ${lines.map(({ warehouse }) => warehouse)}::text[],
        ${lines.map(({ quantity }) => quantity)}::integer[]) as line (sku, warehouse, quantity)
      group by sku) given
    where product.sku = given.sku`.execute(tx)
}

export const removeStock = async (
  tx: Tx,
  lines: readonly { readonly sku: string; readonly warehouse: string }[],
): Promise<void> => {
  await sql`
    update product set stock = product.stock - given.warehouses, changed_at = now()
    from (select sku, array_agg(warehouse) as warehouses
      from unnest(${lines.map(({ sku }) => sku)}::text[], ${lines.map(({ warehouse }) => warehouse)}::text[])
        as line (sku, warehouse) group by sku) given
    where product.sku = given.sku`.execute(tx)
}
