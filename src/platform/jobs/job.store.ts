import { sql, type ColumnType, type Generated } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { JobMessage, JobReport } from '#platform/jobs/job-progress.ts'

export type JobState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'

type Json<T> = ColumnType<T | null, string | null | undefined, string | null>

type JobTable = {
  id: Generated<string>
  tenant: Generated<TenantKey>
  kind: string
  owner: string | null
  singletonKey: string | null
  state: Generated<JobState>
  done: Generated<number>
  total: number | null
  message: Json<JobMessage>
  result: Json<unknown>
  /** For people: never a stack, an address or a query. */
  error: string | null
  errorCode: string | null
  cancelRequestedAt: Date | null
  attempts: Generated<number>
  /** The worker that runs it, by its presence. */
  worker: Generated<number | null>
  createdAt: Generated<Date>
  startedAt: Date | null
  reportedAt: Date | null
  endedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    job: JobTable
  }
}

/** The owner's view of background work; its data stays in the queue. */
export type Job = {
  readonly id: string
  readonly kind: string
  readonly owner: string | null
  readonly state: JobState
  readonly done: number
  /** Null while nobody knows how much there is to do. */
  readonly total: number | null
  readonly message: JobMessage | null
  readonly result: unknown
  readonly error: string | null
  readonly errorCode: string | null
  readonly cancelRequestedAt: Date | null
  readonly attempts: number
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}
export type NewJob = { readonly kind: string; readonly owner?: string; readonly singletonKey?: string }

const SHOWN = [
  ...(['id', 'kind', 'owner', 'state', 'done', 'total', 'message', 'result', 'error', 'errorCode'] as const),
  ...(['cancelRequestedAt', 'attempts', 'createdAt', 'startedAt', 'endedAt'] as const),
] as const
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** With an owner, somebody else's job does not exist. */
export const findJob = async (tx: Tx, id: string, owner?: string): Promise<Job | undefined> =>
  UUID.test(id)
    ? tx
        .selectFrom('job')
        .select(SHOWN)
        .where('id', '=', id)
        .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
        .executeTakeFirst()
    : undefined

export type JobFilter = { readonly owner: string; readonly kind?: string | undefined; readonly limit: number }

/** Somebody's own, the latest first. */
export const listJobs = (tx: Tx, { owner, kind, limit }: JobFilter): Promise<Job[]> =>
  tx
    .selectFrom('job')
    .select(SHOWN)
    .where('owner', '=', owner)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Undefined when unfinished work holds the key; waits for a transaction that is just adding it. */
/** More are not counted: so many behind its own, a job comes after those of everybody else anyway. */
const MOST_COUNTED = 1000

