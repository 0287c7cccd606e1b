import { fromKysely } from 'pg-boss'
import type { z } from 'zod'
import type { Db, Tx } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { DatabaseTarget } from '#platform/database/pooler.ts'
import { DEFAULT_TUNING, ensureQueue, startBoss, type JobLog, type JobTuning } from '#platform/jobs/job-queue.ts'
import { startRunner, type Runner } from '#platform/jobs/job-runner.ts'
import { fairPriority } from '#platform/jobs/job-priority.rules.ts'
import type { Task } from '#platform/jobs/job-task.ts'
import { currentTraceParent } from '#platform/telemetry/trace.ts'
import { findEndedJob, findUnfinishedJob, insertJob } from '#platform/jobs/job.store.ts'

export { findJob, listJobs, requestCancel, type Job } from '#platform/jobs/job.store.ts'
export { TaskCancelled } from '#platform/jobs/job-progress.ts'
export { defineTask, FinalTaskFailure, type Task, type TaskRun } from '#platform/jobs/job-task.ts'

export type EnqueueOptions = {
  readonly owner?: string
  /** While work of this kind and key is unfinished, its id is returned instead of adding more. */
  readonly singletonKey?: string
  /** Throws `JobBusyError` instead, so that the caller's transaction goes back. */
  readonly isExclusive?: boolean
  /** Not before then. */
  readonly startAfter?: Date
}

/** A job in the queue. */
type StoredJob = { readonly tenant: string; readonly data: unknown }

/** Work of this kind and key is under way. */
export class JobBusyError extends Error {}

export type Jobs = {
  /** Part of the caller's transaction: no job without its row, no row without its job. */
  enqueue<Data extends z.ZodType>(tx: Tx, task: Task<Data>, data: z.input<Data>, options?: EnqueueOptions): Promise<string>
  /**
   * Does ended work again with the same data, as a new job of the same owner; undefined when the queue has forgotten it.
   * Throws `JobBusyError` while such work is under way.
   */
  repeat(tx: Tx, id: string): Promise<string | undefined>
  /** Makes the queues of these tasks, so that no request has to wait for a second connection to do it [T-93]. */
  prepare(tasks: readonly Task[]): Promise<void>
  startWorkers(tasks: readonly Task[]): Promise<void>
  /** Lets running work end, for as long as the tuning says; what is left then goes to another worker. */
  stop(): Promise<void>
}

export type JobsOptions = {
  /** As the application's role; the queue keeps a few connections of its own. */
  readonly connection: DatabaseTarget
  /** For workers: opened when the first of them starts. */
  readonly openSession: () => Promise<DirectSession>
  readonly db: Db
  readonly log: JobLog
  readonly tuning?: Partial<JobTuning>
}

export const createJobs = async ({ connection, openSession, db, log, tuning: changes }: JobsOptions): Promise<Jobs> => {
  const tuning = { ...DEFAULT_TUNING, ...changes }
  const { boss: sender, stop: stopSender } = await startBoss({ connection, log, tuning })
  const queues = new Map<string, Promise<void>>()
  const runners: Runner[] = []

  const prepareQueue = (task: Task): Promise<void> => {
    const ready = queues.get(task.name) ?? ensureQueue(sender, task, tuning)
    queues.set(task.name, ready)
    return ready.catch((error: unknown) => {
      queues.delete(task.name)
      throw error
    })
  }

  const enqueue: Jobs['enqueue'] = async (tx, task, data, { owner, singletonKey, isExclusive = false, startAfter } = {}) => {
    const parsed = task.schema.parse(data)
    await prepareQueue(task)
    for (;;) {
      const job = await insertJob(tx, { kind: task.name, owner, singletonKey })
      if (job) {
        // The plug-in for camel case would rename the columns that pg-boss reads.
        const db = fromKysely(tx.withoutPlugins())
        await sender.send(
          task.name,
          { tenant: job.tenant, jobId: job.id, data: parsed, traceParent: currentTraceParent() },
          { id: job.id, db, priority: fairPriority(job.waitingBefore), ...(startAfter && { startAfter }) },
        )
        return job.id
      }
      const unfinished = singletonKey === undefined ? undefined : await findUnfinishedJob(tx, task.name, singletonKey)
      // None when it ended between the two statements: then the key is free.
      if (unfinished && isExclusive) throw new JobBusyError(`${task.name} is under way`)
      if (unfinished) return unfinished.id
    }
  }

  const repeat: Jobs['repeat'] = async (tx, id) => {
    const ended = await findEndedJob(tx, id)
    const queued = tx.withoutPlugins()
    const stored = ended && (await sender.findJobs<StoredJob>(ended.kind, { id, db: fromKysely(queued) }))[0]
    // The queue knows no tenants: what it gives must be this tenant's own.
    if (!ended || !stored || stored.data.tenant !== ended.tenant) return undefined
    const job = await insertJob(tx, {
      kind: ended.kind,
      ...(ended.owner !== null && { owner: ended.owner }),
      ...(ended.singletonKey !== null && { singletonKey: ended.singletonKey }),
    })
    if (!job) throw new JobBusyError(`${ended.kind} is under way`)
    await sender.send(
      ended.kind,
      { tenant: job.tenant, jobId: job.id, data: stored.data.data, traceParent: currentTraceParent() },
      { id: job.id, db: fromKysely(queued), priority: fairPriority(job.waitingBefore) },
    )
    return job.id
  }

  const prepare: Jobs['prepare'] = async (tasks) => void (await Promise.all(tasks.map(prepareQueue)))

  return {
    enqueue,
    repeat,
    prepare,
    async startWorkers(tasks) {
      await prepare(tasks)
      runners.push(await startRunner({ connection, session: await openSession(), db, log, tuning, tasks }))
    },
    async stop() {
      await Promise.all(runners.splice(0).map((runner) => runner.stop()))
      await stopSender(false)
    },
  }
}
