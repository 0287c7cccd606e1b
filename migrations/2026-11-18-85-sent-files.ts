import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table sent_file (
    tenant text not null default current_setting('app.tenant'),
    name text not null,
    file_key text not null,
    size bigint not null,
    sha256 text not null,
    sent_at timestamptz not null default now(),
    primary key (tenant, name)
  )`.execute(db)
  await sql`create index sent_file_time on sent_file (tenant, sent_at)`.execute(db)
  await protectTenantTable(db, 'sent_file')
  await sql`create table deleted_line (
    tenant text not null default current_setting('app.tenant'),
    kind text not null,
    key text not null,
    line jsonb not null,
    deleted_at timestamptz not null default now(),
    primary key (tenant, kind, key)
  )`.execute(db)
  await sql`create index deleted_line_time on deleted_line (tenant, deleted_at)`.execute(db)
  await protectTenantTable(db, 'deleted_line')
}
