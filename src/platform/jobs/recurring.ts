import { sql } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import type { JobLog } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { isReadOnly } from '#platform/read-only/read-only.store.ts'
import { withSpan } from '#platform/telemetry/trace.ts'

export type RecurringContext = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }

/** Work that nobody requests and that time makes due, such as reminders. Twice in a row must be as once: several workers do it. */
export type Recurring = {
  readonly name: string
  readonly run: (context: RecurringContext) => Promise<void>
}

const FIRST_AFTER_MS = 30_000
const EVERY_MS = 600_000

type RecurringParts = {
  readonly db: Db
  readonly services: Services
  readonly recurring: readonly Recurring[]
  readonly log: JobLog
}

/** Each piece of work for each tenant in a transaction of its own; one that fails does not keep the others from it. */
export const runRecurring = async ({ db, services, recurring, log }: RecurringParts): Promise<void> => {
  for (const { name, run } of recurring)
    for (const { key: tenant } of services.tenants.all)
      await withTenant(db, tenant, async (tx) => {
        // Another worker is at it.
        const { rows } = await sql<{ isFree: boolean }>`
          select pg_try_advisory_xact_lock(hashtext(${`recurring ${name} ${tenant}`})) as is_free`.execute(tx)
        if (!rows[0]?.isFree || (await isReadOnly(tx))) return
        const start = { attributes: { 'portico.tenant': tenant, 'portico.job.kind': name } }
        await withSpan(`recurring ${name}`, start, () => run({ tx, services, tenant }))
      }).catch((err: unknown) => log.error({ err, name, tenant }, 'recurring work failed'))
}

/** Soon after the start and then every ten minutes, in every worker. */
export const startRecurring = (parts: RecurringParts): { stop: () => Promise<void> } => {
  let working: Promise<void> | undefined
  const run = (): void => void (working ??= runRecurring(parts).finally(() => (working = undefined)))
  const first = setTimeout(run, FIRST_AFTER_MS).unref()
  const timer = setInterval(run, EVERY_MS).unref()
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      await working
    },
  }
}
