import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Software for customers: products, their releases, and who wants to hear of the next one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table software_product (
      tenant text not null default current_setting('app.tenant'),
      key text not null,
      /* By language. */
      names jsonb not null,
      texts jsonb not null,
      kind text not null check (kind in ('software', 'firmware', 'manual', 'library')),
      replaced_by text,
      position integer not null default 0,
      primary key (tenant, key),
      foreign key (tenant, replaced_by) references software_product (tenant, key) deferrable initially deferred
    )`.execute(db)
  await protectTenantTable(db, 'software_product')
  await sql`
    create table software_release (
      tenant text not null default current_setting('app.tenant'),
      eak_number text not null,
      product_key text not null,
      version text not null,
      released_at timestamptz not null,
      /* By language: what changed, a line each. */
      notes jsonb not null,
      path text not null,
      primary key (tenant, eak_number),
      unique (tenant, product_key, version),
      foreign key (tenant, product_key) references software_product (tenant, key) on delete cascade,
      foreign key (tenant, path) references download_document (tenant, path)
    )`.execute(db)
  await protectTenantTable(db, 'software_release')
  await sql`
    create table software_watch (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      product_key text not null,
      created_at timestamptz not null,
      primary key (tenant, person_id, product_key),
      foreign key (tenant, product_key) references software_product (tenant, key) on delete cascade
    )`.execute(db)
  await sql`create index software_watch_product on software_watch (tenant, product_key)`.execute(db)
  await protectTenantTable(db, 'software_watch')
}
