import type { PoolConfig } from 'pg'
import type { JobWithMetadata } from 'pg-boss'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#server/database/database.ts'
import { DEAD_LETTERS, startBoss, type JobLog, type JobTuning } from '#server/jobs/job-queue.ts'
import { completeJob, failJob, requeueJob, showProgress, startJob } from '#server/jobs/job.store.ts'
import { TaskFailure, type Task } from '#server/jobs/job-task.ts'

export type Runner = { stop(): Promise<void> }

type RunnerOptions = {
  readonly connection: PoolConfig
  readonly db: Db
  readonly log: JobLog
  readonly tuning: JobTuning
  readonly tasks: readonly Task[]
}

type Envelope = { readonly tenant: TenantKey; readonly jobId: string; readonly data: unknown }
type Delivery = JobWithMetadata<Envelope>

const UNEXPECTED = 'Something went wrong while this was being prepared.'

const sayToPeople = (error: unknown): string => (error instanceof TaskFailure ? error.message : UNEXPECTED)

const readEnvelope = ({ data }: Delivery): Envelope => {
  if (!isTenantKey(data.tenant)) throw new Error(`a job came for the unknown tenant ${data.tenant}`)
  return data
}

const runDelivery = async (db: Db, log: JobLog, task: Task, delivery: Delivery): Promise<void> => {
  const { tenant, jobId, data } = readEnvelope(delivery)
  const attempt = delivery.retryCount + 1
  const transact: Parameters<Task['run']>[0]['transact'] = (work) => withTenant(db, tenant, work)
  if (!(await transact((tx) => startJob(tx, jobId, attempt)))) return
  try {
    const progress = (percent: number): Promise<void> => {
      const whole = Math.min(100, Math.max(0, Math.floor(percent) || 0))
      return transact((tx) => showProgress(tx, jobId, attempt, whole))
    }
    const parsed = await task.schema.parseAsync(data)
    await task.run({ jobId, tenant, data: parsed, attempt, signal: delivery.signal, transact, progress })
    await transact((tx) => completeJob(tx, jobId, attempt))
  } catch (error) {
    log.warn({ err: error, jobId, tenant, kind: task.name, attempt }, 'an attempt of a job failed')
    await transact((tx) => requeueJob(tx, jobId, attempt, sayToPeople(error)))
    throw error
  }
}

/** The end of a job that used up its attempts, by errors or by the death of its workers. */
const buryDelivery = async (db: Db, log: JobLog, tasks: readonly Task[], delivery: Delivery): Promise<void> => {
  const { tenant, jobId, data } = readEnvelope(delivery)
  const task = tasks.find(({ name }) => name === delivery.sourceName)
  const parsed = await task?.schema.safeParseAsync(data)
  await withTenant(db, tenant, async (tx) => {
    await failJob(tx, jobId, UNEXPECTED)
    if (parsed?.success) await task?.giveUp?.(tx, { jobId, data: parsed.data })
  })
  log.error({ jobId, tenant, kind: delivery.sourceName }, 'a job failed for good')
}

export const startRunner = async ({ connection, db, log, tuning, tasks }: RunnerOptions): Promise<Runner> => {
  const boss = await startBoss({ connection, log, tuning, isWorker: true })
  const polling = { pollingIntervalSeconds: tuning.pollSeconds, notifyPollingIntervalSeconds: tuning.pollSeconds }
  const options = { ...polling, includeMetadata: true, batchSize: 1 } as const
  const listen = (queue: string, localConcurrency: number, handle: (delivery: Delivery) => Promise<void>) =>
    boss.work<Envelope, void, typeof options & { localConcurrency: number }>(
      queue,
      { ...options, localConcurrency },
      async (deliveries) => {
        for (const delivery of deliveries) await handle(delivery)
      },
    )
  for (const task of tasks) await listen(task.name, task.concurrency ?? 1, (delivery) => runDelivery(db, log, task, delivery))
  await listen(DEAD_LETTERS, 1, (delivery) => buryDelivery(db, log, tasks, delivery))
  return { stop: () => boss.stop({ graceful: true, timeout: tuning.stopSeconds * 1000 }) }
}
