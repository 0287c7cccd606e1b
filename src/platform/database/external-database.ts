import type pg from 'pg'
import type { PoolConfig } from 'pg'
import { withClient } from './database-roles.ts'
import { APP_ROLE } from './role-names.ts'
import { type DatabaseFacts, checkDatabase, type OwnerFacts } from './external-database.rules.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'
import { listMigrations, MIGRATION_FOLDER } from './migrate.ts'
import { listChangedMigrations } from './migration-checksum.ts'

export type ExternalDatabase = {
  /** DATABASE_URL: what the application connects as. */
  readonly app: PoolConfig
  /** DATABASE_DIRECT_URL, where it is set. */
  readonly direct?: PoolConfig
  /** DATABASE_OWNER_URL: what migrations run as; without it they must have run already. */
  readonly owner?: PoolConfig
}

/** Looks at a database that somebody else runs. Each sentence names a fault and its cure; none means it will do. */
export const checkExternalDatabase = async ({ app, direct, owner }: ExternalDatabase): Promise<string[]> => {
  const [appFacts, ownerFacts, directFacts] = await Promise.all([
    gather('DATABASE_URL', app, readAppFacts),
    owner && gather('DATABASE_OWNER_URL', owner, readOwnerFacts),
    direct && gather('DATABASE_DIRECT_URL', direct, readAppFacts),
  ])
  const failures = [appFacts, ownerFacts, directFacts].filter((facts) => typeof facts === 'string')
  if (failures.length > 0 || typeof appFacts === 'string' || typeof ownerFacts === 'string') return failures
  return checkDatabase({ ...appFacts, ...(ownerFacts && { owner: ownerFacts }) })
}

const gather = <T>(setting: string, config: PoolConfig, read: (client: pg.Client) => Promise<T>): Promise<T | string> =>
  withClient({ connectionTimeoutMillis: 10_000, ...config }, read).catch(
    (error: Error) => `Cannot connect with ${setting} (${error.message}): check its host, port, database, user and password.`,
  )

export const readAppFacts = async (client: pg.Client): Promise<DatabaseFacts> => {
  const { rows } = await client.query<Omit<DatabaseFacts, 'keepsTenant' | 'pendingMigrations' | 'changedMigrations'>>(
    `select current_setting('server_version_num')::int as "versionNumber", current_setting('server_encoding') as encoding,
       rolname as user, rolsuper as "isSuperuser", rolbypassrls as "bypassesRls",
       exists (select from pg_roles where rolname = $1) as "hasAppRole",
       coalesce((select pg_has_role(current_user, oid, 'usage') from pg_roles where rolname = $1), false) as "isInAppRole",
       array(select relname::text from pg_class join pg_namespace n on n.oid = relnamespace
         where relkind in ('r', 'p', 'v', 'm') and nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_toast'
         and pg_has_role(current_user, relowner, 'member') order by relname) as "ownedTables"
     from pg_roles where rolname = current_user`,
    [APP_ROLE],
  )
  const [facts] = rows
  if (!facts) throw new Error('the server does not know its own user')
  return {
    ...facts,
    keepsTenant: await tryTenant(client),
    pendingMigrations: await listPending(client),
    changedMigrations: await listChanged(client),
  }
}

const tryTenant = async (client: pg.Client): Promise<boolean> => {
  try {
    await client.query('begin')
    await client.query(`select set_config('app.tenant', 'probe', true)`)
    const { rows } = await client.query<{ tenant: string }>(`select current_setting('app.tenant', true) as tenant`)
    return rows[0]?.tenant === 'probe'
  } catch {
    return false
  } finally {
    await client.query('rollback')
  }
}

const listPending = async (client: pg.Client): Promise<string[]> => {
  const requested = await listMigrations()
  const { rows } = await client.query<{ migrations: boolean; jobs: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as migrations, to_regnamespace($1) is not null as jobs`,
    [JOB_SCHEMA],
  )
  if (!rows[0]?.migrations) return requested
  // A user without rights on the list is told so by another sentence.
  const applied = await client.query<{ name: string }>('select name from public.kysely_migration').catch(() => undefined)
  if (!applied) return []
  const names = new Set(applied.rows.map((row) => row.name))
  return [...requested.filter((name) => !names.has(name)), ...(rows[0].jobs ? [] : [JOB_SCHEMA])]
}

/** With an owner at hand its migration looks at them itself, and may accept them. */
const listChanged = (client: pg.Client): Promise<string[]> => listChangedMigrations(client, MIGRATION_FOLDER).catch(() => [])

export const readOwnerFacts = async (client: pg.Client): Promise<OwnerFacts> => {
  const { rows } = await client.query<OwnerFacts>(
    `select current_user::text as user, has_schema_privilege('public', 'create') as "mayCreateTables",
       has_database_privilege(current_database(), 'create') or to_regnamespace($1) is not null as "mayCreateSchema"`,
    [JOB_SCHEMA],
  )
  if (!rows[0]) throw new Error('the server does not know its own user')
  return rows[0]
}
