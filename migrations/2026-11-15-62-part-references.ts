import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A column and no index on an expression: behind row-level security only plain comparisons reach an index.
  await sql`
    alter table product add column folded text collate "C" generated always as
      (translate(lower(regexp_replace(sku, '[^A-Za-z0-9]', '', 'g')), 'oi', '01')) stored`.execute(db)
  await sql`create index product_folded on product (tenant, folded)`.execute(db)

  // Numbers of other makers, and what takes their place here.
  await sql`
    create table part_reference (
      tenant text not null default current_setting('app.tenant'),
      maker text not null,
      number text not null,
      folded text collate "C" not null,
      sku text not null,
      primary key (tenant, maker, number, sku)
    )`.execute(db)
  await sql`create index part_reference_folded on part_reference (tenant, folded)`.execute(db)
  await protectTenantTable(db, 'part_reference')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('part_reference').execute()
  await sql`alter table product drop column folded`.execute(db)
}
