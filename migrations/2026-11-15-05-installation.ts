import { sql, type Kysely } from 'kysely'

/** Facts about this installation as a whole; only the owner reads and writes them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table installation (name text primary key, value text not null)`.execute(db)
}
