import fs from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg, { type PoolConfig } from 'pg'
import { APP_ROLE, withClient } from './database-roles.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateJobSchema } from './job-schema.ts'
import { grantToApplication } from './tenant-table.ts'

const MIGRATION_FOLDER = path.resolve(import.meta.dirname, '../../migrations')

export const listMigrations = async (folder = MIGRATION_FOLDER): Promise<string[]> =>
  (await fs.readdir(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted()

/** Brings the schema up to date as its owner. Safe to call from several servers at once. */
export const migrateDatabase = async (owner: PoolConfig, folder = MIGRATION_FOLDER): Promise<string[]> => {
  await requireAppRole(owner)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...owner, max: 2 }) }) })
  try {
    const provider = new FileMigrationProvider({ fs: { readdir: () => listFiles(folder) }, path, migrationFolder: folder })
    // Features are developed side by side: one that lands later may be dated earlier.
    const { error, results = [] } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
    const failed = results.find((result) => result.status === 'Error')
    if (error) throw new Error(`The migration ${failed?.migrationName ?? ''} failed, nothing was changed.`, { cause: error })
    await grantToApplication(db, 'kysely_migration', ['select'])
    await migrateJobSchema(owner)
    return results.map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

const listFiles = async (folder: string): Promise<string[]> => (await listMigrations(folder)).map((name) => `${name}.ts`)

const requireAppRole = (owner: PoolConfig): Promise<void> =>
  withClient(owner, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
    if (!rowCount) throw new Error(`The role ${APP_ROLE} is missing: run \`create role ${APP_ROLE} nologin nobypassrls;\` once.`)
  })

const migrateConfigured = async ({ DATABASE_OWNER_URL, DATABASE_URL }: NodeJS.ProcessEnv): Promise<string[]> => {
  if (DATABASE_OWNER_URL) return migrateDatabase({ connectionString: DATABASE_OWNER_URL })
  if (DATABASE_URL) throw new Error('DATABASE_OWNER_URL is missing: migrations run as the owner of the tables.')
  const embedded = await startEmbeddedPostgres({ onProgress: console.log })
  return migrateDatabase(embedded.owner).finally(embedded.stop)
}

if (import.meta.main) {
  try {
    const done = await migrateConfigured(process.env)
    console.log(done.length ? `Migrated: ${done.join(', ')}.` : 'The database is up to date.')
  } catch (error) {
    console.error((error as Error).message, (error as Error).cause ?? '')
    process.exitCode = 1
  }
}
