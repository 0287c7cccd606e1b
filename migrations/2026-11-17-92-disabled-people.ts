import { sql, type Kysely } from 'kysely'

/** Whom an admin disabled: unlike an account that was not used for long, a mail does not open it again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person add column disabled_at timestamptz`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person drop column disabled_at`.execute(db)
}
