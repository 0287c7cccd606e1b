import { sql, type ColumnType } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type Brand = {
  readonly slug: string
  readonly name: string
  readonly texts: Readonly<Partial<Record<Language, string>>>
  readonly position: number
}

declare module '#platform/database/database.ts' {
  interface Tables {
    brand: Omit<Brand, 'texts'> & { texts: ColumnType<Brand['texts'], string, string> }
  }
}

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

export const listBrands = (tx: Tx): Promise<Brand[]> =>
  tx.selectFrom('brand').select(['slug', 'name', 'texts', 'position']).orderBy('position').orderBy('slug').execute()
