import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Lines of a kind of data that were saved and are not published: apart from what readers see. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table draft_line (
      tenant text not null default current_setting('app.tenant'),
      kind text not null,
      key text not null,
      /* The fields that were given, over those that are published. */
      line jsonb not null,
      /* The files that wait with it, by field. */
      files jsonb not null default '{}',
      publish_at timestamptz,
      /* Why it was not published at its time. */
      fault text,
      saved_by uuid references person on delete set null,
      changed_at timestamptz not null default now(),
      primary key (tenant, kind, key)
    )`.execute(db)
  await sql`create index draft_line_due on draft_line (tenant, publish_at) where publish_at is not null`.execute(db)
  await sql`create index draft_line_saved_by on draft_line (saved_by) where saved_by is not null`.execute(db)
  await protectTenantTable(db, 'draft_line')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table draft_line`.execute(db)
}
