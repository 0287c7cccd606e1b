import { sql, type Kysely } from 'kysely'

/** The cost centre that a recurring order is booked on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table recurring_order add column cost_centre text`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table recurring_order drop column cost_centre`.execute(db)
}
