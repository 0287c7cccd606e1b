import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What people are told about, and wishes for another company name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notification_preference (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      topic text not null,
      by_email boolean not null,
      in_portal boolean not null,
      primary key (person_id, topic)
    )`.execute(db)
  /* Until customer service has checked them: one a company, the latest. */
  await sql`
    create table company_name_request (
      tenant text not null default current_setting('app.tenant'),
      company_id uuid primary key references company on delete cascade,
      person_id uuid not null references person on delete cascade,
      name text not null,
      requested_at timestamptz not null
    )`.execute(db)
  await sql`create index company_name_request_by_person on company_name_request (person_id)`.execute(db)
  for (const table of ['notification_preference', 'company_name_request']) await protectTenantTable(db, table)
}
