import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What caches in front have to forget, written with the change itself and removed once they all did. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table cdn_purge (
    id bigint generated always as identity primary key,
    tenant text not null default current_setting('app.tenant'),
    keys text[] not null check (cardinality(keys) > 0),
    /* The first purge is followed by another one: a process that heard of the change later may have answered meanwhile. */
    is_repeat boolean not null default false,
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index cdn_purge_due on cdn_purge (tenant, due_at)`.execute(db)
  await protectTenantTable(db, 'cdn_purge')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table cdn_purge`.execute(db)
}
