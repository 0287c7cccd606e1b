import { sql, type Kysely } from 'kysely'

/** What programs call their searches, so that reports tell them apart. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table search_event add column tags text[] not null default '{}'`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table search_event drop column tags`.execute(db)
}
