import { sql, type Kysely } from 'kysely'

/** Since when a change waits for the search, and when its index was last written: staff see whether it keeps up. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table search_change add column since timestamptz not null default now()`.execute(db)
  await sql`alter table search_segment add column made_at timestamptz not null default now()`.execute(db)
}
