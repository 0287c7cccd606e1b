import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What the business sees: counts by day, made from the features' own tables, without anybody in them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table insight_count (
      tenant text not null default current_setting('app.tenant'),
      figure text collate "C" not null,
      day date not null,
      /* What is told apart within the figure, such as a kind of page; empty for the rest. */
      key text collate "C" not null,
      count bigint not null,
      /* Of what was measured, such as hours: divided by the count it is the average. */
      total double precision not null default 0,
      primary key (tenant, figure, day, key)
    )`.execute(db)
  await sql`create index insight_count_by_day on insight_count (tenant, day)`.execute(db)
  await sql`
    create table insight_progress (
      tenant text not null default current_setting('app.tenant'),
      source text not null,
      /* The last day that was counted; it may go on, so it is counted again. */
      day date not null,
      primary key (tenant, source)
    )`.execute(db)
  for (const table of ['insight_count', 'insight_progress']) await protectTenantTable(db, table)
}
