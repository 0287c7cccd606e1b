import { sql, type Kysely } from 'kysely'
import { APP_ROLE } from '#platform/database/role-names.ts'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Quotes of an account, their versions with lines, and carts whose prices were agreed in one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create sequence quote_number start 20001`.execute(db)
  await sql`grant usage on sequence quote_number to ${sql.id(APP_ROLE)}`.execute(db)
  await sql`
    create table quote (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      number text not null,
      account_key text not null,
      currency text not null,
      state text not null check (state in ('Requested', 'Offered', 'Countered', 'Accepted', 'Declined', 'Expired', 'Ordered')),
      requested_by uuid references person on delete set null,
      requested_at timestamptz not null,
      changed_at timestamptz not null,
      /* A day that the customer named. */
      wanted_by date,
      /* Of the newest version. */
      version integer not null,
      total_minor bigint,
      /* Of the newest offer: an instant. */
      valid_until timestamptz,
      /* The cart that it was requested from, and what it held: asking again with the same answers the same quote. */
      source_cart_id uuid,
      source_hash text,
      /* The cart that acceptance made. */
      cart_id uuid,
      order_number text,
      /* What the side that declined wrote. */
      decline_note text not null default '' check (length(decline_note) <= 2000),
      reminded_at timestamptz,
      unique (tenant, number)
    )`.execute(db)
  await sql`create index quote_by_account on quote (tenant, account_key, changed_at desc)`.execute(db)
  await sql`create index quote_by_state on quote (tenant, state, changed_at desc)`.execute(db)
  await sql`create index quote_by_end on quote (tenant, valid_until) where state in ('Offered', 'Accepted')`.execute(db)
  await sql`create index quote_by_source on quote (tenant, source_cart_id)`.execute(db)
  await sql`
    create table quote_version (
      tenant text not null default current_setting('app.tenant'),
      quote_id bigint not null references quote on delete cascade,
      number integer not null,
      kind text not null check (kind in ('Requested', 'Offered', 'Countered')),
      made_by uuid references person on delete set null,
      made_at timestamptz not null,
      note text not null default '' check (length(note) <= 2000),
      valid_until timestamptz,
      discounts jsonb not null default '[]',
      /* Lines less discounts; null while a line has no price. */
      total_minor bigint check (total_minor >= 0),
      primary key (quote_id, number)
    )`.execute(db)
  await sql`
    create table quote_line (
      tenant text not null default current_setting('app.tenant'),
      quote_id bigint not null,
      version integer not null,
      /* The same in every version, so that versions can be compared line by line. */
      id uuid not null default gen_random_uuid(),
      position integer not null,
      sku text not null,
      name text not null,
      quantity integer not null check (quantity between 1 and 999999),
      /* What the account would pay without a quote, when this version was made. */
      list_minor bigint,
      unit_minor bigint check (unit_minor >= 0),
      wanted_minor bigint check (wanted_minor >= 0),
      lead_days integer check (lead_days between 0 and 3650),
      /* Where it ends earlier than the quote. */
      valid_until timestamptz,
      primary key (quote_id, version, id),
      foreign key (quote_id, version) references quote_version (quote_id, number) on delete cascade
    )`.execute(db)
  for (const table of ['quote', 'quote_version', 'quote_line']) await protectTenantTable(db, table)
  // Versions never change: only what a person wrote can be erased, and the quote as a whole removed.
  await sql`
    create function refuse_version_change() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'quote_line' or (to_jsonb(new) - 'note' - 'made_by') <> (to_jsonb(old) - 'note' - 'made_by') then
        raise exception 'a version of a quote never changes';
      end if;
      return new;
    end $$`.execute(db)
  for (const table of ['quote_version', 'quote_line'])
    await sql`create trigger ${sql.id(`${table}_is_fixed`)} before update on ${sql.table(table)}
      for each row execute function refuse_version_change()`.execute(db)

  // A cart made by an accepted quote: closed to changes from the start (ordered_at), and without an order until it is placed.
  await sql`alter table cart add column quote_number text, add column prices_until timestamptz`.execute(db)
  await sql`create unique index one_cart_of_quote on cart (tenant, quote_number) where quote_number is not null`.execute(db)
  await sql`alter table cart_line add column agreed_unit_minor bigint, add column agreed_total_minor bigint,
    add column agreed_currency text, add column agreed_lead_days integer`.execute(db)
  await sql`alter table orders add column quote_number text`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders drop column quote_number`.execute(db)
  await sql`delete from cart where quote_number is not null`.execute(db)
  await sql`alter table cart_line drop column agreed_unit_minor, drop column agreed_total_minor, drop column agreed_currency,
    drop column agreed_lead_days`.execute(db)
  await sql`alter table cart drop column quote_number, drop column prices_until`.execute(db)
  for (const table of ['quote_line', 'quote_version', 'quote']) await sql`drop table ${sql.table(table)}`.execute(db)
  await sql`drop function refuse_version_change()`.execute(db)
  await sql`drop sequence quote_number`.execute(db)
}
