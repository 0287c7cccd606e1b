import { sql } from 'kysely'
import type { InsightPeriodName } from '#features/administration/insights/insight-period.rules.ts'
import type { FigurePoint, FigureTotal } from '#features/administration/insights/insight.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type PeriodSums = { readonly totals: readonly FigureTotal[]; readonly points: readonly FigurePoint[] }

/** Which days were counted: a day that is over changes only in the transaction that moves its source's mark on. */
export const readMarks = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ marks: string }>`
    select coalesce(string_agg(source || ' ' || day, ',' order by source), '') as marks from insight_progress`.execute(tx)
  return rows[0]?.marks ?? ''
}

export const findSums = async (tx: Tx, period: InsightPeriodName, version: string): Promise<PeriodSums | undefined> => {
  const { rows } = await sql<PeriodSums>`
    select totals, points from insight_sum where period = ${period} and version = ${version}`.execute(tx)
  return rows[0]
}

export const saveSums = async (tx: Tx, period: InsightPeriodName, version: string, sums: PeriodSums): Promise<void> => {
  const [totals, points] = [JSON.stringify(sums.totals), JSON.stringify(sums.points)]
  await sql`
    insert into insight_sum (period, version, totals, points) values (${period}, ${version}, ${totals}::jsonb, ${points}::jsonb)
    on conflict (tenant, period) do update set version = excluded.version, totals = excluded.totals, points = excluded.points`.execute(
    tx,
  )
}
