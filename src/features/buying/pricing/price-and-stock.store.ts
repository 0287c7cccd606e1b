import { sql } from 'kysely'
import { soldIn } from '#features/storefront/catalogue/public.server.ts'
import { PUBLIC_LIST, type PartRow } from '#features/buying/pricing/priced-part.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    productPrice: { priceList: string; sku: string; currency: string; fromQuantity: number; minor: string }
    partTerms: { sku: string; minimum: number; step: number; leadDays: number | null; unspsc: string | null; unit: string | null }
    partDelivery: { sku: string; warehouse: string; dueOn: string; quantity: number }
  }
}

export type PartChoice = {
  readonly skus: readonly string[]
  readonly market: readonly string[]
  readonly currency: string
  readonly priceList?: string | null
  /** The key of the account, such as M1~0000001001: prices for it alone. */
  readonly account?: string
  /** Prices of other days do not hold, and deliveries before it are past. */
  readonly today: Date
}

/** Everything about some parts in one statement; what the market does not sell is missing. */
export const readParts = async (tx: Tx, choice: PartChoice): Promise<PartRow[]> => {
  const { skus, market, currency, priceList, account = '', today } = choice
  if (skus.length === 0) return []
  const lists = [PUBLIC_LIST, ...(priceList ? [priceList] : [])]
  const { rows } = await sql<PartRow>`
    select product.sku, product.prices->'list'->>${currency} as listed, product.stock,
      coalesce(terms.minimum, 1) as minimum, coalesce(terms.step, 1) as step, terms.lead_days,
      (select json_agg(json_build_object('list', price_list, 'from', from_quantity, 'minor', minor::text,
        'until', valid_until)) from (
        select distinct on (price_list, from_quantity) price_list, from_quantity, minor, valid_until from product_price
        where sku = product.sku and currency = ${currency} and valid_from <= ${today}::date
          and (valid_until is null or valid_until >= ${today}::date)
          and ((price_list = any(${lists}::text[]) and account = '') or (price_list = '' and account = ${account} and account <> ''))
        order by price_list, from_quantity, valid_from desc) as price) as prices,
      (select json_agg(json_build_object('warehouse', warehouse, 'on', due_on, 'quantity', quantity) order by due_on)
        from part_delivery where sku = product.sku and due_on >= ${today}::date) as deliveries,
      (select json_object_agg(warehouse, pieces) from (select warehouse, sum(quantity)::integer as pieces
        from stock_reservation where sku = product.sku and expires_at > ${today} group by warehouse) as held) as reserved
    from product left join part_terms as terms on terms.tenant = product.tenant and terms.sku = product.sku
    where product.sku = any(${[...skus]}::text[]) and ${soldIn(market)}`.execute(tx)
  return rows
}
