import { sql, type Kysely } from 'kysely'

/** Units and the account of a customer's procurement system. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table procurement_connection
    /* Their words for units, each with ours of UN/ECE Recommendation 20. */
    add column units jsonb not null default '{}',
    /* That it buys for; null: the usual one of the person that it buys as. */
    add column account_key text`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table procurement_connection drop column units, drop column account_key`.execute(db)
}
