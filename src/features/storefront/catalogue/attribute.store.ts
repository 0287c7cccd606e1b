import type { ColumnType } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type Attribute = {
  readonly key: string
  readonly names: Readonly<Partial<Record<Language, string>>>
  /** Written after the value; null where the value says it all. */
  readonly unit: string | null
  /** Whether one can filter by it. */
  readonly isFacet: boolean
  readonly position: number
}

declare module '#platform/database/database.ts' {
  interface Tables {
    attribute: Omit<Attribute, 'names'> & { names: ColumnType<Attribute['names'], string, string> }
  }
}

export const listAttributes = (tx: Tx): Promise<Attribute[]> =>
  tx.selectFrom('attribute').select(['key', 'names', 'unit', 'isFacet', 'position']).orderBy('position').orderBy('key').execute()
