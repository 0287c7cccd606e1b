import { sql, type Kysely } from 'kysely'
import { grantToApplication } from '#platform/database/tenant-table.ts'

/** Business units, and the hosts that lead to them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tenant (
      key text primary key,
      name text not null,
      config jsonb not null default '{}',
      flags jsonb not null default '{}',
      /* How its people are known. */
      identity jsonb not null default '{}',
      /* Where it sells, and through whom. */
      sales_org_countries jsonb not null default '{}',
      /* How it differs from the ordinary tenant, by the names that features gave to the differences. */
      traits jsonb not null default '{}'
    )`.execute(db)
  // A table of its own, so that no host can lead to two tenants.
  await sql`
    create table tenant_host (
      host text primary key check (host = lower(host)),
      tenant_key text not null references tenant on delete cascade
    )`.execute(db)
  for (const table of ['tenant', 'tenant_host']) await grantToApplication(db, table, ['select'])
}
