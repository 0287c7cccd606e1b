import { sql, type Kysely } from 'kysely'

/** Orders by price keep the prices themselves, so that a range of them is exact. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* Minor units in the order of `places`, eight bytes each; parts without a price follow and have none. */
  await sql`alter table category_index_order add column keys bytea`.execute(db)
  await sql`alter table category_index_order alter column keys set storage external`.execute(db)
}
