import type { z } from 'zod'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#server/database.ts'

/** Background work of a feature: runs in the tenant's transaction, is retried, ends in the dead letters. */
export type Task<Data extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly schema: Data
  readonly retryLimit?: number
  readonly run: (work: TaskRun<z.infer<Data>>) => Promise<void>
}

export type TaskRun<Data> = {
  readonly jobId: string
  readonly tenant: TenantKey
  readonly data: Data
  readonly signal: AbortSignal
  /** A tenant transaction; each call is its own, so that progress is seen while the work goes on. */
  readonly transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly progress: (percent: number) => Promise<void>
}

export const defineTask = <Data extends z.ZodType>(task: Task<Data>): Task<Data> => task
