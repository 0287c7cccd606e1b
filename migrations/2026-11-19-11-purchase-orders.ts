import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Orders that a customer's system sent as documents: read, and waiting for the person whom they name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table purchase_order (
    id uuid primary key,
    tenant text not null default current_setting('app.tenant'),
    person_id uuid not null references person on delete cascade,
    sold_to_id uuid not null references sold_to on delete cascade,
    /* Of the integration key that sent it; the key may be gone. */
    key_id uuid not null,
    idempotency_key text,
    sha256 text not null,
    kind text not null check (kind in ('pdf', 'xlsx', 'text', 'ubl')),
    name text not null,
    size integer not null,
    pages integer not null,
    media_type text not null,
    po_number text,
    currency text,
    lines jsonb not null,
    state text not null check (state in ('Draft', 'In cart', 'Ordered', 'Waiting', 'Dismissed')),
    /* Why it was not ordered at once. */
    reason text,
    order_number text,
    approval_id uuid,
    received_at timestamptz not null,
    changed_at timestamptz not null,
    unique (tenant, person_id, sha256),
    unique (tenant, key_id, idempotency_key)
  )`.execute(db)
  await sql`create index purchase_order_by_person on purchase_order (tenant, person_id, received_at desc)`.execute(db)
  await protectTenantTable(db, 'purchase_order')
  /* Companies whose orders are placed at once where every line is exact; the others look at each. */
  await sql`create table purchase_order_setting (
    tenant text not null default current_setting('app.tenant'),
    company_id uuid primary key references company on delete cascade,
    orders_exact boolean not null,
    changed_at timestamptz not null
  )`.execute(db)
  await protectTenantTable(db, 'purchase_order_setting')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table purchase_order_setting`.execute(db)
  await sql`drop table purchase_order`.execute(db)
}
