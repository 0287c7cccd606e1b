import { sql } from 'kysely'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

export type RowShape = {
  readonly table: string
  /** Columns that, with the tenant, tell rows apart. */
  readonly keys: readonly string[]
  /** Each with its type in the database; names as in code, such as `countryCode`. */
  readonly columns: Readonly<Record<string, string>>
}

const toColumn = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const list = (names: readonly string[], write: (name: string) => string): string => names.map(write).join(', ')

/** All rows in one statement; they travel as one JSON value. Names come from code, never from a caller. */
export const saveRows = async (
  tx: Tx,
  { table, keys, columns }: RowShape,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const names = Object.keys(columns)
  const others = names.filter((name) => !keys.includes(name))
  const update =
    others.length === 0
      ? 'do nothing'
      : `do update set ${list(others, (name) => `${toColumn(name)} = excluded.${toColumn(name)}`)}`
  await sql`
    insert into ${sql.table(table)} (${sql.raw(list(names, toColumn))})
    select ${sql.raw(list(names, (name) => JSON.stringify(name)))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (${sql.raw(list(names, (name) => `${JSON.stringify(name)} ${lookUp(columns, name) ?? 'text'}`))})
    on conflict (tenant, ${sql.raw(list(keys, toColumn))}) ${sql.raw(update)}`.execute(tx)
}

/** Removes rows by the columns of their key. */
export const removeRows = async (
  tx: Tx,
  { table, keys, columns }: RowShape,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  await sql`
    delete from ${sql.table(table)} where (${sql.raw(list(keys, toColumn))}) in (
      select ${sql.raw(list(keys, (name) => JSON.stringify(name)))} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (${sql.raw(list(keys, (name) => `${JSON.stringify(name)} ${lookUp(columns, name) ?? 'text'}`))}))`.execute(tx)
}
