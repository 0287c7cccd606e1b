import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Views of lists that people keep under a name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saved_view (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      list text not null,
      name text not null,
      query text not null,
      created_at timestamptz not null,
      primary key (tenant, id),
      unique (tenant, person_id, list, name)
    )`.execute(db)
  await protectTenantTable(db, 'saved_view')
}
