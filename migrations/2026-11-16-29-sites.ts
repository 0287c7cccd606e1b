import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Where a customer's people work, and their requests for more such sites. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table site (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      name text not null,
      site text not null,
      /* Both names without capitals and double spaces: what reads alike is one site. */
      key text not null,
      is_primary boolean not null default false,
      created_at timestamptz not null,
      primary key (tenant, id),
      unique (tenant, person_id, key)
    )`.execute(db)
  await sql`create unique index one_primary_site on site (tenant, person_id) where is_primary`.execute(db)
  await sql`
    create table site_case (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      name text not null,
      site text not null,
      key text not null,
      status text not null check (status in ('New', 'Approved', 'Rejected', 'Cancelled')),
      created_at timestamptz not null,
      decided_at timestamptz,
      primary key (tenant, id)
    )`.execute(db)
  await sql`create unique index one_open_site_case on site_case (tenant, person_id, key) where status = 'New'`.execute(db)
  await sql`create index site_case_of_person on site_case (tenant, person_id, created_at desc)`.execute(db)
  await sql`create index site_case_by_decision on site_case (tenant, decided_at)`.execute(db)
  for (const table of ['site', 'site_case']) await protectTenantTable(db, table)
}
