import { sql, type Kysely } from 'kysely'

/** The card fields that a checkout shows now: only what they answer is taken for this cart. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table checkout add column card_session_id uuid`.execute(db)
}
