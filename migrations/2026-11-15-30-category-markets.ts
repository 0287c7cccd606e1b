import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* Null is sold everywhere; a list without a country would be sold nowhere, and nobody means that. */
  await sql`
    alter table category
      add column markets text[] check (markets is null or array_to_string(markets, '') ~ '^([a-z]{2})+$')`.execute(db)
  await sql`create index category_limited on category (tenant) where markets is not null`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table category drop column markets`.execute(db)
}
