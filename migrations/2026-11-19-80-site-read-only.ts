import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** A row while a site is read-only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table site_read_only (
      tenant text primary key default current_setting('app.tenant'),
      reason text not null,
      since timestamptz not null,
      started_by uuid references person on delete set null
    )`.execute(db)
  await protectTenantTable(db, 'site_read_only')
}
