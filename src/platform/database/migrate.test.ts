import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listMigrations, migrateDatabase } from '#platform/database/migrate.ts'
import { openTestDatabase } from '#platform/testing/test-database.ts'

test('a database that another version made is refused in a sentence, and stays as it is', async () => {
  const database = await openTestDatabase()
  try {
    await sql`update kysely_migration set name = '2020-01-01-older' where name = ${(await listMigrations())[0]}`.execute(
      database.owner,
    )
    await expect(migrateDatabase(database.ownerConfig)).rejects.toThrow(/has the migration 2020-01-01-older, which this version/)
  } finally {
    await database.close()
  }
})

test('every migration has a number of its own', async () => {
  const numbers = (await listMigrations()).map((name) => /^\d{4}-\d{2}-\d{2}-\d{2}(?=-)/.exec(name)?.[0])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})
