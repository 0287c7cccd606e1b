import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPooler, keepsStatements } from '#platform/database/pooler.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

test.each([
  ['gave the statement a name of its own', ['PGBOUNCER_7'], true],
  ['passed the name on to one session', ['probe'], false],
  ['did both, as two programs that share a session', ['PGBOUNCER_7', 'probe'], false],
  ['let it disappear', [], false],
])('a pooler that %s', (_, found, expected) => {
  expect(keepsStatements('probe', found)).toBe(expected)
})

test('the probe leaves nothing behind', async () => {
  const { pooler, ...direct } = database.appConfig
  expect(pooler).toBeUndefined()
  expect(await findPooler(direct)).toEqual({ keepsStatements: false })
})
