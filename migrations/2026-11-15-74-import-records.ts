import { sql, type Kysely } from 'kysely'

/** Letters of part numbers as they are folded; signs have no place among them. */
const FROM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZoi._+-'
const TO = 'abcdefgh1jklmn0pqrstuvwxyz01'

const foldBy = async (db: Kysely<unknown>, expression: string): Promise<void> => {
  await sql`alter table product drop column folded`.execute(db)
  await sql`alter table product add column folded text collate "C" generated always as (${sql.raw(expression)}) stored`.execute(
    db,
  )
  await sql`create index product_folded on product (tenant, folded)`.execute(db)
}

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
  // The same spelling without a regular expression, which was a tenth of what PostgreSQL does for a product.
  await foldBy(db, `translate(sku, '${FROM}', '${TO}')`)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await foldBy(db, `translate(lower(regexp_replace(sku, '[^A-Za-z0-9]', '', 'g')), 'oi', '01')`)
  await sql`alter table product_import drop column settled_at`.execute(db)
  await sql`drop type product_record`.execute(db)
}
