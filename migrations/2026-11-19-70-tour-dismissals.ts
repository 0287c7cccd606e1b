import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Who left the tour of the site: it begins by itself on none of their devices. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tour_dismissal (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid primary key references person on delete cascade,
      dismissed_at timestamptz not null
    )`.execute(db)
  await protectTenantTable(db, 'tour_dismissal')
}
