import { sql, type Kysely } from 'kysely'

/** The roles of employee and customer when acting began: a change of either ends it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table session add column acting_roles text`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table session drop column acting_roles`.execute(db)
}
