import { sql, type Kysely } from 'kysely'

/** Which papers go with a message; they are drawn when it leaves. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail_outbox add column attachments jsonb not null default '[]'`.execute(db)
}
