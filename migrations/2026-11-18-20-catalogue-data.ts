import { sql, type Kysely } from 'kysely'

/** Categories as their owner wrote them; prices of one account, and prices that hold for a time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* Names, texts and markets as they were brought: the columns beside it hold English where a language is missing, and no more
     countries than the category above. Null: they are as they were brought. */
  await sql`alter table category add column given jsonb`.execute(db)
  await sql`
    alter table product_price
      /* The key of the one account it is for, such as M1~0000001001; its price list is empty then. */
      add column account text not null default '',
      add column valid_from date not null default '-infinity',
      /* The last day. */
      add column valid_until date,
      drop constraint product_price_pkey,
      add primary key (tenant, sku, price_list, account, currency, from_quantity, valid_from),
      add check (account = '' or price_list = ''),
      add check (valid_until >= valid_from)`.execute(db)
  /* The public prices of which one is chosen by the day. */
  await sql`
    create index product_price_dated on product_price (tenant, sku)
    where price_list = 'list' and account = '' and from_quantity = 1`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index product_price_dated`.execute(db)
  await sql`delete from product_price where account <> '' or valid_from <> '-infinity' or valid_until is not null`.execute(db)
  await sql`
    alter table product_price drop constraint product_price_pkey, drop column account, drop column valid_from,
      drop column valid_until, add primary key (tenant, price_list, sku, currency, from_quantity)`.execute(db)
  await sql`alter table category drop column given`.execute(db)
}
