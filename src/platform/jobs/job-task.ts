import type { z } from 'zod'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Progress } from '#platform/jobs/job-progress.ts'

/** Background work of a feature: runs in the tenant's transaction, is retried, ends in the dead letters. */
export type Task<Data extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly schema: Data
  readonly retryLimit?: number
  /** How many of these one process does at once; 1 unless told. */
  readonly concurrency?: number
  /**
   * Its return value is stored as the job's result. An attempt may be cut short anywhere and run again from the start:
   * a task commits its effects together with a note of how far it came, or makes them such that twice is once.
   */
  // A method, so that tasks of every kind of data fit into one list.
  run(work: TaskRun<z.infer<Data>>): Promise<object | void>
  /** After the last attempt, also when its worker was killed; may be called again if it fails. */
  giveUp?(tx: Tx, work: { readonly jobId: string; readonly data: z.infer<Data> }): Promise<void>
}

export type TaskRun<Data> = {
  readonly jobId: string
  readonly tenant: TenantKey
  readonly data: Data
  /** Counts from 1. */
  readonly attempt: number
  /** Aborts when the worker stops and when the job is cancelled. */
  readonly signal: AbortSignal
  /** For work with several transactions side by side; each must be bound to the tenant. */
  readonly db: Db
  /** A tenant transaction; each call is its own, so that progress is seen while the work goes on. */
  readonly transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly progress: Progress
}

export const defineTask = <Data extends z.ZodType>(task: Task<Data>): Task<Data> => task

/** Its message is shown to the person who waits; the message of any other error is for the log only. */
export class TaskFailure extends Error {
  /** By it the browser says the same in the reader's language. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** The same, where another attempt would only fail again. */
export class FinalTaskFailure extends TaskFailure {}
