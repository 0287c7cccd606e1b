import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What the screen shows of a period, added up beforehand: two years of counts are too many to add up while somebody waits. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table insight_sum (
      tenant text not null default current_setting('app.tenant'),
      period text not null,
      /* The counts that it was made from: another version is another sum. */
      version text not null,
      totals jsonb not null,
      points jsonb not null,
      primary key (tenant, period)
    )`.execute(db)
  await protectTenantTable(db, 'insight_sum')
  // One figure of one key over the days of a chart.
  await sql`create index insight_count_over_time on insight_count (tenant, figure, key, day) include (count)`.execute(db)
}
