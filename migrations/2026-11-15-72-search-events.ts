import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

/** What was searched for and what was opened of it; nothing says by whom. */
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
      primary key (tenant, id)
    )`.execute(db)
  await sql`create index search_event_by_time on search_event (tenant, at)`.execute(db)
  await protectTenantTable(db, 'search_event')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('search_event').execute()
}
