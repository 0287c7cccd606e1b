import { sql, type Kysely } from 'kysely'

/** Whether somebody who had a seat was there; null until staff kept the list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table course_enrolment add column attended boolean`.execute(db)
}
