import { sql, type Kysely } from 'kysely'

/** Attempts are forgiven little by little, so their count has fractions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table attempt alter column count type double precision`.execute(db)
}
