import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { lookUp } from '#kernel/look-up.ts'
import { listPersonalData } from '#platform/privacy/server-personal-data.ts'
import { WITHOUT_PEOPLE } from '#platform/privacy/testing/tables-without-people.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const personalData = listPersonalData(features)
type Column = { readonly table: string; readonly column: string; readonly type: string }

const readColumns = async (): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select relname as table, attname as column, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0
      and not attisdropped and attgenerated = '' and attname not in ('tenant', 'tenant_key') order by 1, attnum`.execute(
    database.owner,
  )
  return rows
}

const HOLDS_TEXT = /^(?:text|json|character)/
const listDeclared = (table: string): ReadonlySet<string> =>
  new Set(
    personalData
      .filter((personal) => personal.table === table)
      .flatMap(({ data = [], secret = [], mentions = [], kept = {}, plain = [] }) => [
        ...[...data, ...secret, ...mentions, ...Object.keys(kept), ...plain],
      ]),
  )

const listReviewed = (table: string): readonly string[] => lookUp(WITHOUT_PEOPLE, table)?.columns.split(' ') ?? []

test('every column that can hold data of people is declared, or its table was looked through', async () => {
  const tables = new Set(personalData.map(({ table }) => table))
  const open = (await readColumns())
    .filter(({ type }) => HOLDS_TEXT.test(type))
    .filter(({ table, column }) => (tables.has(table) ? !listDeclared(table).has(column) : !listReviewed(table).includes(column)))
    .map(({ table, column }) => `${table}.${column}`)
  expect(open, 'declare these in `personalData` of the feature, or name the table here with the reason').toEqual([])
})

test('every column that leads to a person stands in a declared table', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'person'::regclass`.execute(database.owner)
  const named = (await readColumns()).filter(({ column }) => /(?:^|_)(?:e?mail|person_id|holder)$/.test(column))
  const declared = new Set(personalData.map(({ table }) => table))
  const open = [...rows, ...named]
    .map(({ table }) => table)
    .filter((table) => !declared.has(table) && !Object.hasOwn(WITHOUT_PEOPLE, table))
  expect([...new Set(open)]).toEqual([])
})

test('what is declared exists', async () => {
  const known = new Map<string, Set<string>>()
  for (const { table, column } of await readColumns()) known.set(table, (known.get(table) ?? new Set()).add(column))
  const unknown = personalData.flatMap(({ table }) =>
    [...listDeclared(table)].filter((column) => !known.get(table)?.has(column)).map((column) => `${table}.${column}`),
  )
  expect([...new Set(unknown)]).toEqual([])
  for (const table of Object.keys(WITHOUT_PEOPLE)) expect([...known.keys()]).toContain(table)
})
