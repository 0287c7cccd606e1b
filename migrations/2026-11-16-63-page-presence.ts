import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Who has a page open in the editor; a row is renewed while the page is open. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table page_presence (
      tenant text not null default current_setting('app.tenant'),
      page_id uuid not null references page on delete cascade,
      person_id uuid not null references person on delete cascade,
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (page_id, person_id)
    )`.execute(db)
  await sql`create index page_presence_by_age on page_presence (tenant, seen_at)`.execute(db)
  await protectTenantTable(db, 'page_presence')
}
