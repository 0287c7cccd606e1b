import { Counter, Gauge, type Registry } from 'prom-client'
import type { Pruning } from '#platform/retention/pruning.store.ts'

/** How many old rows went and when they were last looked for; a table whose time stands still needs a look. */
export const watchPruning = (registry: Registry, read: () => Promise<readonly Pruning[]>): void => {
  let reading: Promise<readonly Pruning[]> | undefined
  // Once for both numbers; a database that is down must not take the other ones away.
  const readSafely = (): Promise<readonly Pruning[]> =>
    (reading ??= read()
      .catch(() => [])
      .finally(() => (reading = undefined)))
  new Counter({
    name: 'pruned_rows_total',
    help: 'Rows removed because they were older than their table keeps them',
    labelNames: ['table'],
    registers: [registry],
    async collect() {
      const prunings = await readSafely()
      this.reset()
      for (const { table, removed } of prunings) this.inc({ table }, removed)
    },
  })
  new Gauge({
    name: 'pruned_last_timestamp_seconds',
    help: 'When a table was last looked through for old rows',
    labelNames: ['table'],
    registers: [registry],
    async collect() {
      for (const { table, ranAt } of await readSafely()) this.set({ table }, ranAt.getTime() / 1000)
    },
  })
}
