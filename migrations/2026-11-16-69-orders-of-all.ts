import { sql, type Kysely } from 'kysely'

/** Staff look for orders of all accounts: by the day, and by the customer's own reference. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index orders_of_all on orders (tenant, placed_at, id) include (state)`.execute(db)
  await sql`create index orders_by_reference on orders (tenant, (po_number collate "C"), id)`.execute(db)
}
