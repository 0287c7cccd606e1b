import type { JobWithMetadata } from 'pg-boss'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { DatabaseTarget } from '#platform/database/pooler.ts'
import { DEAD_LETTERS, startBoss, type JobLog, type JobTuning } from '#platform/jobs/job-queue.ts'
import { openProgress, TaskCancelled } from '#platform/jobs/job-progress.ts'
import {
  cancelRunningJob,
  completeJob,
  failJob,
  requeueJob,
  saveReport,
  startJob,
  type JobFault,
} from '#platform/jobs/job.store.ts'
import { FinalTaskFailure, TaskFailure, type Task } from '#platform/jobs/job-task.ts'
import { postponeJob } from '#platform/jobs/postponed-jobs.store.ts'
import { isReadOnly } from '#platform/read-only/read-only.store.ts'
import { withSpan } from '#platform/telemetry/trace.ts'
import { parseTraceParent } from '#platform/telemetry/traceparent.rules.ts'
import { announceWorker, listBusyTenants, releaseAbandonedJobs } from '#platform/jobs/worker-presence.ts'

export type Runner = { stop(): Promise<void> }

type RunnerOptions = {
  readonly connection: DatabaseTarget
  readonly session: DirectSession
  readonly db: Db
  readonly log: JobLog
  readonly tuning: JobTuning
  readonly tasks: readonly Task[]
}

type RunnerParts = Pick<RunnerOptions, 'db' | 'log' | 'tasks'>
type Envelope = {
  readonly tenant: TenantKey
  readonly jobId: string
  readonly data: unknown
  /** Of whoever enqueued it, so that both are one trace. */
  readonly traceParent?: string
}
type Delivery = JobWithMetadata<Envelope>

export const UNEXPECTED = 'Something went wrong while this was being prepared.'

const sayToPeople = (error: unknown): JobFault =>
  error instanceof TaskFailure ? { error: error.message, errorCode: error.code ?? null } : { error: UNEXPECTED, errorCode: null }

const readEnvelope = ({ data }: Delivery): Envelope => {
  if (!isTenantKey(data.tenant)) throw new Error(`a job came for the unknown tenant ${data.tenant}`)
  return data
}

const endFailed = async (tx: Tx, task: Task | undefined, jobId: string, data: unknown, fault: JobFault): Promise<void> => {
  await failJob(tx, jobId, fault)
  const parsed = await task?.schema.safeParseAsync(data)
  if (parsed?.success) await task?.giveUp?.(tx, { jobId, data: parsed.data })
}

const runDelivery = async ({ db, log }: RunnerParts, worker: number, task: Task, delivery: Delivery): Promise<void> => {
  const { tenant, jobId, data } = readEnvelope(delivery)
  const attempt = delivery.retryCount + 1
  const transact: Parameters<Task['run']>[0]['transact'] = (work) => withTenant(db, tenant, work)
  const isDue = await transact(async (tx) => {
    if (!(await isReadOnly(tx))) return startJob(tx, jobId, attempt, worker)
    await postponeJob(tx, delivery)
    return false
  })
  if (!isDue) return
  const details = { jobId, tenant, kind: task.name, attempt }
  const { progress, signal, stop } = openProgress({
    write: (report) => transact((tx) => saveReport(tx, jobId, attempt, report)),
    onError: (err) => log.warn({ err, ...details }, 'the progress of a job could not be written'),
  })
  try {
    const parsed = await task.schema.parseAsync(data)
    const signals = AbortSignal.any([delivery.signal, signal])
    const result = await task.run({ jobId, tenant, data: parsed, attempt, signal: signals, db, transact, progress })
    await stop()
    await transact((tx) => completeJob(tx, jobId, attempt, result))
  } catch (error) {
    await stop()
    if (error instanceof TaskCancelled) return void (await transact((tx) => cancelRunningJob(tx, jobId, attempt, error.result)))
    log.warn({ err: error, ...details }, 'an attempt of a job failed')
    if (error instanceof FinalTaskFailure)
      return void (await transact((tx) => endFailed(tx, task, jobId, data, sayToPeople(error))))
    await transact((tx) => requeueJob(tx, jobId, attempt, sayToPeople(error)))
    throw error
  }
}

const traceDelivery = (task: Task, { data, retryCount }: Delivery, run: () => Promise<void>): Promise<void> => {
  const job = { 'portico.job.kind': task.name, 'portico.job.id': data.jobId, 'portico.job.attempt': retryCount + 1 }
  const attributes = { 'portico.tenant': data.tenant, ...job }
  return withSpan(`job ${task.name}`, { kind: 'consumer', parent: parseTraceParent(data.traceParent), attributes }, run)
}

/** The end of a job that used up its attempts, by errors or by the death of its workers. */
const buryDelivery = async ({ db, log, tasks }: RunnerParts, delivery: Delivery): Promise<void> => {
  const { tenant, jobId, data } = readEnvelope(delivery)
  const task = tasks.find(({ name }) => name === delivery.sourceName)
  // An attempt that was killed said nothing; what the last one said is stored.
  await withTenant(db, tenant, (tx) => endFailed(tx, task, jobId, data, { error: UNEXPECTED, errorCode: null }))
  log.error({ jobId, tenant, kind: delivery.sourceName }, 'a job failed for good')
}

/** The job in progress, so that nothing else is taken for it after the database was away. */
const trackRunning = () => {
  const running = new Set<string>()
  const during = async (id: string, work: Promise<void>): Promise<void> => {
    running.add(id)
    await work.finally(() => running.delete(id))
  }
  return { list: () => [...running], during }
}

export const startRunner = async (options: RunnerOptions): Promise<Runner> => {
  const { connection, session, db, log, tuning, tasks } = options
  const running = trackRunning()
  const presence = await announceWorker(session, async (worker) => {
    for (const tenant of await listBusyTenants(db)) {
      const count = await withTenant(db, tenant, (tx) => releaseAbandonedJobs(tx, worker, running.list()))
      if (count > 0) log.warn({ tenant, count }, 'jobs whose worker is gone were given back')
    }
  })
  const { boss, stop } = await startBoss({ connection, session, log, tuning })
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
      await listen(task.name, (delivery) =>
        traceDelivery(task, delivery, () => runDelivery(options, presence.worker, task, delivery)),
      )
  await listen(DEAD_LETTERS, (delivery) => buryDelivery(options, delivery))
  return {
    stop: async () => {
      await stop(true)
      await presence.stop()
    },
  }
}
