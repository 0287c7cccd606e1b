import { z } from 'zod'
import { applyDatedPrices } from '#features/buying/pricing/kinds/list-price.store.ts'
import { ALWAYS, type PriceRow } from '#features/buying/pricing/kinds/price-row.store.ts'
import { buildCategoryIndexes } from '#features/storefront/catalogue/public.server.ts'
import type { KindContext } from '#foundation/data-kinds/public.server.ts'
import { defineTask } from '#platform/jobs/jobs.ts'

const data = z.strictObject({ day: z.iso.date() })

/** On the day on which public prices begin or have ended, products and listings get the new ones. */
export const duePriceTask = defineTask({
  name: 'pricing.due',
  schema: data,
  run: async ({ db, tenant, transact, data: { day } }) => {
    if ((await transact((tx) => applyDatedPrices(tx, day))) > 0) await buildCategoryIndexes(db, tenant)
    return undefined
  },
})

const DAY_MS = 86_400_000

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** One task for each day to come on which one of these prices changes. */
export const requestDueTask = async ({ tx, services }: KindContext, rows: readonly PriceRow[]): Promise<void> => {
  const today = services.clock.now().toISOString().slice(0, 10)
  const days = rows.flatMap(({ validFrom, validUntil }) => [
    ...(validFrom === ALWAYS ? [] : [validFrom]),
    ...(validUntil === undefined ? [] : [dayAfter(validUntil)]),
  ])
  for (const day of new Set(days.filter((one) => one > today)))
    await services.jobs.enqueue(tx, duePriceTask, { day }, { singletonKey: day, startAfter: new Date(`${day}T00:00:00Z`) })
}
