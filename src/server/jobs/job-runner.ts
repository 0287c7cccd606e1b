import type { PoolConfig } from 'pg'
import type { JobWithMetadata } from 'pg-boss'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#server/database/database.ts'
import { DEAD_LETTERS, startBoss, type JobLog, type JobTuning } from '#server/jobs/job-queue.ts'
import { completeJob, failJob, requeueJob, showProgress, startJob } from '#server/jobs/job.store.ts'
import { TaskFailure, type Task } from '#server/jobs/job-task.ts'
import { announceWorker, listBusyTenants, releaseAbandonedJobs } from '#server/jobs/worker-presence.ts'

export type Runner = { stop(): Promise<void> }

type RunnerOptions = {
  readonly connection: PoolConfig
  readonly db: Db
  readonly log: JobLog
  readonly tuning: JobTuning
  readonly tasks: readonly Task[]
}

type Desk = Pick<RunnerOptions, 'db' | 'log' | 'tasks'>
type Envelope = { readonly tenant: TenantKey; readonly jobId: string; readonly data: unknown }
type Delivery = JobWithMetadata<Envelope>

const UNEXPECTED = 'Something went wrong while this was being prepared.'

const sayToPeople = (error: unknown): string => (error instanceof TaskFailure ? error.message : UNEXPECTED)

const readEnvelope = ({ data }: Delivery): Envelope => {
  if (!isTenantKey(data.tenant)) throw new Error(`a job came for the unknown tenant ${data.tenant}`)
  return data
}

const runDelivery = async ({ db, log }: Desk, worker: number, task: Task, delivery: Delivery): Promise<void> => {
  const { tenant, jobId, data } = readEnvelope(delivery)
  const attempt = delivery.retryCount + 1
  const transact: Parameters<Task['run']>[0]['transact'] = (work) => withTenant(db, tenant, work)
  if (!(await transact((tx) => startJob(tx, jobId, attempt, worker)))) return
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
const buryDelivery = async ({ db, log, tasks }: Desk, delivery: Delivery): Promise<void> => {
  const { tenant, jobId, data } = readEnvelope(delivery)
  const task = tasks.find(({ name }) => name === delivery.sourceName)
  const parsed = await task?.schema.safeParseAsync(data)
  await withTenant(db, tenant, async (tx) => {
    await failJob(tx, jobId, UNEXPECTED)
    if (parsed?.success) await task?.giveUp?.(tx, { jobId, data: parsed.data })
  })
  log.error({ jobId, tenant, kind: delivery.sourceName }, 'a job failed for good')
}

/** What is being worked on, so that nothing else is taken for it after the database was away. */
const trackRunning = () => {
  const running = new Set<string>()
  const during = async (id: string, work: Promise<void>): Promise<void> => {
    running.add(id)
    await work.finally(() => running.delete(id))
  }
  return { list: () => [...running], during }
}

export const startRunner = async (options: RunnerOptions): Promise<Runner> => {
  const { connection, db, log, tuning, tasks } = options
  const running = trackRunning()
  const presence = await announceWorker(connection, async (worker) => {
    for (const tenant of await listBusyTenants(db)) {
      const count = await withTenant(db, tenant, (tx) => releaseAbandonedJobs(tx, worker, running.list()))
      if (count > 0) log.warn({ tenant, count }, 'jobs whose worker is gone were given back')
    }
  })
  const boss = await startBoss({ connection, log, tuning, isWorker: true })
  const polling = { pollingIntervalSeconds: tuning.pollSeconds, notifyPollingIntervalSeconds: tuning.pollSeconds }
  const common = { ...polling, includeMetadata: true, batchSize: 1 } as const
  const listen = async (queue: string, handle: (delivery: Delivery) => Promise<void>): Promise<void> => {
    let id = ''
    id = await boss.work<Envelope, void, typeof common>(queue, common, async (deliveries) => {
      // Where there was one there may be more: without this, a backlog that nobody announces goes at one a poll.
      boss.notifyWorker(id)
      for (const delivery of deliveries) await running.during(delivery.id, handle(delivery))
    })
  }
  for (const task of tasks)
    for (let count = 0; count < (task.concurrency ?? 1); count += 1)
      await listen(task.name, (delivery) => runDelivery(options, presence.worker, task, delivery))
  await listen(DEAD_LETTERS, (delivery) => buryDelivery(options, delivery))
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: tuning.stopSeconds * 1000 })
      await presence.stop()
    },
  }
}
