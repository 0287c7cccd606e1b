import { type Kysely, sql } from 'kysely'

/** Which worker runs a job, so that the next one can tell work under way from work that its worker took along. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table job add column worker integer`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table job drop column worker`.execute(db)
}
