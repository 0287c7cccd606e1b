import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Orders that came as a list or a document, as far as they are not in the cart yet; and what customers call our parts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_reading (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      sold_to_id uuid not null references sold_to on delete cascade,
      /* 'pasted' has no file name. */
      kind text not null check (kind in ('pasted', 'text', 'xlsx', 'pdf')),
      name text not null default '' check (length(name) <= 200),
      size integer not null,
      pages integer not null,
      media_type text not null,
      po_number text,
      currency text,
      lines jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index order_reading_by_person on order_reading (person_id, sold_to_id, created_at)`.execute(db)
  await sql`create index order_reading_by_age on order_reading (tenant, created_at)`.execute(db)
  await sql`create index order_reading_by_account on order_reading (sold_to_id)`.execute(db)
  await sql`
    create table customer_part_number (
      tenant text not null default current_setting('app.tenant'),
      /* What one account calls a part is nobody else's business. */
      sold_to_id uuid not null references sold_to on delete cascade,
      /* In one spelling, as search compares numbers. */
      folded text not null check (length(folded) between 2 and 60),
      number text not null check (length(number) <= 60),
      sku text not null,
      changed_at timestamptz not null,
      primary key (sold_to_id, folded)
    )`.execute(db)
  for (const table of ['order_reading', 'customer_part_number']) await protectTenantTable(db, table)
}
