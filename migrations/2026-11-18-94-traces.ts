import { sql, type Kysely } from 'kysely'

/** The trace in which an event happened: its webhooks are called in the same one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table outbox_delivery add column trace_parent text`.execute(db)
}
