import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What people let apps and agents do for them, what those ordered, and orders that wait for a confirmation. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table agent_grant (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    person_id uuid not null references person on delete cascade,
    client_id text not null check (length(client_id) <= 500),
    name text not null check (length(name) between 1 and 100),
    /* Of the client's own address; empty where it has none. */
    host text not null default '',
    scopes text[] not null,
    order_limit_minor bigint check (order_limit_minor >= 0),
    order_limit_currency text,
    month_limit_minor bigint check (month_limit_minor >= 0),
    month_limit_currency text,
    ask_always boolean not null default false,
    /* The consent at the provider that its tokens stand on; another one ends what was given out before. */
    provider_grant text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    unique (tenant, person_id, client_id),
    check ((order_limit_minor is null) = (order_limit_currency is null)),
    check ((month_limit_minor is null) = (month_limit_currency is null))
  )`.execute(db)
  await sql`create index agent_grant_by_provider on agent_grant (tenant, provider_grant)`.execute(db)
  await protectTenantTable(db, 'agent_grant')

  await sql`create table agent_order (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    grant_id uuid not null references agent_grant on delete cascade,
    idempotency_key text not null,
    cart_id uuid not null,
    /* Of the request, so that a key that comes with another one is noticed. */
    request_hash text not null,
    order_number text,
    approval_id uuid,
    currency text not null,
    net_minor bigint not null,
    placed_at timestamptz not null,
    unique (tenant, grant_id, idempotency_key)
  )`.execute(db)
  await sql`create index agent_order_by_time on agent_order (tenant, grant_id, placed_at)`.execute(db)
  await protectTenantTable(db, 'agent_order')

  await sql`create table agent_confirmation (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    grant_id uuid not null references agent_grant on delete cascade,
    content_hash text not null,
    /* The cart as it was, for the page where it is confirmed. */
    content jsonb not null,
    reason text not null check (reason in ('order-limit', 'month-limit', 'currency', 'always')),
    state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'used')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    decided_at timestamptz
  )`.execute(db)
  await sql`create index agent_confirmation_by_grant on agent_confirmation (tenant, grant_id, content_hash)`.execute(db)
  await protectTenantTable(db, 'agent_confirmation')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['agent_confirmation', 'agent_order', 'agent_grant']) await sql`drop table ${sql.table(table)}`.execute(db)
}
