import { sql, type Generated, type Selectable } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#server/database/database.ts'

export type JobState = 'queued' | 'running' | 'completed' | 'failed'

type JobTable = {
  id: Generated<string>
  tenant: Generated<TenantKey>
  kind: string
  owner: string | null
  singletonKey: string | null
  state: Generated<JobState>
  progress: Generated<number>
  /** For people: never a stack, an address or a query. */
  error: string | null
  attempts: Generated<number>
  /** The worker that runs it, by its presence. */
  worker: Generated<number | null>
  createdAt: Generated<Date>
  startedAt: Date | null
  endedAt: Date | null
}

declare module '#server/database/database.ts' {
  interface Tables {
    job: JobTable
  }
}

/** What anyone may know of background work; its data stays in the queue. */
export type Job = Omit<Selectable<JobTable>, 'tenant' | 'singletonKey' | 'worker'>
export type NewJob = { readonly kind: string; readonly owner?: string; readonly singletonKey?: string }

const SHOWN = ['id', 'kind', 'owner', 'state', 'progress', 'error', 'attempts', 'createdAt', 'startedAt', 'endedAt'] as const
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

/** Undefined when unfinished work holds the key; waits for a transaction that is just adding it. */
export const insertJob = (
  tx: Tx,
  { kind, owner, singletonKey }: NewJob,
): Promise<{ id: string; tenant: TenantKey } | undefined> =>
  tx
    .insertInto('job')
    .values({ kind, owner: owner ?? null, singletonKey: singletonKey ?? null, error: null, startedAt: null, endedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'tenant'])
    .executeTakeFirst()

export const findUnfinishedJob = (tx: Tx, kind: string, singletonKey: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('job')
    .select('id')
    .where('kind', '=', kind)
    .where('singletonKey', '=', singletonKey)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()

/** Says whether this attempt may work: a finished job whose worker died before telling the queue is not run twice. */
export const startJob = async (tx: Tx, id: string, attempt: number, worker: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ state: 'running', attempts: attempt, worker, progress: 0, startedAt: sql`coalesce(started_at, now())`, endedAt: null })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .where('attempts', '<=', attempt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Only the latest attempt speaks: one that lost its claim must not write over its successor. */
const changeRunning = (tx: Tx, id: string, attempt: number) =>
  tx.updateTable('job').where('id', '=', id).where('attempts', '=', attempt).where('state', '=', 'running')

export const showProgress = async (tx: Tx, id: string, attempt: number, progress: number): Promise<void> => {
  await changeRunning(tx, id, attempt).set({ progress }).execute()
}

export const requeueJob = async (tx: Tx, id: string, attempt: number, error: string): Promise<void> => {
  await changeRunning(tx, id, attempt).set({ state: 'queued', error }).execute()
}

export const completeJob = async (tx: Tx, id: string, attempt: number): Promise<void> => {
  const done = { state: 'completed', progress: 100, error: null, endedAt: sql<Date>`now()` } as const
  await changeRunning(tx, id, attempt).set(done).execute()
}

/** Keeps what the last attempt said; an attempt that was killed said nothing. */
export const failJob = async (tx: Tx, id: string, fallback: string): Promise<void> => {
  await tx
    .updateTable('job')
    .set({ state: 'failed', error: sql`coalesce(error, ${fallback})`, endedAt: sql`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute()
}
