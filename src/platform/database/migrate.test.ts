import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withClient } from '#platform/database/database-roles.ts'
import { hashMigration } from '#platform/database/migration-checksum.ts'
import { listMigrations, MIGRATION_FOLDER, migrateDatabase } from '#platform/database/migrate.ts'
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

test('a migration that was changed after it was applied is refused by name, and can be accepted', async () => {
  const database = await openTestDatabase()
  try {
    const [first = ''] = await listMigrations()
    await sql`update migration_checksum set sha256 = 'other' where name = ${first}`.execute(database.owner)
    await expect(migrateDatabase(database.ownerConfig)).rejects.toThrow(`The migration ${first} was applied to this database and`)
    await migrateDatabase(database.ownerConfig, { acceptsChanged: true })
    expect(await migrateDatabase(database.ownerConfig)).toEqual([])
  } finally {
    await database.close()
  }
})

test('layout and imports of a migration are not part of its checksum, its statements are', () => {
  const source = "import { sql } from 'kysely'\nexport const up = async (db) => sql`drop table a`.execute(db)\n"
  expect(hashMigration(source.replace('async (db)', 'async (\n  db)').replace("'kysely'", "'#kysely'"))).toBe(
    hashMigration(source),
  )
  expect(hashMigration(source.replace('table a', 'table b'))).not.toBe(hashMigration(source))
})

/** Today's migrations and one more. */
const addMigration = async (name: string, source: string): Promise<string> => {
  const folder = await mkdtemp(path.join(MIGRATION_FOLDER, '../.cache-migrations-'))
  await cp(MIGRATION_FOLDER, folder, { recursive: true })
  await symlink(path.join(MIGRATION_FOLDER, '../node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, `${name}.ts`), source)
  return folder
}
const DROP =
  "import { sql } from 'kysely'\nexport const contracts = '2026-11-18-90-migration-checksum'\nexport const up = (db) => sql`drop table pruning`.execute(db)\n"

test('a contracting migration refuses while a process of an older version is connected', async () => {
  const database = await openTestDatabase()
  const folder = await addMigration('2099-01-01-01-contract', DROP)
  try {
    const migrate = () => migrateDatabase(database.ownerConfig, { folder })
    await withClient({ ...database.appConfig, application_name: 'portico 2026-11-18-70' }, () =>
      expect(migrate()).rejects.toThrow('processes of one are connected (portico 2026-11-18-70)'),
    )
    await withClient({ ...database.appConfig, application_name: 'portico 2026-11-18-90' }, async () =>
      expect(await migrate()).toEqual(['2099-01-01-01-contract']),
    )
  } finally {
    await Promise.all([database.close(), rm(folder, { recursive: true })])
  }
})

test('a migration that meets a locked table lets others pass and comes again', async () => {
  const database = await openTestDatabase()
  const folder = await addMigration('2099-01-01-01-alter', DROP.replace(/export const contracts.*\n/, ''))
  try {
    const migrate = (patienceMs: number) => migrateDatabase(database.ownerConfig, { folder, patienceMs })
    await withClient(database.ownerConfig, async (client) => {
      await client.query('begin; lock table pruning in access share mode')
      await expect(migrate(0)).rejects.toThrow('stays locked')
      const later = migrate(60_000)
      // Requests that come while the migration waits are held up for a second at most, then they pass.
      await withClient(database.appConfig, (reader) => reader.query('select count(*) from pruning'))
      await client.query('rollback')
      expect(await later).toEqual(['2099-01-01-01-alter'])
    })
  } finally {
    await Promise.all([database.close(), rm(folder, { recursive: true })])
  }
})
