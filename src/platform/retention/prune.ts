import type { Clock } from '#kernel/clock.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobLog } from '#platform/jobs/job-queue.ts'
import { isReadOnly } from '#platform/read-only/read-only.store.ts'
import { nameRetention, recordPruning } from '#platform/retention/pruning.store.ts'
import type { Retention } from '#platform/retention/retention.ts'
import { chooseDays, type ChosenDays } from '#platform/retention/retention-bounds.rules.ts'
import { serverRetention } from '#platform/retention/server-retention.ts'

const DAY_MS = 86_400_000
/** One transaction takes so many, and one run so many of these for a table of a tenant: nobody notices it. */
export const BATCH = 1000
const MOST_BATCHES = 100
const FIRST_AFTER_MS = 60_000
const EVERY_MS = 3_600_000

export type PruneParts = {
  readonly db: Db
  readonly clock: Clock
  readonly tenants: readonly TenantKey[]
  readonly retentions: readonly Retention[]
  readonly files: Files
  readonly batch?: number
  /** A tenant's own choice instead of the product's days. */
  readonly chosenDays?: (tenant: TenantKey) => ChosenDays | undefined
}

export const listRetentions = (features: readonly Feature[]): readonly Retention[] => [
  ...serverRetention,
  ...features.flatMap(({ retention = [] }) => retention),
]

const pruneTable = async (
  { db, clock, tenants, files, batch = BATCH, chosenDays }: PruneParts,
  retention: Retention,
  isStopped: () => boolean,
) => {
  let removed = 0
  for (const tenant of tenants) {
    const days = chooseDays(nameRetention(retention), retention.days, chosenDays?.(tenant))
    const before = new Date(clock.now().getTime() - days * DAY_MS)
    for (let count = 0; count < MOST_BATCHES && !isStopped(); count += 1) {
      const gone = await withTenant(db, tenant, async (tx) =>
        (await isReadOnly(tx)) ? 0 : retention.remove(tx, before, batch, { files }),
      )
      removed += gone
      if (gone < batch) break
    }
  }
  return removed
}

/** Every table once; one that fails does not keep the others from it. */
export const pruneOnce = async (
  parts: PruneParts,
  onError: (error: unknown, table: string) => void,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  for (const retention of parts.retentions) {
    if (isStopped()) return
    try {
      const removed = await pruneTable(parts, retention, isStopped)
      await recordPruning(parts.db, retention, removed)
    } catch (error) {
      onError(error, retention.table)
    }
  }
}

/** Soon after the start and then every hour, in every worker: they leave each other's rows alone. */
export const startPruning = (parts: PruneParts & { readonly log: JobLog }): { stop: () => Promise<void> } => {
  let isStopped = false
  let working: Promise<void> | undefined
  const run = (): void => {
    const onError = (err: unknown, table: string) => parts.log.error({ err, table }, 'old rows could not be removed')
    working ??= pruneOnce(parts, onError, () => isStopped).finally(() => (working = undefined))
  }
  const first = setTimeout(run, FIRST_AFTER_MS).unref()
  const timer = setInterval(run, EVERY_MS).unref()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(first)
      clearInterval(timer)
      await working
    },
  }
}
