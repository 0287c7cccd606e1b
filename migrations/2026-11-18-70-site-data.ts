import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

const TABLES = ['freight_rate', 'tax_rate', 'market_currency', 'holiday', 'cut_off_time', 'order_state_word']

/** What delivery costs, which taxes come on top, when nothing leaves, what markets pay in, and how an ERP names states. */
const createTables = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table freight_rate (
      tenant text not null default current_setting('app.tenant'),
      /* Empty: every currency without a line of its own. */
      currency text not null default '',
      method text not null check (method in ('standard', 'express', 'own-carrier')),
      /* Where it goes, in lower case; empty: everywhere else. */
      country_code text not null default '',
      amount numeric check (amount >= 0),
      /* Of the goods, where there is no amount. */
      percent numeric check (percent >= 0),
      free_from numeric check (free_from >= 0),
      valid_from date not null,
      /* The last day; null: until further notice. */
      valid_until date check (valid_until >= valid_from),
      changed_at timestamptz not null default now(),
      check (num_nonnulls(amount, percent) = 1),
      primary key (tenant, currency, method, country_code, valid_from)
    )`.execute(db)
  await sql`
    create table tax_rate (
      tenant text not null default current_setting('app.tenant'),
      country_code text not null,
      /* Empty: the country's regions without a line of their own. */
      region text not null default '',
      tax text not null check (tax in ('vat', 'sales')),
      percent numeric not null check (percent between 0 and 100),
      valid_from date not null,
      valid_until date check (valid_until >= valid_from),
      changed_at timestamptz not null default now(),
      primary key (tenant, country_code, region, tax, valid_from)
    )`.execute(db)
  await sql`
    create table market_currency (
      tenant text not null default current_setting('app.tenant'),
      /* Empty: every other country. */
      country_code text not null default '',
      currency text not null,
      valid_from date not null,
      valid_until date check (valid_until >= valid_from),
      changed_at timestamptz not null default now(),
      primary key (tenant, country_code, valid_from)
    )`.execute(db)
  await sql`
    create table holiday (
      tenant text not null default current_setting('app.tenant'),
      day date not null,
      /* Empty: wherever it goes. */
      country_code text not null default '',
      names jsonb not null default '{}',
      changed_at timestamptz not null default now(),
      primary key (tenant, day, country_code)
    )`.execute(db)
  await sql`
    create table cut_off_time (
      tenant text not null default current_setting('app.tenant'),
      method text not null check (method in ('standard', 'express', 'own-carrier')),
      /* In the zone, as 14:30. */
      until_time text not null,
      time_zone text not null,
      valid_from date not null,
      valid_until date check (valid_until >= valid_from),
      changed_at timestamptz not null default now(),
      primary key (tenant, method, valid_from)
    )`.execute(db)
  await sql`
    create table order_state_word (
      tenant text not null default current_setting('app.tenant'),
      state text not null,
      /* What the ERP calls it. */
      words text[] not null default '{}',
      /* What people read, by language; without a name the portal's own word. */
      names jsonb not null default '{}',
      changed_at timestamptz not null default now(),
      primary key (tenant, state)
    )`.execute(db)
}

/** Every new site begins with these; later versions of the program change nothing of what a tenant has. */
const createStarterLines = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function insert_starter_terms(new_tenant text) returns void language plpgsql as $$
    declare former text := current_setting('app.tenant', true);
    begin
      perform set_config('app.tenant', new_tenant, true);
      insert into freight_rate (currency, method, amount, free_from, valid_from)
        select currency, 'standard', cost, free_from, '2000-01-01' from (values
          ('USD', 19, 2500), ('EUR', 18, 2500), ('GBP', 16, 2000), ('PLN', 79, 10000), ('CNY', 140, 18000),
          ('JPY', 2800, 400000), ('KWD', 6, 800)) as known (currency, cost, free_from);
      insert into freight_rate (currency, method, amount, valid_from)
        select currency, 'express', amount * 2.5, valid_from from freight_rate where method = 'standard';
      insert into freight_rate (method, percent, valid_from) values ('standard', 2, '2000-01-01'), ('express', 5, '2000-01-01');
      insert into tax_rate (country_code, tax, percent, valid_from)
        select country, 'vat', percent, '2000-01-01' from (values
          ('at', 20), ('be', 21), ('ch', 8.1), ('cn', 13), ('cz', 21), ('de', 19), ('es', 21), ('fr', 20), ('gb', 20),
          ('it', 22), ('jp', 10), ('nl', 21), ('pl', 23)) as known (country, percent);
      insert into tax_rate (country_code, region, tax, percent, valid_from)
        select 'us', region, 'sales', percent, '2000-01-01' from (values
          ('AZ', 5.6), ('CA', 7.25), ('MN', 6.875), ('NC', 4.75), ('NY', 4), ('TX', 6.25)) as known (region, percent);
      insert into market_currency (country_code, currency, valid_from) values
        ('', 'EUR', '2000-01-01'), ('us', 'USD', '2000-01-01'), ('cn', 'CNY', '2000-01-01'), ('gb', 'GBP', '2000-01-01'),
        ('jp', 'JPY', '2000-01-01'), ('pl', 'PLN', '2000-01-01');
      perform set_config('app.tenant', coalesce(former, ''), true);
    end $$`.execute(db)
  await sql`
    create function start_tenant_terms() returns trigger language plpgsql as $$
    begin
      perform insert_starter_terms(new.key);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger tenant_terms after insert on tenant for each row execute function start_tenant_terms()`.execute(db)
  await sql`select insert_starter_terms(key) from tenant`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createTables(db)
  for (const table of TABLES) {
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} before update on ${sql.table(table)} for each row
      execute function touch_changed_at()`.execute(db)
    await protectTenantTable(db, table)
  }
  await createStarterLines(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger tenant_terms on tenant`.execute(db)
  await sql`drop function start_tenant_terms()`.execute(db)
  await sql`drop function insert_starter_terms(text)`.execute(db)
  for (const table of TABLES) await sql`drop table ${sql.table(table)}`.execute(db)
}
