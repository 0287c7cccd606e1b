import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Files on their way in, and those that nobody has taken yet. The bytes are in the file store, a part for each call. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table upload (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    person_id text not null,
    kind text not null,
    name text not null,
    size double precision not null check (size > 0),
    received double precision not null default 0 check (received between 0 and size),
    media_type text,
    state text not null default 'receiving' check (state in ('receiving', 'complete', 'claimed', 'removed')),
    parts jsonb not null default '[]',
    keys text[] not null default '{}',
    created_at timestamptz not null default now(),
    touched_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index upload_person on upload (tenant, person_id)`.execute(db)
  await sql`create index upload_touched on upload (tenant, touched_at)`.execute(db)
  await protectTenantTable(db, 'upload')
}
