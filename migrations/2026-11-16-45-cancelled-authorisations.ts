import { sql, type Kysely } from 'kysely'

/** What was authorised for an order that nobody placed is given back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table payment_authorisation drop constraint payment_authorisation_state_check`.execute(db)
  await sql`
    alter table payment_authorisation add constraint payment_authorisation_state_check
      check (state in ('asked', 'authorised', 'refused', 'failed', 'cancelled'))`.execute(db)
  await sql`
    create index payment_unused on payment_authorisation (tenant, created_at)
      where state = 'authorised' and order_number is null`.execute(db)
}
