import { sql } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import { DEAD_LETTERS, type JobLog } from '#platform/jobs/job-queue.ts'
import { UNEXPECTED } from '#platform/jobs/job-runner.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'

const EVERY_MS = 60_000
/** Longer than anything that ends a job takes to say so. */
const SILENT_MINUTES = 10

/**
 * Marks failed what the queue does not know any more, or knows to be over: its row would say 'running' for ever and keep its
 * singleton key. The dead letters are the ordinary way; this is for a queue that was emptied or restored without its rows.
 */
export const failStaleJobs = async (tx: Tx): Promise<number> => {
  const queue = sql.table(`${JOB_SCHEMA}.job`)
  const { numAffectedRows } = await sql`
    update job set state = case when cancel_requested_at is null then 'failed' else 'cancelled' end,
      error = coalesce(error, ${UNEXPECTED}), ended_at = now()
    where state in ('queued', 'running')
      and coalesce(reported_at, started_at, created_at) < now() - make_interval(mins => ${SILENT_MINUTES})
      and not exists (select from ${queue} queued
        where queued.name = job.kind and queued.id = job.id and queued.state in ('created', 'retry', 'active'))
      and not exists (select from ${queue} letter
        where letter.name = ${DEAD_LETTERS} and letter.source_id = job.id and letter.state in ('created', 'retry', 'active'))
  `.execute(tx)
  return Number(numAffectedRows ?? 0)
}

type StaleParts = { readonly db: Db; readonly tenants: readonly TenantKey[]; readonly log: JobLog }

/** In every worker: what one of them marked, the others find over. */
export const watchStaleJobs = ({ db, tenants, log }: StaleParts): { stop: () => Promise<void> } => {
  let isStopped = false
  let working: Promise<void> | undefined
  const look = async (): Promise<void> => {
    for (const tenant of tenants) {
      if (isStopped) return
      const count = await withTenant(db, tenant, failStaleJobs)
      if (count > 0) log.warn({ tenant, count }, 'jobs that the queue does not know were marked failed')
    }
  }
  const timer = setInterval(() => {
    working ??= look()
      .catch((err: unknown) => log.error({ err }, 'stale jobs could not be looked for'))
      .finally(() => (working = undefined))
  }, EVERY_MS).unref()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await working
    },
  }
}
