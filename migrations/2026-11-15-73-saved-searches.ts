import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

/** Searches that people keep under a name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
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
  await protectTenantTable(db, 'saved_search')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('saved_search').execute()
}
