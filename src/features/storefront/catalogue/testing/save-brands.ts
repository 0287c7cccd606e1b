import { sql } from 'kysely'
import type { Brand } from '#features/storefront/catalogue/brand.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** Adds brands, or writes over what is known of them. */
export const saveBrands = async (tx: Tx, brands: readonly Brand[]): Promise<void> => {
  if (brands.length === 0) return
  await tx
    .insertInto('brand')
    .values(brands.map((brand) => ({ ...brand, texts: JSON.stringify(brand.texts) })))
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'slug'] as never).doUpdateSet({
        name: sql`excluded.name`,
        texts: sql`excluded.texts`,
        position: sql`excluded.position`,
      }),
    )
    .execute()
}
