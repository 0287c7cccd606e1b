import { sql, type Kysely } from 'kysely'

/** The approval and the cost centre of an order are read with the order, for its page and for exports. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index approval_by_order on approval (tenant, order_number) where order_number is not null`.execute(db)
  await sql`create index budget_entry_by_order on budget_entry (tenant, order_number) where order_number is not null`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index budget_entry_by_order`.execute(db)
  await sql`drop index approval_by_order`.execute(db)
}
