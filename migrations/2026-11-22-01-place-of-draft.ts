import { sql, type Kysely } from 'kysely'

/** Where a purchase order that a system sent says that it goes, for the cart that is made of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table purchase_order add column address jsonb`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table purchase_order drop column address`.execute(db)
}
