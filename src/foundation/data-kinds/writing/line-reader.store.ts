import { sql, type RawBuilder } from 'kysely'
import type { LineQuery, LineSource, StoredLine } from '#foundation/data-kinds/description/data-kind.service.ts'
import type { Fields } from '#foundation/data-kinds/description/field.rules.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

const COLUMN_TYPES: Readonly<Record<string, string>> = {
  'whole-number': 'integer',
  number: 'double precision',
  'yes-no': 'boolean',
  time: 'timestamptz',
}

type Shape = { readonly fields: Fields; readonly keys: readonly string[]; readonly source: LineSource }

const typeOf = ({ fields }: Shape, name: string): string => lookUp(COLUMN_TYPES, lookUp(fields, name)?.type ?? 'text') ?? 'text'

/** Names come from descriptions, never from a caller. */
const columnOf = (name: string) => sql.raw(`line.${JSON.stringify(name)}`)

/** A part of a key that a line leaves out is empty. */
const keyValues = (shape: Shape, line: Line): Record<string, unknown> =>
  Object.fromEntries(shape.keys.map((key) => [key, lookUp(line, key) ?? (typeOf(shape, key) === 'text' ? '' : null)]))

/** Joined by the key's columns, so that an index finds them. */
const isAmong = (shape: Shape, lines: readonly Line[]) => {
  const columns = shape.keys.map((key) => `${JSON.stringify(key)} ${typeOf(shape, key)}`).join(', ')
  const names = shape.keys.map((key) => `line.${JSON.stringify(key)}`).join(', ')
  const keyLines = JSON.stringify(lines.map((line) => keyValues(shape, line)))
  return sql`(${sql.raw(names)}) in (select * from jsonb_to_recordset(${keyLines}::jsonb) as wanted (${sql.raw(columns)}))`
}

const isBehind = (shape: Shape, after: Line) => {
  const values = keyValues(shape, after)
  const row = sql.join(shape.keys.map((key) => sql`${lookUp(values, key)}::${sql.raw(typeOf(shape, key))}`))
  return sql`(${sql.join(shape.keys.map(columnOf))}) > (${row})`
}

const escapeLike = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`)

const isFound = ({ fields, keys }: Shape, find: string) => {
  const searched = Object.entries(fields).filter(([name, { isSearched }]) => isSearched === true || keys.includes(name))
  const words = sql.join(searched.map(([name]) => sql`${columnOf(name)}::text`))
  return sql`concat_ws(' ', ${words}) ilike ${`%${escapeLike(find)}%`}`
}

/** Whole days, either end open: `2026-11-01..2026-11-15`. */
const isWithin = (column: RawBuilder<unknown>, [from = '', until = '']: readonly string[], isTime: boolean) =>
  sql.join(
    [
      sql`true`,
      ...(from === '' ? [] : [isTime ? sql`${column} >= ${from}::date` : sql`${column}::text >= ${from}`]),
      ...(until === '' ? [] : [isTime ? sql`${column} < ${until}::date + 1` : sql`${column}::text <= ${until}`]),
    ],
    sql` and `,
  )

const hasValue = (shape: Shape, name: string, value: string) => {
  const field = lookUp(shape.fields, name)
  if (field?.type === 'date' || field?.type === 'time')
    return isWithin(columnOf(name), value.includes('..') ? value.split('..') : [value, value], field.type === 'time')
  // A field that was never given is no.
  if (field?.type === 'yes-no') return sql`coalesce(${columnOf(name)}, false)::text = ${value}`
  // Names of lines have no such sign in them: several of them are one filter.
  const values = field?.refersTo === undefined ? [value] : value.split('|')
  if (field?.isList) return sql`${columnOf(name)} && ${values}::text[]`
  return values.length > 1 ? sql`${columnOf(name)}::text = any(${values}::text[])` : sql`${columnOf(name)}::text = ${value}`
}

const conditionsOf = (shape: Shape, { among, since, find, filters = {}, after }: Omit<LineQuery, 'limit'>) => {
  const conditions = [
    ...(among ? [isAmong(shape, among)] : []),
    ...(since ? [sql`line.changed_at >= ${since}`] : []),
    ...(find ? [isFound(shape, find)] : []),
    ...Object.entries(filters)
      .filter(([name]) => Object.hasOwn(shape.fields, name))
      .map(([name, value]) => hasValue(shape, name, value)),
    ...(after ? [isBehind(shape, after)] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const openSource = ({ source }: Shape, { among }: Omit<LineQuery, 'limit'>): RawBuilder<unknown> =>
  typeof source === 'function' ? source(among) : source

const dropEmpty = (line: Line): Line =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== ''))

export const readLines = async (tx: Tx, shape: Shape, query: LineQuery): Promise<StoredLine[]> => {
  const { rows } = await sql<{ line: Line; changedAt: Date }>`
    select line.changed_at, to_jsonb(line) - 'changed_at' as line from (${openSource(shape, query)}) as line
    where ${conditionsOf(shape, query)} order by ${sql.join(shape.keys.map(columnOf))}
    limit ${query.limit} offset ${query.offset ?? 0}`.execute(tx)
  return rows.map(({ line, changedAt }) => ({ line: dropEmpty(line), changedAt: changedAt.toISOString() }))
}

export const countLines = async (tx: Tx, shape: Shape, query: Omit<LineQuery, 'limit'>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${openSource(shape, query)}) as line where ${conditionsOf(shape, query)}`.execute(tx)
  return rows[0]?.count ?? 0
}
