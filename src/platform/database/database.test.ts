import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from './database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the tenant ends with its transaction, also on the same connection', async () => {
  const readTenant = sql<{ tenant: string | null; backend: number }>`
    select nullif(current_setting('app.tenant', true), '') as tenant, pg_backend_pid() as backend`
  const [inside] = await withTenant(database.db, 'sps', async (tx) => (await readTenant.execute(tx)).rows)
  const [after] = (await readTenant.execute(database.db)).rows
  expect(inside?.tenant).toBe('sps')
  expect(after).toEqual({ tenant: null, backend: inside?.backend })
})
