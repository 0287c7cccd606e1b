import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Files that were to be removed while a backup was reading: its snapshot still names them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table file_removal (
      tenant text not null default current_setting('app.tenant'),
      file_key text not null,
      /* Of the content that was to go: what was stored under the name since then stays. */
      etag text not null,
      requested_at timestamptz not null default now(),
      primary key (tenant, file_key)
    )`.execute(db)
  await protectTenantTable(db, 'file_removal')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table file_removal`.execute(db)
}
