import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** The approval and the cost centre of an order are read with the order; what parts cost, for the margin of offers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index approval_by_order on approval (tenant, order_number) where order_number is not null`.execute(db)
  await sql`create index budget_entry_by_order on budget_entry (tenant, order_number) where order_number is not null`.execute(db)

  await sql`create table part_cost (
    tenant text not null default current_setting('app.tenant'),
    sku text not null,
    currency text not null,
    amount numeric(20, 4) not null check (amount >= 0),
    changed_at timestamptz not null default now(),
    primary key (tenant, sku, currency)
  )`.execute(db)
  await sql`create trigger part_cost_changed before update on part_cost for each row
    execute function touch_changed_at()`.execute(db)
  await protectTenantTable(db, 'part_cost')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table part_cost`.execute(db)
  await sql`drop index budget_entry_by_order`.execute(db)
  await sql`drop index approval_by_order`.execute(db)
}
