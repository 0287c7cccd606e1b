import { listCounts } from '#demo/insights/list-counts.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { DAY_MS, insertCounts, saveProgress, writeDay } from '#features/administration/insights/public.server.ts'
import type { Feature } from '#platform/feature.ts'
import type { Tx } from '#platform/database/database.ts'

const DAYS = 90

/** A quarter of a year of use; what happens from today on is counted as everywhere. Searches are those of the search administration. */
export const seedInsights = async (tx: Tx, tenant: TenantKey, now: Date, features: readonly Feature[]): Promise<void> => {
  for (const table of ['insightCount', 'insightProgress'] as const) await tx.deleteFrom(table).execute()
  await insertCounts(
    tx,
    [...listCounts(tenant, now)].filter(({ count }) => count > 0),
  )
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  for (const source of features.flatMap(({ insights }) => insights?.sources ?? [])) {
    await saveProgress(tx, source.name, writeDay(today))
    if (source.name !== 'search') continue
    for (let at = today - DAYS * DAY_MS; at < today; at += DAY_MS) {
      const rows = await source.count(tx, { from: new Date(at), to: new Date(at + DAY_MS) })
      await insertCounts(
        tx,
        rows.map(({ figure, key = '', count, total = 0 }) => ({ day: writeDay(at), figure, key, count, total })),
      )
    }
  }
}
