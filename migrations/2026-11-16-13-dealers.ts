import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Dealers, for the locator. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table dealer (
      tenant text not null default current_setting('app.tenant'),
      id text not null check (id ~ '^[a-z0-9](-?[a-z0-9])*$'),
      name text not null,
      street text not null,
      postal_code text not null,
      city text not null,
      region text not null default '',
      country char(2) not null check (country ~ '^[a-z]{2}$'),
      lat double precision not null check (lat between -85 and 85),
      lon double precision not null check (lon between -180 and 180),
      phone text not null,
      mail text not null,
      web text not null,
      hours jsonb not null default '[]',
      tags text[] not null check (tags <@ '{sales,service,repair,training,spares}'),
      /* Null: for the visitors of every country. */
      markets text[],
      primary key (tenant, id)
    )`.execute(db)
  await protectTenantTable(db, 'dealer')
}
