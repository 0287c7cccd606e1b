import { sql, type Kysely } from 'kysely'

/** Who caused a message and what it is about, so that repeated ones are counted and combined. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table mail_outbox
      /* A hash; null where nobody did, such as a reminder. */
      add column caused_by text,
      add column about text not null default '',
      /* A message that later ones are added to until then. */
      add column send_after timestamptz,
      add column earlier jsonb not null default '[]'`.execute(db)
  await sql`create index mail_outbox_causer on mail_outbox (tenant, caused_by, created_at) where caused_by is not null`.execute(
    db,
  )
  await sql`create index mail_outbox_recipient on mail_outbox (tenant, to_address, created_at)`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail_outbox drop column caused_by, drop column about, drop column send_after, drop column earlier`.execute(
    db,
  )
}
