import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Procurement systems of customers: how they reach us, what was exchanged, and visits that they open. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table procurement_connection (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    company_id uuid not null references company on delete cascade,
    name text not null check (length(name) between 1 and 80),
    /* In small letters: systems write it either way. */
    domain text not null check (length(domain) <= 80),
    identity text not null check (length(identity) between 1 and 120),
    person_id uuid not null references person on delete cascade,
    frame_origins text[] not null default '{}',
    cost_centre text,
    documents_url text,
    /* For parts that have no code of their own. */
    classification text not null default '',
    secret text not null,
    /* While a secret is being changed, both are accepted. */
    second_secret text,
    is_active boolean not null default true,
    created_at timestamptz not null,
    last_used_at timestamptz,
    unique (tenant, domain, identity)
  )`.execute(db)
  await sql`create index procurement_connection_by_company on procurement_connection (company_id)`.execute(db)
  await sql`create index procurement_connection_by_person on procurement_connection (person_id)`.execute(db)
  await sql`create index procurement_connection_by_identity on procurement_connection (tenant, identity)`.execute(db)
  await protectTenantTable(db, 'procurement_connection')

  await sql`create table procurement_message (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    connection_id uuid not null references procurement_connection on delete cascade,
    place bigint generated always as identity,
    direction text not null check (direction in ('in', 'out')),
    kind text not null,
    status integer,
    detail text not null default '',
    payload_id text,
    took_ms integer not null default 0,
    document text not null default '',
    answer text not null default '',
    at timestamptz not null
  )`.execute(db)
  await sql`create index procurement_message_by_connection on procurement_message (connection_id, place desc)`.execute(db)
  await protectTenantTable(db, 'procurement_message')

  await sql`create table punch_out (
    id uuid primary key,
    tenant text not null default current_setting('app.tenant'),
    connection_id uuid not null references procurement_connection on delete cascade,
    person_id uuid not null references person on delete cascade,
    protocol text not null check (protocol in ('cxml', 'oci')),
    operation text not null check (operation in ('create', 'edit', 'inspect')),
    /* One message opens one visit. */
    payload_id text not null,
    return_url text not null,
    buyer_cookie text not null default '',
    /* Credentials of both sides, for the message that goes back. */
    parties jsonb not null default '{}',
    /* Parts that the buyer's system named. */
    items jsonb not null default '[]',
    language text not null default 'en',
    start_hash bytea not null,
    start_token text not null,
    start_until timestamptz not null,
    started_at timestamptz,
    transferred_at timestamptz,
    created_at timestamptz not null,
    unique (tenant, connection_id, payload_id),
    unique (tenant, start_hash)
  )`.execute(db)
  await sql`create index punch_out_by_person on punch_out (person_id)`.execute(db)
  await sql`create index punch_out_by_time on punch_out (tenant, created_at)`.execute(db)
  await protectTenantTable(db, 'punch_out')

  /* A session of such a visit opens nothing else, and its cart is beside the one of the person. */
  await sql`alter table session add column punch_out_id uuid references punch_out on delete cascade`.execute(db)
  await sql`create index session_of_punch_out on session (punch_out_id) where punch_out_id is not null`.execute(db)
  await sql`alter table cart add column punch_out_id uuid references punch_out on delete cascade`.execute(db)
  await sql`drop index one_open_cart`.execute(db)
  await sql`create unique index one_open_cart on cart (tenant, person_id, sold_to_id)
    where ordered_at is null and punch_out_id is null`.execute(db)
  await sql`create unique index cart_of_punch_out on cart (tenant, punch_out_id) where punch_out_id is not null`.execute(db)

  await sql`alter table part_terms
    add column unspsc text check (unspsc ~ '^[0-9]{8}$'),
    /* UN/ECE Recommendation 20. */
    add column unit text check (unit ~ '^[A-Z0-9]{2,3}$')`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table part_terms drop column unspsc, drop column unit`.execute(db)
  await sql`delete from cart where punch_out_id is not null`.execute(db)
  await sql`drop index cart_of_punch_out`.execute(db)
  await sql`drop index one_open_cart`.execute(db)
  await sql`create unique index one_open_cart on cart (tenant, person_id, sold_to_id) where ordered_at is null`.execute(db)
  await sql`alter table cart drop column punch_out_id`.execute(db)
  await sql`delete from session where punch_out_id is not null`.execute(db)
  await sql`alter table session drop column punch_out_id`.execute(db)
  for (const table of ['punch_out', 'procurement_message', 'procurement_connection'])
    await sql`drop table ${sql.table(table)}`.execute(db)
}
