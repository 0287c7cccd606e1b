import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** How long deliveries take, by method and country; a tenant begins with what the program said before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table delivery_time (
      tenant text not null default current_setting('app.tenant'),
      method text not null check (method in ('standard', 'express', 'own-carrier')),
      /* Where it goes, in lower case; empty: everywhere else. */
      country_code text not null default '',
      /* Working days from the supplier's door to the customer's. */
      transit_days integer not null check (transit_days between 0 and 90),
      /* Working days until it leaves, where neither stock nor the product says when. */
      lead_days integer not null check (lead_days between 0 and 365),
      valid_from date not null,
      valid_until date check (valid_until >= valid_from),
      changed_at timestamptz not null default now(),
      primary key (tenant, method, country_code, valid_from)
    )`.execute(db)
  await sql`
    create trigger delivery_time_changed before update on delivery_time for each row
    execute function touch_changed_at()`.execute(db)
  await protectTenantTable(db, 'delivery_time')
  await sql`
    create function insert_starter_times(new_tenant text) returns void language plpgsql as $$
    declare former text := current_setting('app.tenant', true);
    begin
      perform set_config('app.tenant', new_tenant, true);
      insert into delivery_time (method, transit_days, lead_days, valid_from) values
        ('standard', 3, 20, '2000-01-01'), ('express', 1, 20, '2000-01-01'), ('own-carrier', 1, 20, '2000-01-01');
      perform set_config('app.tenant', coalesce(former, ''), true);
    end $$`.execute(db)
  await sql`
    create function start_tenant_times() returns trigger language plpgsql as $$
    begin
      perform insert_starter_times(new.key);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger tenant_times after insert on tenant for each row execute function start_tenant_times()`.execute(db)
  await sql`select insert_starter_times(key) from tenant`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger tenant_times on tenant`.execute(db)
  await sql`drop function start_tenant_times()`.execute(db)
  await sql`drop function insert_starter_times(text)`.execute(db)
  await sql`drop table delivery_time`.execute(db)
}
