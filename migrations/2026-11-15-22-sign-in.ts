import { sql, type Kysely } from 'kysely'

/** How a tenant's people are known, and what finds records that have run out. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant add column identity jsonb not null default '{}'`.execute(db)
  await sql`create index session_by_expiry on session (tenant, expires_at)`.execute(db)
  await sql`create index oidc_record_by_expiry on oidc_record (tenant, expires_at)`.execute(db)
  await sql`create index oidc_record_by_uid on oidc_record (tenant, kind, uid) where uid is not null`.execute(db)
  await sql`create index attempt_by_age on attempt (tenant, window_start)`.execute(db)
}
