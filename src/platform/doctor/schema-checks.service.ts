import { withClient } from '#platform/database/database-roles.ts'
import { listMigrations, MIGRATION_FOLDER } from '#platform/database/migrate.ts'
import { listChangedMigrations } from '#platform/database/migration-checksum.ts'
import { APP_ROLE } from '#platform/database/role-names.ts'
import type { Check } from '#platform/doctor/check.ts'
import {
  checkMigrations,
  checkRights,
  checkTenantTables,
  type TableRights,
  type TenantTable,
} from '#platform/doctor/schema.rules.ts'
import { isJobSchemaReady } from '#platform/jobs/job-schema.ts'

const migrations: Check = {
  of: 'installation',
  name: 'migrations',
  title: 'Every migration of this version was applied, none is unknown, none was changed since',
  look: async ({ query, app }) => {
    const [table] = await query<{ isThere: boolean }>(`select to_regclass('public.kysely_migration') is not null as "isThere"`)
    const applied = table?.isThere ? await query<{ name: string }>('select name from public.kysely_migration order by name') : []
    const changed = await withClient(app, (client) => listChangedMigrations(client, MIGRATION_FOLDER))
    return checkMigrations({ known: await listMigrations(), applied: applied.map(({ name }) => name), changed })
  },
}

const queueSchema: Check = {
  of: 'installation',
  name: 'queue-schema',
  title: 'The tables of the job queue are those that this version needs',
  look: async ({ app }) => {
    const isReady = await withClient(app, (client) => isJobSchemaReady(client)).catch(() => false)
    if (isReady) return []
    return [
      {
        what: 'The tables of the job queue are missing or of another version: no background work is done.',
        cure: 'Run `npm run migrate` with DATABASE_OWNER_URL.',
      },
    ]
  },
}

const tenantRows: Check = {
  of: 'installation',
  name: 'row-level-security',
  title: 'Every table with rows of tenants has row-level security, forced, with a policy by the tenant',
  look: async ({ query }) =>
    checkTenantTables(
      await query<TenantTable>(
        `select relname as name, relrowsecurity as "isEnabled", relforcerowsecurity as "isForced",
           coalesce((select json_agg(json_build_object('name', polname, 'using', pg_get_expr(polqual, polrelid),
             'check', pg_get_expr(polwithcheck, polrelid), 'isForOwner', polcmd = 'r' and polroles = array[c.relowner]))
             from pg_policy where polrelid = c.oid and polpermissive), '[]') as policies
         from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
           and (not relispartition or has_table_privilege($1, c.oid, 'select'))
           and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant' and not attisdropped)
         order by relname`,
        [APP_ROLE],
      ),
    ),
}

const rights: Check = {
  of: 'installation',
  name: 'table-rights',
  title: 'The application reads every table of tenants, empties none and only adds to the audit log',
  look: async ({ query }) => {
    const tables = await query<TableRights & { mayChange: boolean }>(
      `select relname as name, has_table_privilege($1, c.oid, 'select') as "mayRead",
         has_table_privilege($1, c.oid, 'truncate') as "mayTruncate",
         has_table_privilege($1, c.oid, 'update') or has_table_privilege($1, c.oid, 'delete') as "mayChange"
       from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant' and not attisdropped)
       order by relname`,
      [APP_ROLE],
    )
    const changeable = tables.filter(({ name, mayChange }) => name === 'audit_entry' && mayChange).map(({ name }) => name)
    return checkRights(tables, changeable, APP_ROLE)
  },
}

const indexes: Check = {
  of: 'installation',
  name: 'indexes',
  title: 'Every index is valid',
  look: async ({ query }) => {
    const rows = await query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index where not indisvalid or not indisready order by 1`,
    )
    return rows.map(({ name }) => ({
      what: `The index ${name} is not valid: it was left half made, and queries do not use it.`,
      cure: `As the owner run \`reindex index concurrently ${name};\`.`,
    }))
  },
}

export const SCHEMA_CHECKS: readonly Check[] = [migrations, queueSchema, tenantRows, rights, indexes]
