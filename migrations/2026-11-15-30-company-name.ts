import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

/** Wishes for another company name, until customer service has checked them: one a company, the latest. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table company_name_request (
      tenant text not null default current_setting('app.tenant'),
      company_id uuid primary key references company on delete cascade,
      person_id uuid not null references person on delete cascade,
      name text not null,
      requested_at timestamptz not null
    )`.execute(db)
  await sql`create index company_name_request_by_person on company_name_request (person_id)`.execute(db)
  await protectTenantTable(db, 'company_name_request')
}
