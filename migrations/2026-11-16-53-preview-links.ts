import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Links by which authors show others what is not published yet. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table preview_link (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      /* SHA-256: whoever reads this table cannot open a page with it. */
      token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
      page_id uuid not null references page on delete cascade,
      persona text not null check (persona in ('visitor', 'customer', 'employee')),
      /* The time as which the page is shown; null for the time of looking. */
      shown_at timestamptz,
      created_by uuid not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      unique (tenant, token_hash)
    )`.execute(db)
  await sql`create index preview_link_of_page on preview_link (page_id)`.execute(db)
  await sql`create index preview_link_by_end on preview_link (tenant, expires_at)`.execute(db)
  await protectTenantTable(db, 'preview_link')
}
