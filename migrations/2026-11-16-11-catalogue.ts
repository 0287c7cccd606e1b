import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

const TABLES = [
  'category',
  'brand',
  'attribute',
  'product',
  'product_price',
  'category_index',
  'category_index_facet',
  'category_index_order',
  'part_reference',
]

/** Letters of part numbers as they are folded; signs have no place among them. */
const FROM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZoi._+-'
const TO = 'abcdefgh1jklmn0pqrstuvwxyz01'

/** Categories, brands and products; what customers pay; what listings read. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table category (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      parent_id uuid,
      slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      /* The slugs from the top, joined with '/'. */
      path text not null,
      depth integer not null check (depth between 1 and 4),
      position integer not null,
      picture_family text not null,
      names jsonb not null,
      texts jsonb not null default '{}',
      image jsonb,
      /* Null is sold everywhere; a list without a country would be sold nowhere, and nobody means that. */
      markets text[] check (markets is null or array_to_string(markets, '') ~ '^([a-z]{2})+$'),
      unique (tenant, id),
      unique (tenant, path),
      /* A foreign key looks past row-level security, so the tenant is part of it. */
      foreign key (tenant, parent_id) references category (tenant, id) on delete cascade,
      check ((parent_id is null) = (depth = 1)),
      check (array_length(string_to_array(path, '/'), 1) = depth)
    )`.execute(db)
  await sql`create index category_children on category (tenant, parent_id, position)`.execute(db)
  await sql`create index category_limited on category (tenant) where markets is not null`.execute(db)
  await sql`
    create table brand (
      tenant text not null default current_setting('app.tenant'),
      slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name text not null,
      texts jsonb not null default '{}',
      position integer not null default 0,
      primary key (tenant, slug)
    )`.execute(db)
  await sql`
    create table attribute (
      tenant text not null default current_setting('app.tenant'),
      key text not null check (key ~ '^[a-z][a-z0-9_]*$'),
      names jsonb not null,
      unit text,
      is_facet boolean not null default false,
      position integer not null default 0,
      primary key (tenant, key)
    )`.execute(db)
  await sql`
    create table product (
      /* Four bytes: listings keep a million of them in arrays. */
      id integer generated always as identity primary key,
      tenant text not null default current_setting('app.tenant'),
      sku text not null,
      category_id uuid not null,
      brand text,
      lifecycle text not null default 'active' check (lifecycle in ('active', 'obsolete', 'replaced')),
      replaced_by text,
      variant_of text,
      names jsonb not null,
      texts jsonb not null default '{}',
      attributes jsonb not null default '{}',
      images jsonb not null default '[]',
      documents jsonb not null default '[]',
      accessories text[] not null default '{}',
      /* Minor units by price list and currency. */
      prices jsonb not null default '{}',
      /* Pieces by warehouse country. */
      stock jsonb not null default '{}',
      /* Null: sold everywhere. */
      markets text[],
      sales_orgs text[],
      popularity integer not null default 0,
      /* Of the record it came from: an import that brings the same again writes nothing. */
      digest bytea not null,
      changed_at timestamptz not null default now(),
      /* As part numbers are compared. A column and no index on an expression: behind row-level security only plain comparisons reach an index. */
      folded text collate "C" generated always as (translate(sku, ${sql.lit(FROM)}, ${sql.lit(TO)})) stored,
      unique (tenant, sku),
      foreign key (tenant, category_id) references category (tenant, id) on delete cascade
    )`.execute(db)
  // A product with its words in six languages has about three kilobytes. Packing them was half the work of an import.
  await sql`alter table product set (toast_tuple_target = 4080)`.execute(db)
  await sql`create index product_category on product (tenant, category_id)`.execute(db)
  await sql`create index product_folded on product (tenant, folded)`.execute(db)
  await sql`create index product_variants on product (tenant, variant_of) where variant_of is not null`.execute(db)
  await sql`create index product_replaced_by on product (tenant, replaced_by) where replaced_by is not null`.execute(db)

  // What customers with terms of their own pay; the list price is in the product.
  await sql`
    create table product_price (
      tenant text not null default current_setting('app.tenant'),
      price_list text not null,
      sku text not null,
      currency char(3) not null,
      minor bigint not null check (minor >= 0),
      primary key (tenant, price_list, sku, currency)
    )`.execute(db)

  // One index a category, however deep: its products in order, and a bit string for each value one can filter by.
  await sql`
    create table category_index (
      tenant text not null default current_setting('app.tenant'),
      category_id uuid not null,
      products integer[] not null,
      built_at timestamptz not null default now(),
      primary key (tenant, category_id),
      foreign key (tenant, category_id) references category (tenant, id) on delete cascade
    )`.execute(db)
  await sql`
    create table category_index_facet (
      tenant text not null default current_setting('app.tenant'),
      category_id uuid not null,
      facet text not null,
      value text not null,
      bits bit varying not null,
      /* No foreign key: one look-up for each of a hundred thousand rows would be most of the work. */
      primary key (tenant, category_id, facet, value)
    )`.execute(db)
  // Uncompressed, so that counting reads them as they are.
  await sql`alter table category_index_facet alter column bits set storage external`.execute(db)
  await sql`alter table category_index alter column products set storage external`.execute(db)
  // The products of an index in another order than its own: by name in a language, by number, by price, the newest first.
  await sql`
    create table category_index_order (
      tenant text not null default current_setting('app.tenant'),
      category_id uuid not null,
      sort text not null,
      /* Ordinals in the index, four bytes each, the lowest first: a page reads the part it needs. */
      places bytea not null,
      primary key (tenant, category_id, sort),
      foreign key (tenant, category_id) references category (tenant, id) on delete cascade
    )`.execute(db)
  await sql`alter table category_index_order alter column places set storage external`.execute(db)
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

  for (const table of TABLES) await protectTenantTable(db, table)
}
