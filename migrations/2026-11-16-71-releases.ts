import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Drafts that go out together under one name, all of them or none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* A release will go out with it: nobody writes over it, and it makes no room for others. */
  await sql`alter table page_version add column is_kept boolean not null default false`.execute(db)
  await sql`
    create table release (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      name text not null check (length(name) between 1 and 120),
      state text not null default 'open' check (state in ('open', 'scheduled', 'published', 'reverted')),
      scheduled_at timestamptz,
      published_at timestamptz,
      created_at timestamptz not null,
      /* Whoever made it, planned it or sent it out last; null when they are gone. */
      changed_by uuid references person on delete set null,
      check ((state = 'scheduled') = (scheduled_at is not null))
    )`.execute(db)
  await sql`create index release_latest on release (tenant, created_at)`.execute(db)
  await sql`create index release_by_schedule on release (tenant, scheduled_at) where scheduled_at is not null`.execute(db)
  await sql`create index release_by_person on release (changed_by)`.execute(db)
  await sql`
    create table release_page (
      tenant text not null default current_setting('app.tenant'),
      release_id uuid not null references release on delete cascade,
      page_id uuid not null references page on delete cascade,
      /* What goes out or went out, once that was decided; before it whatever is being written. */
      version integer,
      /* What visitors saw before; null where there was no page. */
      before integer,
      primary key (release_id, page_id)
    )`.execute(db)
  await sql`create index release_page_of_page on release_page (page_id)`.execute(db)
  for (const table of ['release', 'release_page']) await protectTenantTable(db, table)
}
