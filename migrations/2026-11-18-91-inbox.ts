import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What needs a person or concerns them, and how they want to hear of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table inbox_entry (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      kind text not null,
      /* The order, case or request that it is about. */
      subject text not null,
      /* What happened to the subject: another one makes the entry unread again. */
      occurrence text not null,
      /* Which of the kind's titles. */
      title text not null,
      title_values jsonb not null default '{}',
      /* A page of the site, below the locale. */
      link text not null,
      needs_action boolean not null default false,
      at timestamptz not null,
      read_at timestamptz,
      /* The matter was decided, by whomever. */
      done_at timestamptz,
      expires_at timestamptz,
      /* When the daily summary with it is due; null once it was sent, or where it is not part of one. */
      summary_due_at timestamptz,
      primary key (tenant, id),
      unique (tenant, person_id, kind, subject)
    )`.execute(db)
  await sql`create index inbox_entry_order on inbox_entry (tenant, person_id, (needs_action and done_at is null) desc, at desc, id desc)`.execute(
    db,
  )
  await sql`create index inbox_entry_unread on inbox_entry (tenant, person_id) where read_at is null`.execute(db)
  await sql`create index inbox_entry_subject on inbox_entry (tenant, kind, subject)`.execute(db)
  await sql`create index inbox_entry_age on inbox_entry (tenant, at)`.execute(db)
  await sql`create index inbox_entry_summary on inbox_entry (tenant, summary_due_at) where summary_due_at is not null`.execute(db)
  await sql`
    create table inbox_preference (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      kind text not null,
      mail text not null check (mail in ('at-once', 'daily', 'none')),
      primary key (tenant, person_id, kind)
    )`.execute(db)
  for (const table of ['inbox_entry', 'inbox_preference']) await protectTenantTable(db, table)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['inbox_entry', 'inbox_preference']) await sql`drop table ${sql.table(table)}`.execute(db)
}
