import { sql, type Kysely } from 'kysely'

/** Invoices that come with their own document, and when a customer first had it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table invoice
      /* Of the file that came with it; null where the document is drawn here. */
      add column file_name text,
      add column downloaded_at timestamptz`.execute(db)
  // Stored files that no row names are looked for by their keys.
  await sql`create index invoice_by_file on invoice (tenant, file_key)`.execute(db)
  // Whoever reads what changed is told neither of drawn documents nor of downloads.
  await sql`drop trigger invoice_changed on invoice`.execute(db)
  await sql`
    create trigger invoice_changed before update of paid_minor, is_disputed, file_name, digest on invoice for each row
    execute function touch_changed_at()`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger invoice_changed on invoice`.execute(db)
  await sql`
    create trigger invoice_changed before update on invoice for each row execute function touch_changed_at()`.execute(db)
  await sql`drop index invoice_by_file`.execute(db)
  await sql`alter table invoice drop column file_name, drop column downloaded_at`.execute(db)
}
