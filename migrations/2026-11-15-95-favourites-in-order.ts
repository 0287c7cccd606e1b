import { sql, type Kysely } from 'kysely'

/** A page of someone's favourites is read in their order, without the thousands after it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index favourite_sold_to_in_order on favourite_sold_to (person_id, is_default desc, position, sold_to_id) include (tenant)`.execute(
    db,
  )
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index favourite_sold_to_in_order`.execute(db)
}
