import { sql, type Kysely } from 'kysely'

/** Words of orders are folded like part numbers, O as 0 and I as 1; words that were stored before are folded here. */
const foldOrderWords = async (db: Kysely<unknown>): Promise<void> => {
  // Rows of tenants are hidden from the owner too.
  await sql`alter table order_word no force row level security`.execute(db)
  await sql`
    insert into order_word (tenant, account_key, word, order_id)
    select tenant, account_key, translate(word, 'oi', '01'), order_id from order_word where word ~ '[oi]'
    on conflict do nothing`.execute(db)
  await sql`delete from order_word where word ~ '[oi]'`.execute(db)
  await sql`alter table order_word force row level security`.execute(db)
}

/** Accessories are found by the parts they go with: their documents are read again. */
const touchAccessories = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['product', 'search_change'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await sql`
    insert into search_change (tenant, kind, key)
    select distinct tenant, 'product', unnest(accessories) from product
    on conflict do nothing`.execute(db)
  for (const table of ['product', 'search_change'])
    await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

/** Use of tools may be recorded without the name of one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await foldOrderWords(db)
  await touchAccessories(db)
  await sql`alter table tool_use alter column tool_id drop not null`.execute(db)
}
