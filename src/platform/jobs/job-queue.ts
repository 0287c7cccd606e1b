import type { PoolConfig } from 'pg'
import { PgBoss, type Queue } from 'pg-boss'
import { BACKGROUND_LIMITS } from '#platform/database/database.ts'
import { SteadyClient } from '#platform/database/steady-client.ts'
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
  readonly connection: PoolConfig
  readonly log: JobLog
  readonly tuning: JobTuning
  /** Workers hear of new work and look for the dead; others only send. */
  readonly isWorker: boolean
}

export const startBoss = async ({ connection, log, tuning, isWorker }: BossOptions): Promise<PgBoss> => {
  const { host, port, user, password, database, connectionString, ssl, options } = connection
  const address = { host, port, user, password, database, connectionString, ssl, options }
  // pg-boss hands all this to its pool.
  const pool = {
    Client: SteadyClient,
    connectionTimeoutMillis: BACKGROUND_LIMITS.acquireMs,
    lock_timeout: BACKGROUND_LIMITS.lockMs,
    statement_timeout: BACKGROUND_LIMITS.statementMs,
  }
  const boss = new PgBoss({
    ...address,
    ...pool,
    application_name: `${connection.application_name ?? 'portico'} ${isWorker ? 'worker' : 'jobs'}`,
    max: isWorker ? 4 : 2,
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
  return boss.start()
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
