import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Where events of a tenant go, and those on their way. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table webhook (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    url text not null,
    events text[] not null,
    secret text not null,
    created_at timestamptz not null default now(),
    unique (tenant, url)
  )`.execute(db)
  await protectTenantTable(db, 'webhook')
  await sql`create table outbox_delivery (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    webhook_id uuid not null references webhook on delete cascade,
    event text not null,
    body text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
    attempts integer not null default 0,
    last_error text,
    created_at timestamptz not null default now(),
    ended_at timestamptz
  )`.execute(db)
  await sql`create index outbox_delivery_time on outbox_delivery (tenant, created_at)`.execute(db)
  await sql`create index outbox_delivery_webhook on outbox_delivery (webhook_id)`.execute(db)
  await protectTenantTable(db, 'outbox_delivery')
}
