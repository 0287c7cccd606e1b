import { sql, type Kysely } from 'kysely'

/** Owners bring and read back how parts are sold, what is under way, and pictures and films. */
const TOUCHED = ['part_terms', 'part_delivery']

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of TOUCHED) {
    await sql`alter table ${sql.table(table)} add column changed_at timestamptz not null default now()`.execute(db)
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} before update on ${sql.table(table)} for each row
      execute function touch_changed_at()`.execute(db)
  }
  /* As the owner called the file that was brought. */
  await sql`alter table asset add column file_name text not null default ''`.execute(db)
}
