import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect, parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg, { type PoolConfig } from 'pg'
import { SteadyClient } from './steady-client.ts'
import { withClient } from './database-roles.ts'
import { requireNewProcesses } from './live-processes.ts'
import { listChangedMigrations, recordChecksums } from './migration-checksum.ts'
import { readConfig, type Config } from '#platform/config.ts'
import { APP_ROLE } from './role-names.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isJobSchemaReady, migrateJobSchema } from '#platform/jobs/job-schema.ts'
import { grantToApplication } from './tenant-table.ts'
import { StartError } from '#platform/start-error.ts'

export const MIGRATION_FOLDER = path.resolve(import.meta.dirname, '../../../migrations')

export const listMigrations = async (folder = MIGRATION_FOLDER): Promise<string[]> =>
  (await fs.readdir(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted()

export type MigrateOptions = {
  readonly folder?: string
  /** Just these migrations, as a backup of an older version needs them; all without it. */
  readonly names?: readonly string[]
  /** Takes over what applied migrations say now. */
  readonly acceptsChanged?: boolean
  /** How long to try again while others hold locks. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 300_000
/** Requests behind a waiting migration wait as long: short, and then again. */
const LOCK_MS = 1000
const LOCK_NOT_AVAILABLE = '55P03'

/** Brings the schema up to date as its owner. Safe to call from several servers at once. */
export const migrateDatabase = async (owner: PoolConfig, options: MigrateOptions = {}): Promise<string[]> => {
  const { folder = MIGRATION_FOLDER, acceptsChanged = false, patienceMs = PATIENCE_MS } = options
  const names = options.names ?? (await listMigrations(folder))
  if (!acceptsChanged) await refuseChanged(owner, folder)
  if (!acceptsChanged && (await isUpToDate(owner, names))) return []
  await requireAppRole(owner)
  await refuseForeign(owner, folder)
  await requireNewProcesses(owner, folder, await listPendingNames(owner, names))
  const applied = await retryLocked(() => applyMigrations(owner, folder, names), patienceMs)
  await withClient(owner, (client) => recordChecksums(client, folder, acceptsChanged))
  return applied
}

/** A migration that finds its table locked gives up its turn and comes again, so that nobody waits behind it. */
const retryLocked = async <T>(work: () => Promise<T>, patienceMs: number): Promise<T> => {
  for (const until = performance.now() + patienceMs; ; await wait(LOCK_MS / 2)) {
    try {
      return await work()
    } catch (error) {
      const isLocked = [error, (error as Error).cause].some(
        (each) => (each as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE,
      )
      if (!isLocked) throw error
      if (performance.now() > until)
        throw new StartError(
          'A table that a migration changes stays locked: find who holds it in pg_stat_activity, end that transaction, and migrate again.',
        )
    }
  }
}

const applyMigrations = async (owner: PoolConfig, folder: string, names: readonly string[]): Promise<string[]> => {
  const { FileMigrationProvider, Migrator } = await import('kysely/migration')
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openOwnerPool(owner) }) })
  try {
    const provider = new FileMigrationProvider({
      fs: { readdir: async () => names.map((name) => `${name}.ts`) },
      path,
      migrationFolder: folder,
    })
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
const isUpToDate = (owner: PoolConfig, names: readonly string[]): Promise<boolean> =>
  withClient(owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select name from kysely_migration where has_table_privilege($1, 'kysely_migration', 'select')`,
      [APP_ROLE],
    )
    const applied = new Set(rows.map(({ name }) => name))
    return names.every((name) => applied.has(name)) && isJobSchemaReady(client)
  }).catch(() => false)

const refuseChanged = async (owner: PoolConfig, folder: string): Promise<void> => {
  const changed = await withClient(owner, (client) => listChangedMigrations(client, folder))
  if (changed.length > 0)
    throw new StartError(
      `The migration ${changed[0]} was applied to this database and says something else now. Put its file back as it was and write a new migration; where the change does no harm, run npm run migrate -- --accept-changed.`,
    )
}

const listPendingNames = async (owner: PoolConfig, names: readonly string[]): Promise<string[]> => {
  const applied = new Set(await listApplied(owner))
  return names.filter((name) => !applied.has(name))
}

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

/** Statements may take their time, since some rewrite a large table; waiting for a lock may not. */
const openOwnerPool = (owner: PoolConfig): pg.Pool =>
  new pg.Pool({ ...owner, Client: SteadyClient, max: 2, lock_timeout: LOCK_MS }).on('error', () => {})

const requireAppRole = (owner: PoolConfig): Promise<void> =>
  withClient(owner, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
    if (!rowCount) throw new Error(`The role ${APP_ROLE} is missing: run \`create role ${APP_ROLE} nologin nobypassrls;\` once.`)
  })

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const migrateConfigured = async ({ database, dataFolder }: Config, options: MigrateOptions): Promise<string[]> => {
  if (database.ownerUrl) return migrateDatabase({ connectionString: database.ownerUrl }, options)
  if (database.url) throw new Error('DATABASE_OWNER_URL is missing: migrations run as the owner of the tables.')
  const embedded = await startEmbeddedPostgres({ dataFolder: path.join(dataFolder, 'postgres'), onProgress: say })
  return migrateDatabase(embedded.owner, options).finally(embedded.stop)
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { 'accept-changed': { type: 'boolean', default: false } } })
    const done = await migrateConfigured(readConfig(), { acceptsChanged: values['accept-changed'] })
    say(done.length ? `Migrated: ${done.join(', ')}.` : 'The database is up to date.')
  } catch (error) {
    process.stderr.write(`${error instanceof Error && !error.cause ? error.message : inspect(error)}\n`)
    process.exitCode = 1
  }
}
