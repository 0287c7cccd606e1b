import type pg from 'pg'
import type { TenantKey } from '#kernel/tenant.ts'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { type Dependency, orderTables } from '#platform/backup/table-order.rules.ts'
import { BACKUP_POLICY } from '#platform/database/role-names.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'

/** Made by migrations or by the queue for itself; nothing in them is ours to keep. */
export const NOT_STORED: readonly string[] = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.migration_checksum',
  `${JOB_SCHEMA}.version`,
  `${JOB_SCHEMA}.queue_stats`,
]

export type StoredTable = {
  /** With its schema: `public.orders`. */
  readonly name: string
  /** Without those that the database computes. */
  readonly columns: readonly string[]
  readonly hasPolicy: boolean
  /** Whoever is connected may read all rows, once the setting is on. */
  readonly isReadable: boolean
  readonly isTenants: boolean
  /** Inserting writes into other tables too. */
  readonly hasTrigger: boolean
}

export const quoteTable = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')
export const quoteColumns = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

/** Each table behind those that it refers to. */
export const listTables = async (client: pg.ClientBase): Promise<StoredTable[]> => {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname || '.' || c.relname as name, c.relrowsecurity as "hasPolicy",
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum) as columns,
       not c.relrowsecurity or exists (select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls))
         or exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $2 and p.polpermissive
           and p.polcmd = 'r' and pg_has_role(current_user, p.polroles[1], 'usage')) as "isReadable",
       exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant' and not attisdropped) as "isTenants",
       exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal and tgtype & 4 = 4) as "hasTrigger"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', $1) and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
    [JOB_SCHEMA, BACKUP_POLICY],
  )
  const tables = rows.filter(({ name }) => !NOT_STORED.includes(name))
  const byName = new Map(tables.map((table) => [table.name, table]))
  // Those whose triggers write elsewhere come as early as they can: what they wrote is replaced later.
  const first = rows.filter(({ hasTrigger }) => hasTrigger).map(({ name }) => name)
  const order = orderTables([...new Set([...first, ...byName.keys()])], await listDependencies(client))
  return order.flatMap((name) => byName.get(name) ?? [])
}

const listDependencies = async (client: pg.ClientBase): Promise<Dependency[]> => {
  const { rows } = await client.query<Dependency>(
    `select distinct fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
     from pg_constraint k
     join pg_class f on f.oid = coalesce(pg_partition_root(k.conrelid)::oid, k.conrelid) join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = coalesce(pg_partition_root(k.confrelid)::oid, k.confrelid) join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and f.oid <> t.oid`,
  )
  return rows
}

/** Settings that decide how values are written as text: the same on every server, or hashes would differ. */
const TEXT_FORM = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`
const PATIENCE = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** For a transaction that writes: triggers see the rows of this tenant alone, as they expect. */
export const prepareTenantTransaction = async (client: pg.ClientBase, tenant: TenantKey): Promise<void> => {
  await client.query(`${TEXT_FORM}; ${PATIENCE}`)
  await client.query(`select set_config('app.tenant', $1, true)`, [tenant])
}

/** For the whole transaction. `row_security = off` makes a role that would miss rows fail instead of missing them. */
export const prepareTransaction = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`${TEXT_FORM}; ${PATIENCE}; set local app.all_rows = 'on'`)
  const { rows } = await client.query<{ passes: boolean }>(
    `select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.passes) await client.query('set local row_security = off')
}

/** A table whose rows are hidden from us would be stored empty, and nobody would notice. */
export const requireReadable = (tables: readonly StoredTable[]): void => {
  const hidden = tables.filter(({ isReadable }) => !isReadable).map(({ name }) => name)
  if (hidden.length > 0)
    throw new ArchiveError(
      `Row-level security hides rows of ${hidden.slice(0, 3).join(', ')}${hidden.length > 3 ? ' …' : ''} from this user: run npm run migrate, and use the owner of the tables in DATABASE_OWNER_URL.`,
    )
}

export const readMigrations = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as exists`,
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name')
  return rows.map(({ name }) => name)
}

export const readJobSchema = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`)
  return rows[0]?.version ?? 0
}
