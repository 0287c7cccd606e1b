import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Parts that people keep: their saved items, and lists with a name, for themselves or for their company. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saved_list (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      /* Null: the person's saved items, one list each. */
      name text check (length(name) between 1 and 80),
      /* With everybody of the owner's company. */
      is_shared boolean not null default false,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create unique index one_saved_items on saved_list (person_id) where name is null`.execute(db)
  await sql`create index saved_list_by_person on saved_list (person_id, changed_at)`.execute(db)
  await sql`
    create table saved_list_item (
      tenant text not null default current_setting('app.tenant'),
      list_id uuid not null references saved_list on delete cascade,
      sku text not null,
      quantity integer not null default 1 check (quantity between 1 and 999999),
      note text not null default '' check (length(note) <= 240),
      /* The order in which they came. */
      place bigint generated always as identity,
      primary key (list_id, sku)
    )`.execute(db)
  for (const table of ['saved_list', 'saved_list_item']) await protectTenantTable(db, table)
}
