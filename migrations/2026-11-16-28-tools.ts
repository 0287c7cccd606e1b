import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What the launcher shows of tools, and how long access to them holds. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // By language; what is missing is left out.
  await sql`alter table tool add column description jsonb not null default '{}'`.execute(db)
  await sql`alter table tool_access add column expires_at timestamptz, add column warned_at timestamptz`.execute(db)
  await sql`create index tool_access_by_end on tool_access (tenant, expires_at) where expires_at is not null`.execute(db)
  await sql`
    create table tool_favourite (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      tool_id text not null,
      primary key (person_id, tool_id),
      foreign key (tenant, tool_id) references tool (tenant, id) on delete cascade
    )`.execute(db)
  await sql`
    create table tool_use (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      tool_id text not null,
      used_at timestamptz not null,
      foreign key (tenant, tool_id) references tool (tenant, id) on delete cascade
    )`.execute(db)
  await sql`create index tool_use_of_person on tool_use (person_id, tool_id, used_at desc)`.execute(db)
  await sql`create index tool_use_by_age on tool_use (tenant, used_at)`.execute(db)
  for (const table of ['tool_favourite', 'tool_use']) await protectTenantTable(db, table)
  await sql`alter table access_request_event drop constraint access_request_event_event_check`.execute(db)
  await sql`alter table access_request_event add constraint access_request_event_event_check
    check (event in ('asked', 'reminded', 'approved', 'denied', 'withdrawn', 'expired', 'reopened'))`.execute(db)
  // A wish for another company name is a request like any other.
  await sql`
    insert into access_request (tenant, kind, person_id, asked_by, subject_id, subject_name, asked_at)
    select tenant, 'company-name', person_id, person_id, company_id::text, name, requested_at from company_name_request`.execute(
    db,
  )
  await sql`drop table company_name_request`.execute(db)
}
