import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

/** The unit price of a price list from a quantity on, one piece unless given. */
export type ListedPrice = Money & { readonly priceList: string; readonly sku: string; readonly fromQuantity?: number }

declare module '#platform/database/database.ts' {
  interface Tables {
    productPrice: { priceList: string; sku: string; currency: string; fromQuantity: number; minor: string }
  }
}

const BATCH = 5000

/** Adds prices, or writes over them. */
export const savePrices = async (tx: Tx, prices: Iterable<ListedPrice>): Promise<void> => {
  let batch: ListedPrice[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const rows = batch
    batch = []
    await sql`insert into product_price (price_list, sku, currency, minor, from_quantity)
      select * from unnest(${rows.map((row) => row.priceList)}::text[], ${rows.map((row) => row.sku)}::text[],
        ${rows.map((row) => row.currency)}::text[], ${rows.map((row) => row.minor)}::bigint[],
        ${rows.map((row) => row.fromQuantity ?? 1)}::integer[])
      on conflict (tenant, sku, price_list, account, currency, from_quantity, valid_from) do update set minor = excluded.minor`.execute(
      tx,
    )
  }
  for (const price of prices) if (batch.push(price) >= BATCH) await flush()
  await flush()
}
