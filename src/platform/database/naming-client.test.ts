import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

test('what is asked often is planned once, answers with its own values, and a mistake in it is told', async () => {
  const answers = await withTenant(database.db, 'sps', async (tx) => {
    const found: number[] = []
    for (let value = 1; value <= 20; value += 1) {
      const { rows } = await sql<{ half: number }>`select 10 / ${value}::integer as half`.execute(tx)
      found.push(rows[0]?.half ?? Number.NaN)
    }
    const { rows } = await sql<{ calls: number }>`select (generic_plans + custom_plans)::integer as calls
      from pg_prepared_statements where statement like 'select 10 / %'`.execute(tx)
    return { found, rows }
  })
  expect(answers.found.slice(0, 6)).toEqual([10, 5, 3, 2, 2, 1])
  expect(answers.rows).toEqual([{ calls: 9 }])
  const broken = withTenant(database.db, 'sps', (tx) => sql`select 10 / ${0}::integer as half`.execute(tx))
  await expect(broken).rejects.toThrow('division by zero')
  await expect(withTenant(database.db, 'sps', (tx) => sql`select 10 / ${5}::integer as half`.execute(tx))).resolves.toMatchObject(
    {
      rows: [{ half: 2 }],
    },
  )
})
