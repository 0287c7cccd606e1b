import { sql, type Kysely } from 'kysely'

/** By how many percent the amount of a line changes that changes most; null where none does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table data_import_line add column rise double precision`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table data_import_line drop column rise`.execute(db)
}
