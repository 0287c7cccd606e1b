import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

/** What is paid under a price list other than the public one. */
export type ListedPrice = Money & { readonly priceList: string; readonly sku: string }

declare module '#platform/database/database.ts' {
  interface Tables {
    productPrice: { priceList: string; sku: string; currency: string; minor: string }
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
    await sql`insert into product_price (price_list, sku, currency, minor)
      select * from unnest(${rows.map((row) => row.priceList)}::text[], ${rows.map((row) => row.sku)}::text[],
        ${rows.map((row) => row.currency)}::text[], ${rows.map((row) => row.minor)}::bigint[])
      on conflict (tenant, price_list, sku, currency) do update set minor = excluded.minor`.execute(tx)
  }
  for (const price of prices) if (batch.push(price) >= BATCH) await flush()
  await flush()
}

type PriceTerms = { readonly priceList?: string | null; readonly currency: string }

/** By part number; parts without a price of their own are missing. */
export const listAccountPrices = async (
  tx: Tx,
  { priceList, currency }: PriceTerms,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Money>> => {
  if (!priceList || skus.length === 0) return new Map()
  const rows = await tx
    .selectFrom('productPrice')
    .select(['sku', 'minor'])
    .where('priceList', '=', priceList)
    .where('currency', '=', currency)
    .where('sku', 'in', skus)
    .execute()
  return new Map(rows.map(({ sku, minor }) => [sku, { minor: BigInt(minor), currency }]))
}
