import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The places of a shelf in another order than its own: by name in a language, by number, by price, the newest first.
  await sql`
    create table shelf_order (
      tenant text not null default current_setting('app.tenant'),
      category_id uuid not null,
      sort text not null,
      /* Four bytes a place, the lowest first: a page reads the part it needs. */
      places bytea not null,
      primary key (tenant, category_id, sort),
      foreign key (tenant, category_id) references category (tenant, id) on delete cascade
    )`.execute(db)
  await sql`alter table shelf_order alter column places set storage external`.execute(db)
  await protectTenantTable(db, 'shelf_order')
  // A product with its words in six languages has about three kilobytes. Packing them was half the work of an import.
  await sql`alter table product set (toast_tuple_target = 4080)`.execute(db)
  // Listings read shelves, so nobody asks this index for an order; without one, new products meet at its pages.
  await sql`drop index product_category`.execute(db)
  await sql`create index product_category on product (tenant, category_id)`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index product_category`.execute(db)
  await sql`create index product_category on product (tenant, category_id, popularity desc, id)`.execute(db)
  await sql`alter table product reset (toast_tuple_target)`.execute(db)
  await db.schema.dropTable('shelf_order').execute()
}
