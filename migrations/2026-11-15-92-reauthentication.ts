import { sql, type Kysely } from 'kysely'

/** When a session last proved who holds it, and links that take a change of the e-mail address back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table session add column reauthenticated_at timestamptz, add column reauthentication_hash bytea`.execute(db)
  await sql`alter table person_token add column used_at timestamptz`.execute(db)
  await sql`alter table person_token drop constraint person_token_purpose_check`.execute(db)
  await sql`
    alter table person_token add constraint person_token_purpose_check
    check (purpose in ('activate', 'reset-password', 'change-email', 'revalidate', 'restore-email'))`.execute(db)
}
