import { sql, type Kysely } from 'kysely'

/** Status dialogs that are shown until they are closed once [2.10.2]. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person add column seen_statuses text[] not null default '{}'`.execute(db)
}
