import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Orders that procurement systems send, and the documents that go back to them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table procurement_order (
    id uuid primary key,
    tenant text not null default current_setting('app.tenant'),
    connection_id uuid not null references procurement_connection on delete cascade,
    /* As the customer numbers it: sent again, it is the same order. */
    order_id text not null,
    payload_ids text[] not null,
    parties jsonb not null,
    content jsonb not null,
    state text not null check (state in ('Held', 'Waiting', 'Ordered', 'Refused')),
    /* Why staff must look at it. */
    reason text,
    cart_id uuid,
    order_number text,
    approval_id uuid,
    received_at timestamptz not null,
    changed_at timestamptz not null,
    unique (tenant, connection_id, order_id)
  )`.execute(db)
  await sql`create index procurement_order_by_number on procurement_order (tenant, order_number) where order_number is not null`.execute(
    db,
  )
  await sql`create index procurement_order_by_cart on procurement_order (tenant, cart_id) where cart_id is not null`.execute(db)
  await sql`create index procurement_order_by_state on procurement_order (tenant, state, received_at)`.execute(db)
  await protectTenantTable(db, 'procurement_order')

  await sql`create table procurement_document (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    connection_id uuid not null references procurement_connection on delete cascade,
    procurement_order_id uuid not null references procurement_order on delete cascade,
    kind text not null check (kind in ('ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest')),
    /* Of the shipment or invoice; a subject leaves once. */
    subject text not null,
    payload_id text not null,
    document text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
    attempts integer not null default 0,
    created_at timestamptz not null,
    unique (tenant, procurement_order_id, kind, subject)
  )`.execute(db)
  await sql`create index procurement_document_by_connection on procurement_document (connection_id)`.execute(db)
  await protectTenantTable(db, 'procurement_document')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['procurement_document', 'procurement_order']) await sql`drop table ${sql.table(table)}`.execute(db)
}
