import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Against what a page was translated, so that one knows what is outdated. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table page_translation (
      page_id uuid primary key references page on delete cascade,
      tenant text not null default current_setting('app.tenant'),
      source_id uuid not null references page on delete cascade,
      /* By text of the page: the hash of the source's text that it translates. */
      hashes jsonb not null default '{}'
    )`.execute(db)
  await sql`create index page_translation_by_source on page_translation (source_id)`.execute(db)
  await protectTenantTable(db, 'page_translation')
}
