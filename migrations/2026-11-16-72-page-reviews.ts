import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Somebody else looks at a page before visitors see it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table page_review (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      page_id uuid not null references page on delete cascade,
      /* What was looked at: the version of the question, then that of the answer. */
      version integer not null,
      revision integer not null,
      note text not null default '' check (length(note) <= 1000),
      asked_by uuid references person on delete set null,
      asked_at timestamptz not null,
      decision text check (decision in ('approved', 'returned', 'withdrawn')),
      answer text not null default '' check (length(answer) <= 1000),
      decided_by uuid references person on delete set null,
      decided_at timestamptz,
      check ((decision is null) = (decided_at is null))
    )`.execute(db)
  await sql`create unique index page_review_open on page_review (page_id) where decision is null`.execute(db)
  await sql`create index page_review_latest on page_review (page_id, asked_at)`.execute(db)
  await sql`create index page_review_asked_by on page_review (asked_by)`.execute(db)
  await sql`create index page_review_decided_by on page_review (decided_by)`.execute(db)
  await protectTenantTable(db, 'page_review')
}
