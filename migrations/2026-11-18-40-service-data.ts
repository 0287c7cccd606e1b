import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Addresses that people added themselves have a number too, so that every line of an account can be named. */
const numberShipTos = async (db: Kysely<unknown>): Promise<void> => {
  const made = sql.raw(`'W-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10))`)
  /* In every tenant: the owner sees them all for a moment. */
  await sql`alter table ship_to no force row level security`.execute(db)
  await sql`update ship_to set number = ${made} where number is null`.execute(db)
  await sql`alter table ship_to force row level security`.execute(db)
  await sql`alter table ship_to alter column number set default ${made}, alter column number set not null`.execute(db)
}

/** What owners bring about service: addresses, dates of courses, sites of accounts and support cases. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await numberShipTos(db)
  /* What its owner calls a date; the id stays in addresses and certificates. */
  await sql`alter table course_date add column code text not null default gen_random_uuid()::text`.execute(db)
  await sql`create unique index course_date_by_code on course_date (tenant, course_id, code)`.execute(db)
  await sql`
    create table account_site (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      sold_to_id uuid not null references sold_to on delete cascade,
      number text not null,
      name text not null,
      street text not null default '',
      postal_code text not null default '',
      city text not null default '',
      country_code text not null default '',
      is_primary boolean not null default false,
      changed_at timestamptz not null default now(),
      primary key (tenant, id),
      unique (tenant, sold_to_id, number)
    )`.execute(db)
  await sql`create index account_site_of_account on account_site (sold_to_id)`.execute(db)
  await protectTenantTable(db, 'account_site')
  await sql`
    alter table support_case
      /* The account that a brought case is about. */
      add column sold_to_id uuid references sold_to on delete set null,
      add column changed_at timestamptz not null default now()`.execute(db)
  /* What was written in the portal stays, whatever the owner's lines say. */
  await sql`alter table case_message add column is_brought boolean not null default false`.execute(db)
  await sql`create index support_case_of_account on support_case (sold_to_id) where sold_to_id is not null`.execute(db)
  for (const table of ['account_site', 'support_case'])
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} before update on ${sql.table(table)} for each row
      execute function touch_changed_at()`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger support_case_changed on support_case`.execute(db)
  await sql`alter table support_case drop column sold_to_id, drop column changed_at`.execute(db)
  await sql`alter table case_message drop column is_brought`.execute(db)
  await sql`drop table account_site`.execute(db)
  await sql`alter table course_date drop column code`.execute(db)
  await sql`alter table ship_to alter column number drop not null, alter column number drop default`.execute(db)
}
