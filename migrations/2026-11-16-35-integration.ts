import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Keys of the programs that bring a tenant its orders, prices and stock. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table integration_key (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      name text not null,
      /* Of a random text: it is shown once and kept nowhere [T-84]. */
      key_hash bytea not null,
      scopes text[] not null,
      created_at timestamptz not null,
      used_at timestamptz,
      expires_at timestamptz,
      revoked_at timestamptz,
      unique (tenant, key_hash)
    )`.execute(db)
  await protectTenantTable(db, 'integration_key')
}
