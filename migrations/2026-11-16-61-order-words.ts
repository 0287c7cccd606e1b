import { sql, type Kysely } from 'kysely'

/**
 * Fifteen words an order were fifteen entries of an index that only forgetting an order needs. Orders come in the order of
 * their ids, so that a summary of every few pages finds their words as well, and costs next to nothing to keep.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index order_word_of_order`.execute(db)
  await sql`create index order_word_of_order on order_word using brin (order_id) with (pages_per_range = 16)`.execute(db)
}
