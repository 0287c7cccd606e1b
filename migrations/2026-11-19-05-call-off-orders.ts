import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Orders on call: an agreed quantity of each line until a day, ordered in parts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table recurring_order
      alter column every_count drop not null,
      alter column every_unit drop not null,
      /* The last day on which it can be called; null where it comes on its days. */
      add column call_until date,
      add constraint recurring_order_has_one_way check (
        (call_until is null) = (every_count is not null) and (every_count is null) = (every_unit is null)
      )`.execute(db)
  await sql`
    create table recurring_order_call (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      recurring_order_id uuid not null references recurring_order on delete cascade,
      at timestamptz not null,
      /* Follows the order while it waits for approval. */
      cart_id uuid not null unique,
      order_number text,
      /* [{ sku, quantity }]: less than was called where lines of the order were reduced or cancelled since. */
      lines jsonb not null
    )`.execute(db)
  await sql`create index recurring_order_call_of_order on recurring_order_call (recurring_order_id)`.execute(db)
  await sql`create index recurring_order_call_by_number on recurring_order_call (tenant, order_number)`.execute(db)
  await protectTenantTable(db, 'recurring_order_call')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table recurring_order_call`.execute(db)
  await sql`delete from recurring_order where call_until is not null`.execute(db)
  await sql`
    alter table recurring_order drop constraint recurring_order_has_one_way, drop column call_until,
      alter column every_count set not null, alter column every_unit set not null`.execute(db)
}
