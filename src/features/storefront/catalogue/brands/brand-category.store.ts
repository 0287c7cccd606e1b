import { sql } from 'kysely'
import type { Image } from '#foundation/blocks/public.ts'
import type { ByLanguage } from '#features/storefront/catalogue/category.store.ts'
import { EVERYWHERE, MARKET } from '#features/storefront/catalogue/category-index/category-index.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type BrandCategory = {
  readonly brand: string
  readonly path: string
  readonly depth: number
  readonly names: ByLanguage
  readonly image: Image | null
  /** Products that are sold in the market. */
  readonly count: number
}

/** How many products of each brand a market sells, by category down to a level: read from the category indexes. */
export const listBrandCategories = async (tx: Tx, market: readonly string[], deepest: 1 | 2 = 1): Promise<BrandCategory[]> => {
  const { rows } = await sql<BrandCategory>`
    select counted.* from (
      select facet.value as brand, category.path, category.depth, category.names, category.image, category.position,
        bit_count(facet.bits & sold.bits)::integer as count
      from category
      join category_index_facet facet on facet.category_id = category.id and facet.facet = 'brand'
      join lateral (
        select bit_or(bits) as bits from category_index_facet
        where category_id = category.id and facet = ${MARKET} and value = any(${[...market, EVERYWHERE]}::text[])
      ) sold on sold.bits is not null
      where category.depth <= ${deepest} and (category.markets is null or category.markets && ${market}::text[])
    ) counted where count > 0 order by position, path`.execute(tx)
  return rows
}
