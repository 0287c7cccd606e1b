import { type Kysely, sql } from 'kysely'
import { APP_ROLE } from '#server/database/role-names.ts'
import { grantToApplication } from '#server/database/tenant-table.ts'

/** What finds the oldest rows, what took them away, and a bounded way to shorten analytics. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index job_by_age on job (tenant, created_at)`.execute(db)
  await sql`create index person_token_by_expiry on person_token (tenant, expires_at)`.execute(db)
  await sql`
    create table pruning (
      table_name text primary key,
      removed bigint not null,
      ran_at timestamptz not null default now()
    )`.execute(db)
  await grantToApplication(db, 'pruning', ['select', 'insert', 'update'])
  await sql`drop function prune_analytics()`.execute(db)
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
