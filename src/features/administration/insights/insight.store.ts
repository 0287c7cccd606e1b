import { sql } from 'kysely'
import type { ChosenPeriod } from '#features/administration/insights/insight-period.rules.ts'
import type { FigureRow } from '#features/administration/insights/roll-up.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { FigureChoice } from '#kernel/insight.ts'
import { keepForDays } from '#platform/retention/retention.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    insightCount: { figure: string; day: string; key: string; count: number; total: number }
    insightProgress: { source: string; day: string }
  }
}

/** Two years can be compared. */
export const insightRetention = keepForDays({ table: 'insight_count', column: 'day', days: 800 })

const MOST_ROWS = 2000
/** Of one figure, the most frequent. */
const MOST_KEYS = 50

export const readProgress = async (tx: Tx, source: string): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from insight_progress where source = ${source}`.execute(tx)
  return rows[0]?.day
}

export const saveProgress = async (tx: Tx, source: string, day: string): Promise<void> => {
  await sql`insert into insight_progress (source, day) values (${source}, ${day}::date)
    on conflict (tenant, source) do update set day = excluded.day`.execute(tx)
}

export type DayRow = FigureRow & { readonly day: string }

export const insertCounts = async (tx: Tx, rows: readonly DayRow[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += MOST_ROWS)
    await tx
      .insertInto('insightCount')
      .values(rows.slice(at, at + MOST_ROWS))
      .execute()
}

/** The whole day of a source is replaced: counted twice it is the same. */
export const saveDay = async (tx: Tx, source: string, day: string, rows: readonly FigureRow[]): Promise<void> => {
  await sql`delete from insight_count where day = ${day}::date and starts_with(figure, ${`${source}.`})`.execute(tx)
  await insertCounts(
    tx,
    rows.map((row) => ({ ...row, day })),
  )
}

export type FigureTotal = {
  readonly figure: string
  readonly key: string
  readonly count: number
  readonly total: number
  readonly countBefore: number
  readonly totalBefore: number
}

/** The period and the one before, side by side; of every figure its most frequent keys. */
export const sumFigures = async (tx: Tx, { beforeFrom, from, to }: ChosenPeriod): Promise<FigureTotal[]> => {
  const { rows } = await sql<FigureTotal>`
    with summed as (
      select figure, key,
        coalesce(sum(count::float8) filter (where day >= ${from}::date), 0) as count,
        coalesce(sum(total::float8) filter (where day >= ${from}::date), 0) as total,
        coalesce(sum(count::float8) filter (where day < ${from}::date), 0) as count_before,
        coalesce(sum(total::float8) filter (where day < ${from}::date), 0) as total_before
      from insight_count where day >= ${beforeFrom}::date and day < ${to}::date group by figure, key),
    ranked as (select *, row_number() over (partition by figure order by count desc, key) as rank from summed)
    select figure, key, count, total, count_before, total_before from ranked where rank <= ${MOST_KEYS}
    order by figure, rank`.execute(tx)
  return rows
}

export type FigurePoint = { readonly figure: string; readonly key: string; readonly at: number; readonly count: number }

/** By points of the chart, counted from the beginning of the period before. */
export const sumPoints = async (
  tx: Tx,
  { beforeFrom, to, step }: ChosenPeriod,
  choices: readonly FigureChoice[],
): Promise<FigurePoint[]> => {
  const figures = choices.map(({ figure }) => figure)
  const keys = choices.map(({ key = '' }) => key)
  const { rows } = await sql<FigurePoint>`
    select figure, key, ((day - ${beforeFrom}::date) / ${step}::integer)::integer as at, sum(count::float8) as count
    from insight_count join unnest(${figures}::text[], ${keys}::text[]) as choice (figure, key) using (figure, key)
    where day >= ${beforeFrom}::date and day < ${to}::date group by 1, 2, 3`.execute(tx)
  return rows
}
