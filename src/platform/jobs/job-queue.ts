import type { Pool } from 'pg'
import { PgBoss, type Db as BossDatabase, type Queue } from 'pg-boss'
import { openPool } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { DatabaseTarget } from '#platform/database/pooler.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'
import type { Task } from '#platform/jobs/job-task.ts'

/** As Fastify's logger speaks. */
export type JobLog = {
  error(details: object, message: string): void
  warn(details: object, message: string): void
}

export type JobTuning = {
  /** A worker silent for so long is taken for dead; pg-boss accepts no less than 10. */
  readonly heartbeatSeconds: number
  /** How often the dead are looked for. */
  readonly superviseSeconds: number
  /** New work is announced at once; retries are found by looking this often. */
  readonly pollSeconds: number
  /** Doubles with each attempt, up to the longest. */
  readonly retryDelaySeconds: number
  readonly retryDelayMaxSeconds: number
  readonly retryLimit: number
  readonly stopSeconds: number
}

export const DEFAULT_TUNING: JobTuning = {
  heartbeatSeconds: 10,
  superviseSeconds: 5,
  pollSeconds: 4,
  retryDelaySeconds: 3,
  retryDelayMaxSeconds: 600,
  retryLimit: 5,
  stopSeconds: 15,
}

export const DEAD_LETTERS = 'dead-letters'
const DAY = 86_400

export type BossOptions = {
  readonly connection: DatabaseTarget
  /** Workers hear of new work and look for the dead; others only send. */
  readonly session?: DirectSession
  readonly log: JobLog
  readonly tuning: JobTuning
}

export type StartedBoss = { readonly boss: PgBoss; readonly stop: (isGraceful: boolean) => Promise<void> }

/** pg-boss over a pool of ours, whose limits hold behind a pooler, and over the process's one session for notices. */
const createBossDatabase = (pool: Pool, session: DirectSession | undefined): BossDatabase => ({
  executeSql: async (text, values) => {
    const client = await pool.connect()
    try {
      const answer = await client.query(text, values)
      client.release()
      return answer
    } catch (error) {
      // It may have failed within a transaction that the text itself began.
      client.release(error as Error)
      throw error
    }
  },
  ...(session && {
    listen: async (channel, onNotice, onGap) => ({ close: (await session.listen(channel, { onNotice, onGap })).stop }),
  }),
})

export const startBoss = async ({ connection, session, log, tuning }: BossOptions): Promise<StartedBoss> => {
  const isWorker = session !== undefined
  const application_name = `${connection.application_name ?? 'portico'} ${isWorker ? 'worker' : 'jobs'}`
  const onError = (err: Error) => log.error({ err }, 'the job queue lost a connection')
  // A request that sends holds a connection of another pool.
  const pool = openPool({ ...connection, application_name, max: isWorker ? 4 : 2 }, { onError, onSecond: () => {} })
  const boss = new PgBoss({
    db: createBossDatabase(pool, session),
    schema: JOB_SCHEMA,
    // The schema belongs to the owner, who migrates it and alone may rebuild its indexes.
    migrate: false,
    createSchema: false,
    reindex: false,
    schedule: false,
    supervise: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: tuning.superviseSeconds,
    monitorIntervalSeconds: tuning.superviseSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, `the job queue warns: ${message}`))
  const stop = async (isGraceful: boolean): Promise<void> => {
    await boss.stop({ graceful: isGraceful, ...(isGraceful && { timeout: tuning.stopSeconds * 1000 }) })
    if (!pool.ending) await pool.end()
  }
  await boss.start().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return { boss, stop }
}

/** Any process may be the first to send; another one that made the queue already is no fault. */
export const ensureQueue = async (boss: PgBoss, task: Task, tuning: JobTuning): Promise<void> => {
  const common = { notify: true, heartbeatSeconds: tuning.heartbeatSeconds, expireInSeconds: DAY / 24, retryBackoff: true }
  const delays = { retryDelay: tuning.retryDelaySeconds, retryDelayMax: tuning.retryDelayMaxSeconds }
  await makeQueue(boss, DEAD_LETTERS, { ...common, ...delays, retryLimit: 50, deleteAfterSeconds: 30 * DAY })
  const retryLimit = task.retryLimit ?? tuning.retryLimit
  await makeQueue(boss, task.name, { ...common, ...delays, retryLimit, deadLetter: DEAD_LETTERS, retentionSeconds: 90 * DAY })
}

const makeQueue = async (boss: PgBoss, name: string, options: Omit<Queue, 'name'>): Promise<void> => {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
