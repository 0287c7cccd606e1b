import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Companies, and the accounts they order through (sold-to). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table company (
      id uuid primary key,
      tenant text not null default current_setting('app.tenant'),
      number text not null,
      name text not null,
      customer_type text not null,
      customer_group text not null,
      line_of_business text not null,
      unique (tenant, number)
    )`.execute(db)
  await sql`alter table person add foreign key (company_id) references company`.execute(db)
  await sql`
    create table sold_to (
      id uuid primary key,
      tenant text not null default current_setting('app.tenant'),
      /* Digits are padded to ten, so that one account has one number [5.7.1]; some start with a letter. */
      number text not null,
      erp_id text not null,
      sales_org text not null,
      name text not null,
      city text not null,
      postal_code text not null,
      country_code text not null,
      default_currency text,
      customer_unit_currency text,
      currencies text[] not null default '{}',
      is_ecom_enabled boolean not null default true,
      /* Null: not restricted to some tools. */
      tool_access text[],
      /* Null: the account pays what the public list says. */
      price_list text,
      unique (tenant, erp_id, number)
    )`.execute(db)
  await sql`
    create table person_sold_to (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      sold_to_id uuid not null references sold_to on delete cascade,
      is_default boolean not null default false,
      position integer not null default 0,
      primary key (person_id, sold_to_id)
    )`.execute(db)
  await sql`create unique index one_default_sold_to on person_sold_to (person_id) where is_default`.execute(db)
  /* Without these, removing an account reads everyone's lists. */
  await sql`create index person_sold_to_by_account on person_sold_to (sold_to_id)`.execute(db)
  await sql`
    create table favourite_sold_to (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      sold_to_id uuid not null references sold_to on delete cascade,
      is_default boolean not null default false,
      position integer not null default 0,
      primary key (person_id, sold_to_id)
    )`.execute(db)
  await sql`create unique index one_default_favourite on favourite_sold_to (person_id) where is_default`.execute(db)
  await sql`create index favourite_sold_to_by_account on favourite_sold_to (sold_to_id)`.execute(db)
  // A page of someone's favourites is read in their order, without the thousands after it.
  await sql`
    create index favourite_sold_to_in_order on favourite_sold_to (person_id, is_default desc, position, sold_to_id)
    include (tenant)`.execute(db)
  for (const table of ['company', 'sold_to', 'person_sold_to', 'favourite_sold_to']) await protectTenantTable(db, table)
}
