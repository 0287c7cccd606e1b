import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What people are about to order, one cart a person and ordering account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table cart (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      sold_to_id uuid not null references sold_to on delete cascade,
      /* Grows with every change: whoever saw an older one is told. */
      version integer not null default 1,
      changed_at timestamptz not null,
      unique (tenant, person_id, sold_to_id)
    )`.execute(db)
  await sql`create index cart_by_account on cart (sold_to_id)`.execute(db)
  await sql`create index cart_by_change on cart (tenant, changed_at)`.execute(db)
  await sql`
    create table cart_line (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      cart_id uuid not null references cart on delete cascade,
      sku text not null,
      quantity integer not null check (quantity between 1 and 999999),
      note text not null default '' check (length(note) <= 240),
      requested_on date,
      /* For later: not part of the order. */
      is_saved boolean not null default false,
      /* What a piece cost when the person last saw this line; null where it had to be asked for. */
      seen_minor bigint,
      seen_currency text,
      /* The order in which lines came. */
      place bigint generated always as identity,
      unique (cart_id, sku, is_saved)
    )`.execute(db)
  for (const table of ['cart', 'cart_line']) await protectTenantTable(db, table)
}
