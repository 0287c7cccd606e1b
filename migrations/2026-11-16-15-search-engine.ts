import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

const TABLES = ['search_blob', 'search_segment', 'search_index', 'search_change', 'search_replay', 'search_synonym', 'search_pin']

/** The index of each tenant in segments, what changed since, and what staff taught it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table search_index (
      tenant text not null default current_setting('app.tenant') primary key,
      generation integer not null default 0,
      /* The one that is being built beside it; segments of others were left by a rebuild that died. */
      building integer
    )`.execute(db)
  await sql`
    create table search_segment (
      id integer generated always as identity primary key,
      tenant text not null default current_setting('app.tenant'),
      generation integer not null,
      /* Made of changes since the rebuild. */
      is_incremental boolean not null default false,
      size integer not null,
      /* Documents that are gone or stand in a later segment. */
      deleted bytea,
      revision integer not null default 0,
      unique (tenant, id)
    )`.execute(db)
  await sql`
    create table search_blob (
      tenant text not null default current_setting('app.tenant'),
      segment_id integer not null,
      name text collate "C" not null,
      data bytea not null,
      primary key (tenant, segment_id, name),
      foreign key (tenant, segment_id) references search_segment (tenant, id) on delete cascade
    )`.execute(db)
  // Packing would cost more than the room is worth: they are read whole, and often.
  await sql`alter table search_blob alter column data set storage external`.execute(db)
  for (const table of ['search_change', 'search_replay'])
    await sql`
      create table ${sql.table(table)} (
        tenant text not null default current_setting('app.tenant'),
        kind text not null,
        key text not null,
        primary key (tenant, kind, key)
      )`.execute(db)
  await sql`
    create table search_synonym (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      words text[] not null check (cardinality(words) between 2 and 20)
    )`.execute(db)
  await sql`
    create table search_pin (
      tenant text not null default current_setting('app.tenant'),
      query text not null,
      position integer not null,
      kind text not null,
      key text not null,
      primary key (tenant, query, position)
    )`.execute(db)
  for (const table of TABLES) await protectTenantTable(db, table)
}
