import { sql, type Kysely } from 'kysely'
import { APP_ROLE } from '#platform/database/role-names.ts'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What visitors who agreed to it did: added to and read by the application, shortened by one function only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table analytics_request (
      id bigint generated always as identity primary key,
      tenant text not null default current_setting('app.tenant'),
      at timestamptz not null,
      request jsonb not null
    )`.execute(db)
  await sql`create index analytics_request_by_time on analytics_request (tenant, at)`.execute(db)
  await protectTenantTable(db, 'analytics_request', { appendOnly: true })
  /* Runs as the owner, for whom row-level security holds as well; never younger than 90 days, whoever asks. */
  await sql`
    create function prune_analytics(before timestamptz, most integer) returns bigint
    language sql security definer set search_path = public, pg_temp as $$
      with gone as (
        delete from analytics_request where id = any(array(
          select id from analytics_request where at < least(before, now() - interval '90 days') order by at limit most))
        returning 1)
      select count(*) from gone
    $$`.execute(db)
  await sql`revoke all on function prune_analytics(timestamptz, integer) from public`.execute(db)
  await sql`grant execute on function prune_analytics(timestamptz, integer) to ${sql.id(APP_ROLE)}`.execute(db)
}
