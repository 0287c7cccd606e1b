import { sql, type Kysely } from 'kysely'

/** Tables whose lines owners bring and read back, and that did not say when a row changed. */
const TOUCHED = [
  'company',
  'sold_to',
  'ship_to',
  'person',
  'tool',
  'category',
  'attribute',
  'brand',
  'product_price',
  'part_reference',
  'dealer',
  'download_document',
  'publication',
  'software_product',
  'software_release',
  'knowledge_article',
  'course',
  'course_date',
  'site',
  'shipment',
  'invoice',
]

/** What owners say about their companies, accounts, addresses and tools beyond what the demo did; and when each row changed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function touch_changed_at() returns trigger language plpgsql as $$
    begin
      if new is distinct from old then
        new.changed_at := now();
      end if;
      return new;
    end $$`.execute(db)
  for (const table of TOUCHED) {
    await sql`alter table ${sql.table(table)} add column changed_at timestamptz not null default now()`.execute(db)
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} before update on ${sql.table(table)} for each row
      execute function touch_changed_at()`.execute(db)
  }
  await sql`
    alter table company
      alter column id set default gen_random_uuid(),
      alter column customer_type set default '',
      alter column customer_group set default '',
      alter column line_of_business set default '',
      add column country_code text not null default ''`.execute(db)
  await sql`
    alter table sold_to
      alter column id set default gen_random_uuid(),
      alter column sales_org set default '',
      alter column city set default '',
      alter column postal_code set default '',
      add column company_id uuid references company on delete set null,
      add column street text not null default '',
      add column region text not null default '',
      /* In the account's currency. */
      add column credit_limit numeric check (credit_limit >= 0),
      add column payment_terms text not null default ''`.execute(db)
  await sql`create index sold_to_by_company on sold_to (tenant, company_id)`.execute(db)
  await sql`alter table ship_to add column number text`.execute(db)
  await sql`create unique index ship_to_by_number on ship_to (tenant, sold_to_id, number)`.execute(db)
  await sql`
    alter table tool
      /* By language; a language without a name shows the English one. */
      add column names jsonb not null default '{}',
      add column tool_group text,
      add column is_primary boolean not null default false,
      add column who_may_ask text not null default 'everyone'
        check (who_may_ask in ('everyone', 'customers', 'employees', 'nobody'))`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tool drop column names, drop column tool_group, drop column is_primary, drop column who_may_ask`.execute(
    db,
  )
  await sql`alter table ship_to drop column number`.execute(db)
  await sql`
    alter table sold_to drop column company_id, drop column street, drop column region, drop column credit_limit,
      drop column payment_terms`.execute(db)
  await sql`alter table company drop column country_code`.execute(db)
  for (const table of TOUCHED) {
    await sql`drop trigger ${sql.raw(`${table}_changed`)} on ${sql.table(table)}`.execute(db)
    await sql`alter table ${sql.table(table)} drop column changed_at`.execute(db)
  }
  await sql`drop function touch_changed_at()`.execute(db)
}
