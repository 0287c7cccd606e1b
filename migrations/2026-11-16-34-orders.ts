import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'
import { APP_ROLE } from '#platform/database/role-names.ts'

const createOrders = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table orders (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      number text collate "C" not null check (number ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,29}$'),
      /* The ordering account as accounts write it, erpId~number: one key however the number is written [T-52]. */
      account_key text collate "C" not null,
      /* Null where it came from an ERP, or where the person is gone. */
      placed_by uuid references person on delete set null,
      source text not null check (source in ('portal', 'erp')),
      po_number text not null default '',
      state text collate "C" not null,
      placed_at timestamptz not null,
      requested_on date,
      promised_on date,
      currency text not null,
      /* As they were when it was placed. */
      ship_to jsonb not null,
      site text not null default '',
      delivery_method text not null default '',
      payment_type text not null default '',
      is_complete boolean not null default false,
      subtotal_minor bigint not null,
      freight_minor bigint not null default 0,
      taxes jsonb not null default '[]',
      total_minor bigint not null,
      line_count integer not null,
      has_backorder boolean not null default false,
      changed_at timestamptz not null,
      unique (tenant, number)
    )`.execute(db)
  // A page of the list is found in an index alone, however deep it is; only its own rows are read from the table.
  await sql`create index orders_by_day on orders (tenant, account_key, placed_at, id) include (state, promised_on, has_backorder)`.execute(
    db,
  )
  await sql`create index orders_by_state on orders (tenant, account_key, state, id)`.execute(db)
  await sql`create index orders_by_promise on orders (tenant, account_key, promised_on, id)`.execute(db)
  await sql`create index orders_by_total on orders (tenant, account_key, total_minor, id)`.execute(db)
  await sql`create index orders_by_account_number on orders (tenant, account_key, number, id)`.execute(db)
  await sql`create index orders_by_change on orders (tenant, account_key, changed_at, id)`.execute(db)
  await sql`create index orders_placed_by on orders (placed_by)`.execute(db)
  // Numbers of orders that are placed here; those of an ERP bring their own.
  await sql`create sequence order_number start 6000000001`.execute(db)
  await sql`grant usage on sequence order_number to ${sql.id(APP_ROLE)}`.execute(db)
}

const createParts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_line (
      tenant text not null default current_setting('app.tenant'),
      order_id bigint not null references orders on delete cascade,
      position integer not null check (position >= 1),
      sku text not null,
      name text not null,
      /* The path of the part's category when it was ordered; spending is added up by its first step. */
      category text not null default '',
      quantity integer not null check (quantity >= 1),
      shipped integer not null default 0 check (shipped between 0 and quantity),
      backordered integer not null default 0 check (backordered >= 0),
      unit_minor bigint not null,
      total_minor bigint not null,
      note text not null default '',
      requested_on date,
      promised_on date,
      primary key (order_id, position)
    )`.execute(db)
  await sql`create index order_line_by_part on order_line (tenant, sku)`.execute(db)
  /* What an order is found by, one row a word: ranges of a btree are leakproof, so row-level security lets the index be used. */
  await sql`
    create table order_word (
      tenant text not null default current_setting('app.tenant'),
      account_key text collate "C" not null,
      word text collate "C" not null,
      order_id bigint not null references orders on delete cascade,
      primary key (tenant, account_key, word, order_id)
    )`.execute(db)
  await sql`create index order_word_of_order on order_word (order_id)`.execute(db)
  await sql`
    create table shipment (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      number text not null,
      carrier text not null default '',
      tracking_number text not null default '',
      shipped_on date not null,
      delivered_on date,
      /* [{ position, quantity }] */
      lines jsonb not null,
      /* [{ at, place, event }], the first one first */
      events jsonb not null default '[]',
      unique (tenant, number)
    )`.execute(db)
  await sql`create index shipment_of_order on shipment (order_id)`.execute(db)
  await sql`
    create table order_event (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      at timestamptz not null,
      kind text not null,
      data jsonb not null default '{}'
    )`.execute(db)
  await sql`create index order_event_of_order on order_event (order_id, at)`.execute(db)
}

const createPersonal = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_return (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      number text not null,
      state text not null,
      reason text not null,
      note text not null default '' check (length(note) <= 1000),
      lines jsonb not null,
      requested_by uuid references person on delete set null,
      requested_at timestamptz not null,
      changed_at timestamptz not null,
      unique (tenant, number)
    )`.execute(db)
  await sql`create index order_return_of_order on order_return (order_id)`.execute(db)
  await sql`create index order_return_by_person on order_return (requested_by)`.execute(db)
  /* When a person last looked at an order, and whether they want its changes by mail. */
  await sql`
    create table order_subscription (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      order_id bigint not null references orders on delete cascade,
      seen_at timestamptz,
      is_subscribed boolean not null default false,
      primary key (person_id, order_id)
    )`.execute(db)
  await sql`create index order_subscription_of_order on order_subscription (order_id) where is_subscribed`.execute(db)
  await sql`create index order_subscription_by_visit on order_subscription (tenant, seen_at)`.execute(db)
}

/** Orders with what became of them, and what people asked about them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createOrders(db)
  await createParts(db)
  await createPersonal(db)
  for (const table of ['orders', 'order_line', 'order_word', 'shipment', 'order_event', 'order_return', 'order_subscription'])
    await protectTenantTable(db, table)
}
