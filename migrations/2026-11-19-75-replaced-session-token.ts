import { sql, type Kysely } from 'kysely'

/** A proof of who somebody is gives their session a new token; the former one counts a minute more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table session
      add column replaced_token_hash bytea,
      add column replaced_until timestamptz`.execute(db)
  await sql`create index session_replaced_token_hash on session (replaced_token_hash) where replaced_token_hash is not null`.execute(
    db,
  )
}
