import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Cases that became part of another one, and answers that staff have at hand. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table support_case add column merged_into text`.execute(db)
  await sql`
    create table canned_answer (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      language text not null,
      title text not null check (length(title) between 1 and 100),
      text text not null check (length(text) between 1 and 10000),
      changed_by uuid references person on delete set null,
      changed_at timestamptz not null,
      primary key (tenant, id)
    )`.execute(db)
  await sql`create index canned_answer_by_language on canned_answer (tenant, language, title)`.execute(db)
  await sql`create index canned_answer_changed_by on canned_answer (changed_by)`.execute(db)
  await protectTenantTable(db, 'canned_answer')
  // The cases about an order are looked up with it.
  await sql`create index support_case_of_order on support_case (tenant, order_number) where order_number is not null`.execute(db)
}