/** With how much of its kind waits before it, of this tenant alone. */
export const insertJob = async (
  tx: Tx,
  { kind, owner, singletonKey }: NewJob,
): Promise<{ id: string; tenant: TenantKey; waitingBefore: number } | undefined> => {
  const waiting = tx
    .selectFrom('job')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '=', sql.lit('queued'))
    .limit(MOST_COUNTED)
  const job = await tx
    .insertInto('job')
    .values({ kind, owner: owner ?? null, singletonKey: singletonKey ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning((eb) => [
      'id',
      'tenant',
      eb
        .selectFrom(waiting.as('waiting'))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('waitingBefore'),
    ])
    .executeTakeFirst()
  return job && { ...job, waitingBefore: Number(job.waitingBefore) }
}

export const findUnfinishedJob = (tx: Tx, kind: string, singletonKey: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('job')
    .select('id')
    .where('kind', '=', kind)
    .where('singletonKey', '=', singletonKey)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()

/** Work that did not succeed. */
export const findEndedJob = (
  tx: Tx,
  id: string,
): Promise<{ kind: string; tenant: TenantKey; owner: string | null; singletonKey: string | null } | undefined> =>
  tx
    .selectFrom('job')
    .select(['kind', 'tenant', 'owner', 'singletonKey'])
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .executeTakeFirst()

const now = sql<Date>`now()`
const unfinished = (tx: Tx, id: string) => tx.updateTable('job').where('id', '=', id).where('state', 'in', ['queued', 'running'])

/** A job that nobody has begun ends at once; a running one is notified and ends when it checks. */
export const requestCancel = async (tx: Tx, id: string, owner: string): Promise<void> => {
  if (!UUID.test(id)) return
  await unfinished(tx, id)
    .where('owner', '=', owner)
    .set({
      cancelRequestedAt: sql`coalesce(cancel_requested_at, now())`,
      state: sql`case state when 'queued' then 'cancelled' else state end`,
      endedAt: sql`case state when 'queued' then now() end`,
    })
    .execute()
}

/** Says whether this attempt may work: a finished job whose worker died before telling the queue is not run twice. */
export const startJob = async (tx: Tx, id: string, attempt: number, worker: number): Promise<boolean> => {
  // Asked to stop while its last worker was gone.
  await unfinished(tx, id).where('cancelRequestedAt', 'is not', null).set({ state: 'cancelled', endedAt: now }).execute()
  const fresh = { done: 0, total: null, message: null, startedAt: sql<Date>`coalesce(started_at, now())`, endedAt: null }
  const { numUpdatedRows } = await unfinished(tx, id)
    .set({ state: 'running', attempts: attempt, worker, reportedAt: now, ...fresh })
    .where('attempts', '<=', attempt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Only the latest attempt speaks: one that lost its claim must not write over its successor. */
const changeRunning = (tx: Tx, id: string, attempt: number) =>
  tx.updateTable('job').where('id', '=', id).where('attempts', '=', attempt).where('state', '=', 'running')

/** Says whether somebody asked to cancel it. */
export const saveReport = async (tx: Tx, id: string, attempt: number, report: JobReport | undefined): Promise<boolean> => {
  const shown = report && { ...report, message: report.message ? JSON.stringify(report.message) : null }
  const row = await changeRunning(tx, id, attempt)
    .set({ ...shown, reportedAt: now })
    .returning('cancelRequestedAt')
    .executeTakeFirst()
  return (row?.cancelRequestedAt ?? null) !== null
}

export type JobFault = { readonly error: string; readonly errorCode: string | null }

/** Waits for its next attempt, unless somebody asked to cancel it. */
export const requeueJob = async (tx: Tx, id: string, attempt: number, fault: JobFault): Promise<void> => {
  const state = sql<JobState>`case when cancel_requested_at is null then 'queued' else 'cancelled' end`
  const endedAt = sql<Date>`case when cancel_requested_at is null then null::timestamptz else now() end`
  await changeRunning(tx, id, attempt)
    .set({ state, endedAt, ...fault })
    .execute()
}

export const completeJob = async (tx: Tx, id: string, attempt: number, result: unknown): Promise<void> => {
  const stored = result === undefined ? null : JSON.stringify(result)
  const done = sql<number>`coalesce(total, done)`
  await changeRunning(tx, id, attempt)
    .set({ state: 'completed', done, result: stored, error: null, errorCode: null, endedAt: now })
    .execute()
}

export const cancelRunningJob = async (tx: Tx, id: string, attempt: number, result: unknown): Promise<void> => {
  const stored = result === undefined ? null : JSON.stringify(result)
  await changeRunning(tx, id, attempt)
    .set({ state: 'cancelled', result: stored, error: null, errorCode: null, endedAt: now })
    .execute()
}

/** The error of an earlier attempt is stored; a killed attempt has none. */
export const failJob = async (tx: Tx, id: string, { error, errorCode }: JobFault): Promise<void> => {
  const code = sql<string | null>`case when error is null then ${errorCode}::text else error_code end`
  await unfinished(tx, id)
    .set({ state: 'failed', error: sql`coalesce(error, ${error})`, errorCode: code, endedAt: now })
    .execute()
}
