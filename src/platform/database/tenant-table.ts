import { type QueryExecutorProvider, sql } from 'kysely'
import { APP_ROLE, BACKUP_POLICY } from './role-names.ts'

export const openToBackup = async (db: QueryExecutorProvider, table: string): Promise<void> => {
  await sql`create policy ${sql.id(BACKUP_POLICY)} on ${sql.table(table)} for select to current_user
    using (current_setting('app.all_rows', true) = 'on')`.execute(db)
}

export type TenantTableOptions = {
  /** For records that nobody may change, such as the audit log: the application only reads and adds. */
  readonly appendOnly?: boolean
}

/**
 * Shuts each tenant's rows off from the others, for the owner too. The table has the column
 * `tenant text not null default current_setting('app.tenant')`.
 */
export const protectTenantTable = async (
  db: QueryExecutorProvider,
  table: string,
  options: TenantTableOptions = {},
): Promise<void> => {
  const name = sql.table(table)
  await sql`alter table ${name} enable row level security, force row level security`.execute(db)
  // The setting is empty, not missing, once a transaction has used it: nullif keeps '' from being a tenant.
  await sql`create policy tenant_rows on ${name}
    using (tenant = nullif(current_setting('app.tenant', true), ''))
    with check (tenant = nullif(current_setting('app.tenant', true), ''))`.execute(db)
  await openToBackup(db, table)
  await grantToApplication(db, table, options.appendOnly ? ['select', 'insert'] : ['select', 'insert', 'update', 'delete'])
}

export type Privilege = 'select' | 'insert' | 'update' | 'delete'

/** For tables without tenants. */
export const grantToApplication = async (
  db: QueryExecutorProvider,
  table: string,
  privileges: readonly Privilege[],
): Promise<void> => {
  await sql`grant ${sql.raw(privileges.join(', '))} on ${sql.table(table)} to ${sql.id(APP_ROLE)}`.execute(db)
}
