import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Files that admins bring in the back office: what they would change, what they changed, and how to take it back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table data_import (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      kind text not null,
      file_name text not null,
      upload_id uuid not null,
      state text not null default 'checking' check (state in ('checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed')),
      /* New, changed, deleted, unchanged and refused lines. */
      counts jsonb not null default '{}',
      problem text,
      made_by uuid references person on delete set null,
      made_at timestamptz not null,
      done_at timestamptz
    )`.execute(db)
  await sql`create index data_import_by_kind on data_import (tenant, kind, made_at desc)`.execute(db)
  await sql`create index data_import_by_time on data_import (tenant, made_at)`.execute(db)
  await sql`
    create table data_import_line (
      tenant text not null default current_setting('app.tenant'),
      import_id uuid not null references data_import on delete cascade,
      number integer not null,
      change text not null check (change in ('new', 'changed', 'deleted', 'refused')),
      before jsonb,
      after jsonb,
      problems jsonb not null default '[]',
      primary key (import_id, number)
    )`.execute(db)
  await protectTenantTable(db, 'data_import')
  await protectTenantTable(db, 'data_import_line')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table data_import_line`.execute(db)
  await sql`drop table data_import`.execute(db)
}
