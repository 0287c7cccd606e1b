import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Orders that are placed again and again, and what became of each day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table recurring_order (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      sold_to_id uuid not null references sold_to on delete cascade,
      account_key text not null,
      name text not null,
      /* [{ sku, quantity, minor, isShort }]: minor is the agreed price of a piece, isShort that not all were in stock. */
      lines jsonb not null,
      currency text not null,
      /* The country of the page on which it was made: whose catalogue it orders from. */
      country text not null,
      every_count integer not null check (every_count between 1 and 999),
      every_unit text not null check (every_unit in ('days', 'weeks', 'months')),
      starts_on date not null,
      /* Null once it ended. */
      next_on date,
      state text not null check (state in ('Active', 'Paused', 'Ended')),
      reason text not null default '',
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index recurring_order_of_person on recurring_order (person_id, created_at)`.execute(db)
  await sql`create index recurring_order_of_account on recurring_order (sold_to_id)`.execute(db)
  await sql`create index recurring_order_due on recurring_order (tenant, next_on) where state = 'Active'`.execute(db)
  await sql`
    create table recurring_order_event (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      recurring_order_id uuid not null references recurring_order on delete cascade,
      at timestamptz not null,
      kind text not null,
      /* The day that was due; null for what a person did. */
      due_on date,
      order_number text,
      reason text not null default ''
    )`.execute(db)
  await sql`create index recurring_order_event_of_order on recurring_order_event (recurring_order_id, at)`.execute(db)
  /* A day is ordered once, whatever happens to the workers. */
  await sql`
    create unique index recurring_order_event_once on recurring_order_event (recurring_order_id, due_on)
    where kind = 'ordered' and due_on is not null`.execute(db)
  for (const table of ['recurring_order', 'recurring_order_event']) await protectTenantTable(db, table)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table recurring_order_event, recurring_order`.execute(db)
}
