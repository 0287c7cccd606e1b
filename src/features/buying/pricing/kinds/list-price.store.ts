import { sql } from 'kysely'
import { PUBLIC_LIST } from '#features/buying/pricing/priced-part.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Of a part's public prices for one piece, those that are chosen by the day. Their rows are the truth, and the product has the current one. */
const DATED = sql`price_list = 'list' and account = '' and from_quantity = 1`

export type PartCurrency = { readonly sku: string; readonly currency: string }
export type ListPrice = PartCurrency & { readonly minor: string }

const keyOf = ({ sku, currency }: PartCurrency): string => `${sku} ${currency}`

const unnest = (parts: readonly PartCurrency[]) =>
  sql`unnest(${parts.map(({ sku }) => sku)}::text[], ${parts.map(({ currency }) => currency)}::text[])`

/** Which of these have prices with dates. */
export const findDated = async (tx: Tx, parts: readonly PartCurrency[]): Promise<(part: PartCurrency) => boolean> => {
  const { rows } = await sql<PartCurrency>`
    select distinct sku, currency::text as currency from product_price
    where ${DATED} and sku = any(${[...new Set(parts.map(({ sku }) => sku))]}::text[])`.execute(tx)
  const dated = new Set(rows.map(keyOf))
  return (part) => dated.has(keyOf(part))
}

/** The public price of one piece is part of the product. */
export const saveListPrices = async (tx: Tx, prices: readonly ListPrice[]): Promise<void> => {
  if (prices.length === 0) return
  await sql`
    update product set changed_at = now(),
      prices = product.prices || jsonb_build_object('list', coalesce(product.prices->'list', '{}') || given.list)
    from (select sku, jsonb_object_agg(currency, minor) as list
      from unnest(${prices.map(({ sku }) => sku)}::text[], ${prices.map(({ currency }) => currency)}::text[],
        ${prices.map(({ minor }) => minor)}::bigint[]) as price (sku, currency, minor) group by sku) given
    where product.sku = given.sku and not coalesce(product.prices->'list', '{}') @> given.list`.execute(tx)
}

export const removeListPrices = async (tx: Tx, parts: readonly PartCurrency[]): Promise<void> => {
  if (parts.length === 0) return
  await sql`
    update product set changed_at = now(),
      prices = product.prices || jsonb_build_object('list', coalesce(product.prices->'list', '{}') - given.currencies)
    from (select sku, array_agg(currency) as currencies from ${unnest(parts)} as price (sku, currency) group by sku) given
    where product.sku = given.sku`.execute(tx)
}

/** Before the first price with dates: the one that holds without them gets a row of its own, or it would be lost. */
export const keepListPrices = async (tx: Tx, parts: readonly PartCurrency[]): Promise<void> => {
  if (parts.length === 0) return
  await sql`
    insert into product_price (price_list, sku, currency, minor)
    select distinct ${PUBLIC_LIST}, sku, price.currency, (product.prices->'list'->>price.currency)::bigint
    from ${unnest(parts)} as price (sku, currency) join product using (sku)
    where product.prices->'list' ? price.currency
      and not exists (select from product_price known
        where known.price_list = 'list' and known.account = '' and known.from_quantity = 1 and known.sku = price.sku
          and known.currency = price.currency)`.execute(tx)
}

/** Products have the prices of a day; returns how many had others. */
export const applyDatedPrices = async (tx: Tx, day: string, skus?: readonly string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    with current as (
      select sku, currency::text as currency, (array_agg(minor order by valid_from desc)
        filter (where valid_from <= ${day}::date and (valid_until is null or valid_until >= ${day}::date)))[1] as minor
      from product_price where ${DATED} ${skus ? sql`and sku = any(${[...skus]}::text[])` : sql``} group by sku, currency
    ), given as (
      select sku, coalesce(jsonb_object_agg(currency, minor) filter (where minor is not null), '{}') as list,
        coalesce(array_agg(currency) filter (where minor is null), '{}') as gone
      from current group by sku)
    update product set changed_at = now(),
      prices = product.prices || jsonb_build_object('list', (coalesce(product.prices->'list', '{}') - given.gone) || given.list)
    from given where product.sku = given.sku
      and (not coalesce(product.prices->'list', '{}') @> given.list or coalesce(product.prices->'list', '{}') ?| given.gone)`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}
