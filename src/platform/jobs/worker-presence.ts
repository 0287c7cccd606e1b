import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'

/** Names our advisory locks among those that others may take in the same database. */
const PRESENCE = 0x70_6f_72_74

export type Presence = { readonly worker: number; readonly stop: () => Promise<void> }

const RETRY_MS = 1000

/**
 * A lock that lives exactly as long as the process's session: however it ends, others see that it is gone.
 * `onPresent` runs at the start and whenever a lost session was replaced.
 */
export const announceWorker = async (session: DirectSession, onPresent: (worker: number) => Promise<void>): Promise<Presence> => {
  const worker = randomInt(1, 2 ** 31)
  let retrying: NodeJS.Timeout | undefined
  let isFirst = true
  const present = (): Promise<void> =>
    onPresent(worker).catch(() => {
      retrying = setTimeout(present, RETRY_MS)
    })
  const { stop } = await session.prepare(async (client) => {
    clearTimeout(retrying)
    // Shared: the server may still hold the session that this one replaces.
    await client.query('select pg_advisory_lock_shared($1, $2)', [PRESENCE, worker])
    if (!isFirst) void present()
  })
  isFirst = false
  await onPresent(worker)
  return {
    worker,
    stop: async () => {
      stop()
      clearTimeout(retrying)
      await session.release(`select pg_advisory_unlock_shared(${PRESENCE}, ${worker})`)
    },
  }
}

/** Those of whom the queue believes that somebody works for them. */
export const listBusyTenants = async (db: Db): Promise<readonly TenantKey[]> => {
  const { rows } = await sql<{ tenant: TenantKey }>`
    select distinct data->>'tenant' as tenant from ${sql.table(`${JOB_SCHEMA}.job`)}
    where state = 'active' and data->>'tenant' is not null`.execute(db)
  return rows.map(({ tenant }) => tenant)
}

/** So often a job may lose its worker before it is believed to be the reason. */
const MOST_DEATHS = 25

/**
 * Gives back what no worker is at any more: its worker is gone, or it is this one, which knows nothing of it since the
 * database was away. That is not the job's fault, so it does not count among its attempts. The heartbeat would find it too,
 * but only after its time; what lost too many workers waits for that.
 */
export const releaseAbandonedJobs = async (tx: Tx, worker: number, running: readonly string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    update ${sql.table(`${JOB_SCHEMA}.job`)} as queued set state = 'retry', start_after = now(), heartbeat_on = null,
      retry_limit = greatest(queued.retry_limit, least(queued.retry_limit + 1, ${MOST_DEATHS}::integer))
    from job
    where queued.id = job.id and queued.name = job.kind and queued.state = 'active'
      and queued.retry_count < greatest(queued.retry_limit, ${MOST_DEATHS}::integer)
      and job.state = 'running'
      and case when job.worker = ${worker} then not job.id = any(${[...running]}::uuid[])
        else job.worker is not null and not exists (
          select from pg_locks where locktype = 'advisory' and granted
            and classid::bigint = ${PRESENCE} and objid::bigint = job.worker
            and database = (select oid from pg_database where datname = current_database())
        ) end`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** How many are there to work, for all sites together. */
export const countWorkers = async (query: <Row extends object>(text: string) => Promise<readonly Row[]>): Promise<number> => {
  const [row] = await query<{ workers: number }>(
    `select count(distinct objid)::integer as workers from pg_locks where locktype = 'advisory' and granted
       and classid::bigint = ${PRESENCE} and database = (select oid from pg_database where datname = current_database())`,
  )
  return row?.workers ?? 0
}
