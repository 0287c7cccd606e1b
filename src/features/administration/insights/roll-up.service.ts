import { DAY_MS } from '#features/administration/insights/insight-period.rules.ts'
import { readProgress, saveDay, saveProgress } from '#features/administration/insights/insight.store.ts'
import { rollUpRows, planDays } from '#features/administration/insights/roll-up.rules.ts'
import type { InsightSource } from '#platform/insight.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

/** All days of a turn or none of them: cut off in the middle, the next turn begins where the last one ended. */
export const createRollUp = (source: InsightSource): Recurring => ({
  name: `roll-up-${source.name}`,
  run: async ({ tx, services }) => {
    const days = planDays(await readProgress(tx, source.name), services.clock.now())
    for (const day of days) {
      const from = new Date(day)
      const rows = await source.count(tx, { from, to: new Date(from.getTime() + DAY_MS) })
      await saveDay(tx, source.name, day, rollUpRows(source.name, rows))
    }
    const last = days.at(-1)
    if (last !== undefined) await saveProgress(tx, source.name, last)
  },
})
