import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Where people signed in before, known by network and browser: no cookie has to outlive a sign-out [T-18]. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table known_device (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      /* Network prefix and browser, hashed with a key of the tenant. */
      fingerprint bytea not null,
      /* What the person calls it; empty until they do. */
      name text not null default '',
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      unique (tenant, person_id, fingerprint)
    )`.execute(db)
  await sql`create index known_device_of_person on known_device (person_id)`.execute(db)
  await sql`create index known_device_by_age on known_device (tenant, last_seen_at)`.execute(db)
  await protectTenantTable(db, 'known_device')
  await sql`
    alter table session
      add column device_id uuid references known_device on delete set null,
      /* ISO 3166 in lower case, where the address tells it. */
      add column country text not null default '',
      /* The address without its last part. */
      add column network text not null default ''`.execute(db)
  await sql`create index session_of_device on session (device_id) where device_id is not null`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table session drop column device_id, drop column country, drop column network`.execute(db)
  await sql`drop table known_device`.execute(db)
}
