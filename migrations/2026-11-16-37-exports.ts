import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Files that people had prepared, and until when their exports know the orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table export_file (
      tenant text not null default current_setting('app.tenant'),
      /* The job that made it. */
      id uuid primary key,
      person_id uuid not null references person on delete cascade,
      kind text not null check (kind in ('invoices', 'orders')),
      account text not null,
      file_name text not null,
      file_key text not null,
      content_type text not null,
      size bigint not null,
      sha256 text not null,
      /* How many invoices or orders are in it. */
      count integer not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      /* When it was delivered to its last byte. */
      downloaded_at timestamptz
    )`.execute(db)
  await sql`create index export_file_of_person on export_file (tenant, person_id, made_at)`.execute(db)
  await sql`create index export_file_by_age on export_file (tenant, made_at)`.execute(db)
  await sql`
    create table export_mark (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      account text not null,
      /* When the person's last export of all orders began to read: what changed later is not in it. */
      read_at timestamptz not null,
      primary key (person_id, account)
    )`.execute(db)
  for (const table of ['export_file', 'export_mark']) await protectTenantTable(db, table)
}
