import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // What an import sends of a product: arrays of it are one value, read once.
  await sql`
    create type product_record as (
      sku text,
      category_id uuid,
      brand text,
      lifecycle text,
      replaced_by text,
      variant_of text,
      names jsonb,
      texts jsonb,
      attributes jsonb,
      images jsonb,
      documents jsonb,
      accessories text[],
      prices jsonb,
      stock jsonb,
      markets text[],
      sales_orgs text[],
      popularity integer,
      digest bytea
    )`.execute(db)
  // When listings and search held what it brought; until then they are made again by whoever imports the file once more.
  await sql`alter table product_import add column settled_at timestamptz`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table product_import drop column settled_at`.execute(db)
  await sql`drop type product_record`.execute(db)
}
