import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What was searched for and what was opened of it, by nobody in particular; searches that people keep under a name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table search_event (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity,
      at timestamptz not null,
      kind text not null check (kind in ('search', 'click')),
      query text not null,
      /* The type of document that was looked for; null: any. */
      type text,
      language text,
      results integer,
      document_id text,
      request_id text,
      is_from_page boolean not null,
      /* What programs call their searches, so that reports tell them apart. */
      tags text[] not null default '{}',
      primary key (tenant, id)
    )`.execute(db)
  await sql`create index search_event_by_time on search_event (tenant, at)`.execute(db)
  await sql`
    create table saved_search (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      name text not null,
      query text not null,
      type text,
      filters jsonb not null,
      sort text not null,
      created_at timestamptz not null,
      primary key (tenant, id)
    )`.execute(db)
  await sql`create index saved_search_of_person on saved_search (tenant, person_id, created_at desc)`.execute(db)
  for (const table of ['search_event', 'saved_search']) await protectTenantTable(db, table)
}
