import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'
import { withTenant } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListQuery } from '#platform/database/list-query.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const spec = { sortable: ['name', 'amountDue'], sort: '-amountDue', sizes: [25, 50] } as const
const schema = listQuery(spec)

test('a call that says nothing asks for the usual', () => {
  expect(schema.parse({})).toEqual({ sort: '-amountDue', page: 1, size: 25 })
  expect(schema.parse({ sort: 'name', page: '3', size: '7' })).toEqual({ sort: 'name', page: 3, size: 7 })
})

test.each([
  { sort: 'id' },
  { sort: '--name' },
  { sort: '' },
  { sort: 'constructor' },
  { page: '0' },
  { page: '1.5' },
  { page: '100001' },
  { size: '51' },
  { size: '0' },
])('%j is refused', (query) => expect(schema.safeParse(query).success).toBe(false))

test.each([
  ['2026-11-01..2026-11-15', '2026-11-01T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ['2026-11-01..', '2026-11-01T00:00:00.000Z', undefined],
  ['..2026-11-15', undefined, '2026-11-16T00:00:00.000Z'],
])('the period %s', (text, from, to) => {
  const period = periodFilter.parse(text)
  expect([period.from?.toISOString(), period.to?.toISOString()]).toEqual([from, to])
})

test.each(['', '..', '2026-11-01', '2026-02-30..', 'a..b', '..2026-11-15..'])('%j is no period', (text) =>
  expect(periodFilter.safeParse(text).success).toBe(false),
)

test('signs that mean something to the database are letters in a filter', () => {
  expect(containsPattern(' 50%_\\ ')).toBe('%50\\%\\_\\\\%')
})

describe('a page of a list', () => {
  let database: TestDatabase
  beforeAll(async () => void (database = await openTestDatabase()))
  afterAll(() => database.close())

  type Row = { id: number; name: string; amountDue: number | null }
  const found = sql<Row>`select n as id, 'n' || n % 2 as name, nullif(n % 3, 0) as amount_due from generate_series(1, 60) n`
  const read = (query: Partial<ListQuery<'name' | 'amountDue'>>) =>
    withTenant(database.db, 'sps', (tx) =>
      readListPage(tx, found, { sort: '-amountDue', page: 1, size: 25, ...query }, { spec, unique: 'id' }),
    )
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

  test('is sorted as asked for, what is missing last', async () => {
    const { rows, total } = await read({ size: 50 })
    expect(total).toBe(60)
    expect(idsOf(rows).slice(0, 3)).toEqual([2, 5, 8])
    expect(rows.at(-1)).toMatchObject({ amountDue: null })
    expect((await read({ sort: 'amountDue' })).rows[0]).toMatchObject({ id: 1, amountDue: 1 })
  })

  test('shares no row with another one, though many are equal', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => read({ sort: 'name', page })))
    const ids = pages.flatMap(({ rows }) => idsOf(rows))
    expect(new Set(ids).size).toBe(60)
    expect(pages.map(({ total }) => total)).toEqual([60, 60, 60])
  })

  test('behind the last one is empty, and still tells how many there are', async () => {
    expect(await read({ page: 9 })).toEqual({ rows: [], total: 60 })
  })

  test('too deep for the database to count to is refused', async () => {
    await expect(read({ page: 4_001 })).rejects.toMatchObject({ status: 400 })
  })
})
