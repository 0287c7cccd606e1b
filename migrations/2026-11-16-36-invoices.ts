import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Invoices as they were issued, what is paid of them, and the archived document of each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table invoice (
      tenant text not null default current_setting('app.tenant'),
      number text not null,
      /* The ordering account: {erpId}~{padded number}. */
      account text not null,
      order_number text,
      po_number text,
      issued_on date not null,
      due_on date not null,
      currency text not null check (length(currency) = 3),
      total_minor bigint not null,
      /* Everything else that stands on the paper: language, bill-to, lines, freight, taxes. */
      document jsonb not null,
      /* Of all that was issued: whoever sends the same again changes nothing, and nothing else goes by its number. */
      digest text not null,
      paid_minor bigint not null default 0,
      is_disputed boolean not null default false,
      /* The archived paper, once it is written; then never again. */
      file_key text,
      file_size bigint,
      sha256 text,
      archived_at timestamptz,
      primary key (tenant, number),
      check ((file_key is null) = (sha256 is null))
    )`.execute(db)
  await sql`create index invoice_by_account on invoice (tenant, account, due_on, number)`.execute(db)
  await sql`create index invoice_by_order on invoice (tenant, order_number) where order_number is not null`.execute(db)
  await sql`create index invoice_unarchived on invoice (tenant, issued_on) where file_key is null`.execute(db)
  await protectTenantTable(db, 'invoice')
}
