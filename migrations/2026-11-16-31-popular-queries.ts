import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What many visitors look for and find; made anew every day from the events of searches. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table popular_query (
      tenant text not null default current_setting('app.tenant'),
      language text not null,
      query text not null,
      /* By which others find it. */
      words text[] not null,
      searches integer not null,
      made_at timestamptz not null,
      primary key (tenant, language, query)
    )`.execute(db)
  await protectTenantTable(db, 'popular_query')
}
