import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Price breaks, how a part is sold, and what is on its way to a warehouse. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The public list has its breaks here too, under the name 'list'; its price for one piece is in the product.
  await sql`alter table product_price add column from_quantity integer not null default 1 check (from_quantity >= 1)`.execute(db)
  await sql`alter table product_price drop constraint product_price_pkey`.execute(db)
  await sql`alter table product_price add primary key (tenant, price_list, sku, currency, from_quantity)`.execute(db)
  await sql`
    create table part_terms (
      tenant text not null default current_setting('app.tenant'),
      sku text not null,
      /* Nobody orders fewer, and only in multiples of the step above that. */
      minimum integer not null default 1 check (minimum >= 1),
      step integer not null default 1 check (step >= 1),
      /* Working days until it ships when no warehouse has it. */
      lead_days integer check (lead_days >= 0),
      primary key (tenant, sku)
    )`.execute(db)
  await sql`
    create table part_delivery (
      tenant text not null default current_setting('app.tenant'),
      sku text not null,
      /* The country it lies in, as in a product's stock. */
      warehouse text not null check (warehouse ~ '^[a-z]{2}$'),
      due_on date not null,
      quantity integer not null check (quantity > 0),
      primary key (tenant, sku, warehouse, due_on)
    )`.execute(db)
  for (const table of ['part_terms', 'part_delivery']) await protectTenantTable(db, table)
}
