import { sql, type Kysely } from 'kysely'

/** Admins read the log by time, by action and by what was changed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index audit_by_time on audit_entry (tenant, at desc)`.execute(db)
  await sql`create index audit_by_action on audit_entry (tenant, action)`.execute(db)
  await sql`create index audit_by_object on audit_entry (tenant, (details->>'object'))`.execute(db)
}
