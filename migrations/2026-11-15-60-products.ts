import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table category add column image jsonb`.execute(db)
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
      unique (tenant, sku),
      foreign key (tenant, category_id) references category (tenant, id) on delete cascade
    )`.execute(db)
  await sql`create index product_category on product (tenant, category_id, popularity desc, id)`.execute(db)
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

  // One shelf a category, however deep: its products in order, and a bit string for each value one can filter by.
  await sql`
    create table shelf (
      tenant text not null default current_setting('app.tenant'),
      category_id uuid not null,
      products integer[] not null,
      built_at timestamptz not null default now(),
      primary key (tenant, category_id),
      foreign key (tenant, category_id) references category (tenant, id) on delete cascade
    )`.execute(db)
  await sql`
    create table shelf_facet (
      tenant text not null default current_setting('app.tenant'),
      category_id uuid not null,
      facet text not null,
      value text not null,
      bits bit varying not null,
      /* No foreign key: one look-up for each of a hundred thousand rows would be most of the work. */
      primary key (tenant, category_id, facet, value)
    )`.execute(db)
  // Uncompressed, so that counting reads them as they are.
  await sql`alter table shelf_facet alter column bits set storage external`.execute(db)
  await sql`alter table shelf alter column products set storage external`.execute(db)

  await sql`
    create table product_import (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      /* Names the file and what is in it: the same one begins where it stopped. */
      source text not null,
      state text not null default 'running' check (state in ('running', 'done')),
      lines integer not null default 0,
      accepted integer not null default 0,
      unchanged integer not null default 0,
      rejected integer not null default 0,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      unique (tenant, source),
      unique (tenant, id)
    )`.execute(db)
  await sql`
    create table product_import_reject (
      tenant text not null default current_setting('app.tenant'),
      import_id uuid not null,
      line integer not null,
      sku text,
      reason text not null,
      primary key (tenant, import_id, line),
      foreign key (tenant, import_id) references product_import (tenant, id) on delete cascade
    )`.execute(db)
  for (const table of [
    'brand',
    'attribute',
    'product',
    'product_price',
    'shelf',
    'shelf_facet',
    'product_import',
    'product_import_reject',
  ])
    await protectTenantTable(db, table)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table category drop column image`.execute(db)
  for (const table of [
    'product_import_reject',
    'product_import',
    'shelf_facet',
    'shelf',
    'product_price',
    'product',
    'attribute',
    'brand',
  ])
    await db.schema.dropTable(table).execute()
}
