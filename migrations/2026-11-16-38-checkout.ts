import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** How a cart becomes an order: what was chosen on the way, payments, addresses, and stock that waits for placed orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A cart that was ordered stays for a while, so that ordering it again is noticed; beside it the next one begins.
  await sql`alter table cart add column ordered_at timestamptz, add column order_number text`.execute(db)
  await sql`alter table cart drop constraint cart_tenant_person_id_sold_to_id_key`.execute(db)
  await sql`create unique index one_open_cart on cart (tenant, person_id, sold_to_id) where ordered_at is null`.execute(db)
  await sql`create index cart_by_orderer on cart (person_id, ordered_at) where ordered_at is not null`.execute(db)
  await sql`
    create table ship_to (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      sold_to_id uuid not null references sold_to on delete cascade,
      name text not null,
      street text not null,
      extra text not null default '',
      postal_code text not null,
      city text not null,
      region text not null default '',
      country_code text not null check (country_code ~ '^[A-Z]{2}$'),
      hint text not null default '',
      position integer not null default 0
    )`.execute(db)
  await sql`create index ship_to_by_account on ship_to (sold_to_id, position)`.execute(db)
  await sql`
    create table checkout (
      tenant text not null default current_setting('app.tenant'),
      cart_id uuid primary key references cart on delete cascade,
      payment_type text check (payment_type in ('purchase-order', 'account', 'card')),
      po_number text not null default '' check (length(po_number) <= 35),
      po_upload_id uuid,
      po_name text,
      po_size integer,
      /* What the payment gateway calls the card, and what people know it by; never its number. */
      card jsonb,
      /* One of the account's, or an address for this order alone. */
      ship_to_id uuid references ship_to on delete set null,
      ship_to jsonb,
      delivery_method text,
      requested_on date,
      is_complete boolean not null default false,
      attention text not null default '' check (length(attention) <= 80),
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index checkout_by_age on checkout (tenant, changed_at)`.execute(db)
  await sql`create index checkout_by_ship_to on checkout (ship_to_id)`.execute(db)
  await sql`
    create table payment_authorisation (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      cart_id uuid not null references cart on delete cascade,
      token text not null,
      amount_minor bigint not null,
      currency text not null,
      state text not null default 'asked' check (state in ('asked', 'authorised', 'refused', 'failed')),
      reference text,
      order_number text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index payment_by_cart on payment_authorisation (cart_id, created_at)`.execute(db)
  await sql`create index payment_by_age on payment_authorisation (tenant, created_at)`.execute(db)
  await sql`
    create table stock_reservation (
      tenant text not null default current_setting('app.tenant'),
      sku text not null,
      warehouse text not null,
      order_number text not null,
      quantity integer not null check (quantity > 0),
      expires_at timestamptz not null,
      primary key (tenant, sku, warehouse, order_number)
    )`.execute(db)
  await sql`create index reservation_by_end on stock_reservation (tenant, expires_at)`.execute(db)
  for (const table of ['ship_to', 'checkout', 'payment_authorisation', 'stock_reservation']) await protectTenantTable(db, table)
}
