import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What imports brought, and what they refused. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
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
      /* When listings and search held what it brought; until then they are made again by whoever imports the file once more. */
      settled_at timestamptz,
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
  for (const table of ['product_import', 'product_import_reject']) await protectTenantTable(db, table)
}
