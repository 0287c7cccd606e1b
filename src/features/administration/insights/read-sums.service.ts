import { createHash } from 'node:crypto'
import { listDrawn } from '#features/administration/insights/drawn-figures.rules.ts'
import {
  choosePeriod,
  PERIODS,
  type ChosenPeriod,
  type InsightPeriodName,
} from '#features/administration/insights/insight-period.rules.ts'
import type { InsightParts } from '#features/administration/insights/insight-report.rules.ts'
import { findSums, readMarks, saveSums, type PeriodSums } from '#features/administration/insights/insight-sum.store.ts'
import { sumFigures, sumPoints } from '#features/administration/insights/insight.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

const addUp = async (tx: Tx, registry: InsightParts, period: ChosenPeriod): Promise<PeriodSums> => ({
  totals: await sumFigures(tx, period),
  points: await sumPoints(tx, period, listDrawn(registry)),
})

/** Other days, other counts of them or other charts are another version. */
const readVersion = async (tx: Tx, registry: InsightParts, { from }: ChosenPeriod): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify([from, await readMarks(tx), listDrawn(registry)]))
    .digest('hex')

/** As they were added up by the worker; added up now where that has not happened yet. */
export const readSums = async (
  tx: Tx,
  registry: InsightParts,
  name: InsightPeriodName,
  period: ChosenPeriod,
): Promise<PeriodSums> =>
  (await findSums(tx, name, await readVersion(tx, registry, period))) ?? (await addUp(tx, registry, period))

/** After the days were counted: nobody waits for the sums of two years. */
export const createSumUp = (registry: InsightParts): Recurring => ({
  name: 'sum-insights',
  run: async ({ tx, services }) => {
    for (const name of PERIODS) {
      const period = choosePeriod(services.clock.now(), name)
      const version = await readVersion(tx, registry, period)
      if (!(await findSums(tx, name, version))) await saveSums(tx, name, version, await addUp(tx, registry, period))
    }
  },
})
