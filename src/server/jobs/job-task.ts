import type { z } from 'zod'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#server/database/database.ts'

/** Background work of a feature: runs in the tenant's transaction, is retried, ends in the dead letters. */
export type Task<Data extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly schema: Data
  readonly retryLimit?: number
  /** How many of these one process does at once; 1 unless told. */
  readonly concurrency?: number
  // A method, so that tasks of every kind of data fit into one list.
  run(work: TaskRun<z.infer<Data>>): Promise<void>
  /** After the last attempt, also when its worker was killed; may be called again if it fails. */
  giveUp?(tx: Tx, work: { readonly jobId: string; readonly data: z.infer<Data> }): Promise<void>
}

export type TaskRun<Data> = {
  readonly jobId: string
  readonly tenant: TenantKey
  readonly data: Data
  /** Counts from 1. */
  readonly attempt: number
  readonly signal: AbortSignal
  /** A tenant transaction; each call is its own, so that progress is seen while the work goes on. */
  readonly transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly progress: (percent: number) => Promise<void>
}

export const defineTask = <Data extends z.ZodType>(task: Task<Data>): Task<Data> => task

/** Its message is shown to the person who waits; the message of any other error is for the log only. */
export class TaskFailure extends Error {}
