import type { ColumnType } from 'kysely'
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

export const listBrands = (tx: Tx): Promise<Brand[]> =>
  tx.selectFrom('brand').select(['slug', 'name', 'texts', 'position']).orderBy('position').orderBy('slug').execute()
