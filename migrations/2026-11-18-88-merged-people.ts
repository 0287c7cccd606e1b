import { sql, type Kysely } from 'kysely'

/** Whom an admin merged into somebody else: disabled, with a note of who has their data now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person add column merged_into uuid references person on delete set null`.execute(db)
  await sql`create index person_by_merge on person (merged_into) where merged_into is not null`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person drop column merged_into`.execute(db)
}
