import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyticsRetention, prepareMonths } from '#foundation/analytics/analytics.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const inTenant = (work: Parameters<typeof withTenant<unknown>>[2], tenant = 'sps') => withTenant(database.db, tenant, work)
const add = (at: string, tenant?: string) =>
  inTenant((tx) => sql`insert into analytics_request (at, request) values (${at}, '{}')`.execute(tx), tenant)
const listParts = async () => {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'analytics_request'::regclass order by 1`.execute(database.owner)
  return rows.map(({ name }) => name)
}

test('a month and the next one are made before they are needed, once', async () => {
  const now = new Date('2031-12-31T23:59:00Z')
  await inTenant((tx) => prepareMonths(tx, now))
  await inTenant((tx) => prepareMonths(tx, now))
  expect(await listParts()).toEqual(expect.arrayContaining(['analytics_request_2031_12', 'analytics_request_2032_01']))
  await add('2031-12-31T23:59:59Z')
  await add('2032-01-01T00:00:00Z')
  const { rows } = await withTenant(database.db, 'sps', (tx) =>
    sql<{
      part: string
    }>`select tableoid::regclass::text as part from analytics_request where at > '2031-12-01' order by at`.execute(tx),
  )
  expect(rows.map(({ part }) => part)).toEqual(['analytics_request_2031_12', 'analytics_request_2032_01'])
})

test('what comes at a time without a month is kept all the same, and its month may come later', async () => {
  await add('2040-05-05T00:00:00Z')
  await inTenant((tx) => prepareMonths(tx, new Date('2040-05-06T00:00:00Z')))
  await add('2040-05-07T00:00:00Z')
  const { rows } = await withTenant(database.db, 'sps', (tx) =>
    sql`select at from analytics_request where at > '2040-01-01'`.execute(tx),
  )
  expect(rows).toHaveLength(2)
})

test('an old month goes as a whole, for all tenants, a younger one stays', async () => {
  const old = new Date('2020-03-10T00:00:00Z')
  await inTenant((tx) => prepareMonths(tx, old))
  for (const tenant of ['sps', 'process']) await add(old.toISOString(), tenant)
  expect(await listParts()).toEqual(expect.arrayContaining(['analytics_request_2020_03', 'analytics_request_2020_04']))
  // The first of April 2020 is not older than this.
  await inTenant((tx) => analyticsRetention.remove(tx, new Date('2020-03-20T00:00:00Z'), 100))
  const parts = await listParts()
  expect(parts).not.toContain('analytics_request_2020_03')
  expect(parts).toContain('analytics_request_2020_04')
  const { rows } = await withTenant(database.db, 'process', (tx) =>
    sql`select from analytics_request where at < '2021-01-01'`.execute(tx),
  )
  expect(rows).toEqual([])
})

test('nobody reads or changes a month but through the table that keeps tenants apart', async () => {
  const refused = (statement: ReturnType<typeof sql>) =>
    inTenant((tx) => statement.execute(tx)).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  const [part = ''] = (await listParts()).filter((name) => /\d$/.test(name))
  for (const table of [part, 'analytics_request_other']) expect(await refused(sql`select from ${sql.table(table)}`)).toBe('42501')
  expect(await refused(sql`drop table ${sql.table(part)}`)).toBe('42501')
})
