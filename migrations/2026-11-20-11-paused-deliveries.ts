import { sql, type Kysely } from 'kysely'

/** Events that happen while a customer's webhook is paused wait until it is resumed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table outbox_delivery drop constraint outbox_delivery_state_check`.execute(db)
  await sql`alter table outbox_delivery add constraint outbox_delivery_state_check
    check (state in ('waiting', 'delivered', 'dead', 'paused'))`.execute(db)
  await sql`create index outbox_delivery_paused on outbox_delivery (webhook_id, created_at) where state = 'paused'`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index outbox_delivery_paused`.execute(db)
  await sql`update outbox_delivery set state = 'dead' where state = 'paused'`.execute(db)
  await sql`alter table outbox_delivery drop constraint outbox_delivery_state_check`.execute(db)
  await sql`alter table outbox_delivery add constraint outbox_delivery_state_check
    check (state in ('waiting', 'delivered', 'dead'))`.execute(db)
}
