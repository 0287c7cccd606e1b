import { sql, type Kysely } from 'kysely'

/** Changes that a system requested, by the message that brought each: its answer names that message. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table procurement_order add column changes jsonb not null default '[]'`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table procurement_order drop column changes`.execute(db)
}
