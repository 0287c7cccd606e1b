import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** From where people signed in: guesses of others elsewhere must not keep them out there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table known_device (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      /* Network and kind of browser, hashed with a secret of the tenant. */
      device_hash bytea not null,
      seen_at timestamptz not null,
      primary key (person_id, device_hash)
    )`.execute(db)
  await sql`create index known_device_seen_at on known_device (tenant, seen_at)`.execute(db)
  await protectTenantTable(db, 'known_device')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table known_device`.execute(db)
}
