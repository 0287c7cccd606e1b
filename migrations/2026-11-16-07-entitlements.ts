import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Tools, and who may use them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tool (
      tenant text not null default current_setting('app.tenant'),
      id text not null,
      name text not null,
      business_segment text not null,
      /* Where its redirect page stands, below the locale. */
      page_path text,
      target_url text,
      primary key (tenant, id)
    )`.execute(db)
  await sql`
    create table tool_access (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      tool_id text not null,
      status text not null check (status in ('Approved', 'Pending', 'Denied', 'Not Permitted', 'Not Requested')),
      lms_user_id text,
      changed_at timestamptz not null default now(),
      primary key (person_id, tool_id),
      foreign key (tenant, tool_id) references tool (tenant, id)
    )`.execute(db)
  for (const table of ['tool', 'tool_access']) await protectTenantTable(db, table)
}
