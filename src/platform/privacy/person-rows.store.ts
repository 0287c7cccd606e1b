import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { MentionPatterns } from '#platform/privacy/mentions.rules.ts'
import type { PersonalTable, PersonKeys } from '#platform/privacy/personal-data.ts'

type Column = { readonly name: string; readonly type: string; readonly isNullable: boolean }

/** Every row of the person, as an object by the names of its columns. */
export const listPersonRows = async (
  tx: Tx,
  { table, rows, secret = [] }: PersonalTable,
  who: PersonKeys,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  if (!rows) return []
  const found = await sql<{ line: Record<string, unknown> }>`
    select to_jsonb(line) - ${['tenant', ...secret]}::text[] as line from (
      select * from ${sql.table(table)} where ${rows.where(who)}) line`.execute(tx)
  return found.rows.map(({ line }) => line)
}

export type PersonFile = { readonly key: string; readonly name: string }

export const listPersonFiles = async (
  tx: Tx,
  tables: readonly PersonalTable[],
  who: PersonKeys,
): Promise<readonly PersonFile[]> => {
  const found: PersonFile[] = []
  for (const { files } of tables) if (files) found.push(...(await files(who).execute(tx)).rows)
  return found
}

export const deletePersonRows = async (tx: Tx, { table, rows }: PersonalTable, who: PersonKeys): Promise<number> => {
  if (!rows) return 0
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${rows.where(who)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

const listColumns = async (tx: Tx, table: string): Promise<ReadonlyMap<string, Column>> => {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as is_nullable from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx)
  return new Map(rows.map((column) => [column.name, column]))
}

const EMPTY = new Map([
  ['jsonb', `'{}'::jsonb`],
  ['text[]', `'{}'::text[]`],
  ['text', `''`],
])

const emptyValue = ({ type, isNullable }: Column) => (isNullable ? sql`null` : sql.raw(EMPTY.get(type) ?? 'default'))

/** Rows that stay lose what they say about the person. */
export const clearPersonColumns = async (tx: Tx, personal: PersonalTable, who: PersonKeys): Promise<number> => {
  const { table, rows, data = [], secret = [] } = personal
  const known = await listColumns(tx, table)
  const cleared = [...data, ...secret].flatMap((name) => known.get(name) ?? [])
  if (!rows || cleared.length === 0) return 0
  const changes = cleared.map((column) => sql`${sql.ref(column.name)} = ${emptyValue(column)}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ${rows.where(who)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** In every row of the tenant that speaks of the person. */
export const replaceMentions = async (
  tx: Tx,
  { table, mentions = [] }: PersonalTable,
  { found, patterns }: MentionPatterns,
  pseudonym: string,
): Promise<number> => {
  if (mentions.length === 0) return 0
  const known = await listColumns(tx, table)
  const columns = mentions.flatMap((name) => known.get(name) ?? [])
  const changes = columns.map(
    ({ name, type }) =>
      sql`${sql.ref(name)} = replace_mentions(${sql.ref(name)}::text, ${[...patterns]}::text[], ${pseudonym})::${sql.raw(type)}`,
  )
  const speaks = columns.map(({ name }) => sql`${sql.ref(name)}::text ~* any(${[...found]}::text[])`)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(speaks, sql` or `)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
