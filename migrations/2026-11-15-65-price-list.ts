import { sql, type Kysely } from 'kysely'

/** Null: the account pays what the public list says. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sold_to add column price_list text`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sold_to drop column price_list`.execute(db)
}
