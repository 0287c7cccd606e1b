import fs from 'node:fs/promises'
import path from 'node:path'
import { inspect } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg, { type PoolConfig } from 'pg'
import { SteadyClient } from './steady-client.ts'
import { withClient } from './database-roles.ts'
import { readConfig, type Config } from '#platform/config.ts'
import { APP_ROLE } from './role-names.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isJobSchemaReady, migrateJobSchema } from '#platform/jobs/job-schema.ts'
import { grantToApplication } from './tenant-table.ts'
import { StartError } from '#platform/start-error.ts'

const MIGRATION_FOLDER = path.resolve(import.meta.dirname, '../../../migrations')

export const listMigrations = async (folder = MIGRATION_FOLDER): Promise<string[]> =>
  (await fs.readdir(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted()

/** Brings the schema up to date as its owner. Safe to call from several servers at once. */
export const migrateDatabase = async (owner: PoolConfig, folder = MIGRATION_FOLDER): Promise<string[]> => {
  if (await isUpToDate(owner, folder)) return []
  await requireAppRole(owner)
  await refuseForeign(owner, folder)
  const { FileMigrationProvider, Migrator } = await import('kysely/migration')
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openOwnerPool(owner) }) })
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

/** Most starts find everything done: two questions instead of a dozen statements under a lock. */
const isUpToDate = (owner: PoolConfig, folder: string): Promise<boolean> =>
  withClient(owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select name from kysely_migration where has_table_privilege($1, 'kysely_migration', 'select')`,
      [APP_ROLE],
    )
    const applied = new Set(rows.map(({ name }) => name))
    return (await listMigrations(folder)).every((name) => applied.has(name)) && isJobSchemaReady(client)
  }).catch(() => false)

/** An unknown migration was made by a newer version, or before the first release: nothing here could repair it. */
const refuseForeign = async (owner: PoolConfig, folder: string): Promise<void> => {
  const known = new Set(await listMigrations(folder))
  const applied = await listApplied(owner)
  const foreign = applied.find((name) => !known.has(name))
  if (foreign !== undefined)
    throw new StartError(
      `This database has the migration ${foreign}, which this version does not know. Start the version that made it, or begin with an empty database; the demo makes its own again once its data folder is removed.`,
    )
}

const listApplied = (owner: PoolConfig): Promise<string[]> =>
  withClient(owner, async (client) => {
    const { rows: tables } = await client.query(
      `select 1 from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'`,
    )
    if (tables.length === 0) return []
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
    return rows.map(({ name }) => name)
  })

/** Without limits of time: a migration may have to rewrite a large table. */
const openOwnerPool = (owner: PoolConfig): pg.Pool =>
  new pg.Pool({ ...owner, Client: SteadyClient, max: 2 }).on('error', () => {})

const listFiles = async (folder: string): Promise<string[]> => (await listMigrations(folder)).map((name) => `${name}.ts`)

const requireAppRole = (owner: PoolConfig): Promise<void> =>
  withClient(owner, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
    if (!rowCount) throw new Error(`The role ${APP_ROLE} is missing: run \`create role ${APP_ROLE} nologin nobypassrls;\` once.`)
  })

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const migrateConfigured = async ({ database, dataFolder }: Config): Promise<string[]> => {
  if (database.ownerUrl) return migrateDatabase({ connectionString: database.ownerUrl })
  if (database.url) throw new Error('DATABASE_OWNER_URL is missing: migrations run as the owner of the tables.')
  const embedded = await startEmbeddedPostgres({ dataFolder: path.join(dataFolder, 'postgres'), onProgress: say })
  return migrateDatabase(embedded.owner).finally(embedded.stop)
}

if (import.meta.main) {
  try {
    const done = await migrateConfigured(readConfig())
    say(done.length ? `Migrated: ${done.join(', ')}.` : 'The database is up to date.')
  } catch (error) {
    process.stderr.write(`${error instanceof Error && !error.cause ? error.message : inspect(error)}\n`)
    process.exitCode = 1
  }
}
