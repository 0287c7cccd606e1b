import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What admins of a site set over the configuration and flags of its installation. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table site_setting (
      tenant text primary key default current_setting('app.tenant'),
      config jsonb not null default '{}',
      flags jsonb not null default '{}',
      revision integer not null default 1,
      changed_at timestamptz not null default now(),
      changed_by uuid references person on delete set null
    )`.execute(db)
  await protectTenantTable(db, 'site_setting')
}
