import { sql, type Kysely } from 'kysely'
import { APP_ROLE } from '#platform/database/role-names.ts'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/**
 * What visitors did, in a part for each month: a month that is over and old goes as a whole, without a row being looked at.
 * The application adds and reads through the table; the parts belong to the owner, who makes and drops them by two functions.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table analytics_request rename to analytics_request_before`.execute(db)
  await sql`alter index analytics_request_by_time rename to analytics_request_before_by_time`.execute(db)
  await sql`
    create table analytics_request (
      id bigint generated always as identity,
      tenant text not null default current_setting('app.tenant'),
      at timestamptz not null,
      request jsonb not null
    ) partition by range (at)`.execute(db)
  await sql`create index analytics_request_by_time on analytics_request (tenant, at)`.execute(db)
  await protectTenantTable(db, 'analytics_request', { appendOnly: true })
  /* Nothing is ever refused for its time. */
  await sql`create table analytics_request_other partition of analytics_request default`.execute(db)
  await sql`alter table analytics_request_other enable row level security, force row level security`.execute(db)
  await sql`create policy tenant_rows on analytics_request_other
    using (tenant = nullif(current_setting('app.tenant', true), ''))
    with check (tenant = nullif(current_setting('app.tenant', true), ''))`.execute(db)

  /* The month of this time and the next one; true when one was made. Attached, not created in place: nobody waits for it. */
  await sql`
    create function prepare_analytics(at timestamptz) returns boolean
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
    declare
      starts timestamptz; part text; is_made boolean := false;
    begin
      for starts in select (date_trunc('month', at at time zone 'UTC') + make_interval(months => n)) at time zone 'UTC' from generate_series(0, 1) n loop
        part := 'analytics_request_' || to_char(starts at time zone 'UTC', 'YYYY_MM');
        continue when to_regclass(part) is not null;
        begin
          execute format('create table %I (like analytics_request including defaults including indexes)', part);
          execute format('alter table %I enable row level security, force row level security', part);
          execute format('create policy tenant_rows on %I
            using (tenant = nullif(current_setting(''app.tenant'', true), ''''))
            with check (tenant = nullif(current_setting(''app.tenant'', true), ''''))', part);
          execute format('alter table analytics_request attach partition %I for values from (%L) to (%L)',
            part, starts, (starts at time zone 'UTC' + interval '1 month') at time zone 'UTC');
          is_made := true;
        exception
          /* Rows of this month stand in the default part already, or someone is in the way: the month stays there. */
          when check_violation or lock_not_available or duplicate_table then null;
        end;
      end loop;
      return is_made;
    end $$`.execute(db)

  /* Never younger than 90 days, whoever asks. Whole months are dropped once their first day is too old; what stands in the
     default part goes row by row, of the bound tenant. */
  await sql`drop function prune_analytics(timestamptz, integer)`.execute(db)
  await sql`
    create function prune_analytics(before timestamptz, most integer) returns bigint
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
    declare
      part record; starts timestamptz; ends timestamptz; gone bigint := 0; removed bigint;
    begin
      for part in
        select child.relname as name from pg_inherits
        join pg_class child on child.oid = inhrelid
        where inhparent = 'analytics_request'::regclass and child.relname ~ '^analytics_request_[0-9]{4}_[0-9]{2}$'
      loop
        starts := to_date(right(part.name, 7), 'YYYY_MM')::timestamp at time zone 'UTC';
        ends := (starts at time zone 'UTC' + interval '1 month') at time zone 'UTC';
        continue when starts >= before or ends > now() - interval '90 days';
        begin
          execute format('drop table %I', part.name);
        exception when lock_not_available then null;
        end;
      end loop;
      delete from analytics_request_other where ctid = any(array(
        select ctid from analytics_request_other
        where at < least(before, now() - interval '90 days') order by at limit most));
      get diagnostics removed = row_count;
      return gone + removed;
    end $$`.execute(db)
  for (const name of ['prune_analytics(timestamptz, integer)', 'prepare_analytics(timestamptz)']) {
    await sql`revoke all on function ${sql.raw(name)} from public`.execute(db)
    await sql`grant execute on function ${sql.raw(name)} to ${sql.id(APP_ROLE)}`.execute(db)
  }
  await sql`select prepare_analytics(now())`.execute(db)
  await sql`alter table analytics_request_before no force row level security`.execute(db)
  await sql`alter table analytics_request no force row level security`.execute(db)
  await sql`insert into analytics_request (tenant, at, request) select tenant, at, request from analytics_request_before`.execute(
    db,
  )
  await sql`alter table analytics_request force row level security`.execute(db)
  await sql`drop table analytics_request_before`.execute(db)
}
