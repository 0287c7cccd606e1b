import { sql } from 'kysely'
import { soldIn } from '#features/storefront/catalogue/product/product.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** Categories that hold something the market sells, by path. */
export const listCategoriesWithProducts = (tx: Tx, market: readonly string[]): Promise<{ id: string; path: string }[]> =>
  tx
    .selectFrom('category')
    .select(['id', 'path'])
    .where(sql<boolean>`exists (select from product where product.category_id = category.id and ${soldIn(market)})`)
    .orderBy('path')
    .execute()
