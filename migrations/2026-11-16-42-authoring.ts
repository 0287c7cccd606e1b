import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Every save is a version; which of them visitors read is the page's `published_version`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table page_draft`.execute(db)
  await sql`
    alter table page
      /* Counts every change of what is being written, so that nobody overwrites what they have not seen. */
      add column revision integer not null default 0,
      add column scheduled_at timestamptz,
      add column scheduled_version integer,
      add column scheduled_by uuid`.execute(db)
  await sql`create index page_by_schedule on page (tenant, scheduled_at) where scheduled_at is not null`.execute(db)
  await sql`
    alter table page_version
      /* Null while nobody but authors has seen it. */
      alter column published_at drop not null,
      add column saved_at timestamptz not null default now(),
      add column saved_by uuid`.execute(db)
  // Where a page stood before it was moved.
  await sql`
    create table page_redirect (
      tenant text not null default current_setting('app.tenant'),
      country text not null,
      language text not null,
      path text not null,
      page_id uuid not null references page on delete cascade,
      constraint page_redirect_key primary key (tenant, country, language, path)
    )`.execute(db)
  await sql`create index page_redirect_of_page on page_redirect (page_id)`.execute(db)
  await protectTenantTable(db, 'page_redirect')
}
