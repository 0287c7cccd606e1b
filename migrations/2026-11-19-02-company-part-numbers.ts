import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What a company calls our parts, for all its people and accounts; `customer_part_number` has those of one account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table company_part_number (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      company_id uuid not null references company on delete cascade,
      /* In one spelling, as search compares numbers. */
      folded text not null check (length(folded) between 2 and 60),
      number text not null check (length(number) <= 60),
      sku text not null check (length(sku) <= 60),
      changed_at timestamptz not null,
      unique (company_id, folded)
    )`.execute(db)
  await protectTenantTable(db, 'company_part_number')
}
