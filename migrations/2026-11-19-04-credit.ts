import { sql, type Kysely } from 'kysely'

/** What an account owes, as its ERP said at a moment, and what becomes of an order above its credit limit. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sold_to
    add column open_amount numeric,
    add column open_amount_at timestamptz,
    add column credit_policy text check (credit_policy in ('warn', 'approve', 'block')),
    add constraint sold_to_open_amount_has_time check ((open_amount is null) = (open_amount_at is null))`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sold_to drop constraint sold_to_open_amount_has_time, drop column open_amount,
    drop column open_amount_at, drop column credit_policy`.execute(db)
}
