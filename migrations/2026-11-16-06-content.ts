import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Pages: what is being written (`page_draft`) and what visitors read (`page_version`) never share a row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table page (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      country text not null,
      language text not null,
      path text not null check (path like '/%'),
      last_version integer not null default 0,
      /* Null until first published, and again after it was taken down. */
      published_version integer,
      created_at timestamptz not null default now(),
      unique (tenant, country, language, path)
    )`.execute(db)
  await sql`create index page_by_path on page (tenant, path) where published_version is not null`.execute(db)
  await sql`
    create table page_draft (
      page_id uuid primary key references page on delete cascade,
      tenant text not null default current_setting('app.tenant'),
      content jsonb not null,
      edited_by text,
      edited_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table page_version (
      page_id uuid not null references page on delete cascade,
      tenant text not null default current_setting('app.tenant'),
      number integer not null,
      content jsonb not null,
      published_by text,
      published_at timestamptz not null default now(),
      primary key (page_id, number)
    )`.execute(db)
  // Which pages of the starter site were published once: none comes back after an author deleted it.
  await sql`
    create table starter_page (
      tenant text not null default current_setting('app.tenant'),
      country text not null,
      language text not null,
      path text not null,
      constraint starter_page_key primary key (tenant, country, language, path)
    )`.execute(db)
  for (const table of ['page', 'page_draft', 'page_version', 'starter_page']) await protectTenantTable(db, table)
}
