import { sql, type Kysely } from 'kysely'

/** An order finds the document that its cart was ordered with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index cart_of_order on cart (tenant, order_number) where order_number is not null`.execute(db)
}
