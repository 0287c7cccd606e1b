import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import { connect, openPool, withTenant, type Db } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { createJobs, type Jobs, type Task } from '#platform/jobs/jobs.ts'
import { percentile } from '../catalogue/latency.ts'
import { atLeast, atMost, round, type Benchmark } from '../report.ts'
import { exportTask, mailTask, smallTask } from './tasks.ts'

const CHILD = path.join(import.meta.dirname, 'worker.child.ts')
const WORKERS = 2
const PER_SECOND = 2000
const LONGEST_WAIT_MS = 2000
const TENANTS: readonly TenantKey[] = ['aerobt', 'sps', 'process']

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const startWorker = async (connection: object) => {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(connection)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async (): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

type Queue = { readonly db: Db; readonly jobs: Jobs }

/** As a request does: some jobs in one transaction. */
const enqueue = async ({ db, jobs }: Queue, tenant: TenantKey, task: Task, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 100)
    await withTenant(db, tenant, async (tx) => {
      for (let more = at; more < Math.min(count, at + 100); more += 1) await jobs.enqueue(tx, task, { at: more })
    })
}

const countUnfinished = async (db: Db, tenant: TenantKey, task: Task): Promise<number> => {
  const { rows } = await withTenant(db, tenant, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from job where kind = ${task.name} and ended_at is null`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

const untilDone = async (db: Db, tenants: readonly TenantKey[], task: Task): Promise<void> => {
  for (const tenant of tenants) while ((await countUnfinished(db, tenant, task)) > 0) await pause(100)
}

/** The backlog is enqueued first, so that the queue and not whoever fills it is measured. */
const measureThroughput = async (queue: Queue, connection: object, count: number) => {
  const from = performance.now()
  for (const tenant of TENANTS) await enqueue(queue, tenant, smallTask, count)
  const enqueued = (performance.now() - from) / 1000
  const started = performance.now()
  const stops = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(connection)))
  await untilDone(queue.db, TENANTS, smallTask)
  const seconds = (performance.now() - started) / 1000
  const jobs = count * TENANTS.length
  await Promise.all(stops.map((stop) => stop()))
  return { jobs, 'enqueued a second': round(jobs / enqueued), 'done a second': round(jobs / seconds) }
}

/** One tenant has a long backlog of exports and of mails; another one sends a mail every quarter of a second. */
const measureFairness = async (queue: Queue, connection: object, backlog: number, mails: number) => {
  await enqueue(queue, 'aerobt', exportTask, Math.ceil(backlog / 10))
  await enqueue(queue, 'aerobt', mailTask, backlog)
  const stop = await startWorker(connection)
  for (let at = 0; at < mails; at += 1) {
    await enqueue(queue, 'sps', mailTask, 1)
    await pause(250)
  }
  await untilDone(queue.db, ['sps'], mailTask)
  const left = await countUnfinished(queue.db, 'aerobt', mailTask)
  const { rows } = await withTenant(queue.db, 'sps', (tx) =>
    sql<{
      ms: number
    }>`select extract(epoch from ended_at - created_at)::float * 1000 as ms from job where kind = ${mailTask.name}`.execute(tx),
  )
  await stop()
  const times = rows.map(({ ms }) => ms)
  return {
    'backlog of another tenant': backlog,
    'of it left at the end': left,
    mails,
    'p50 ms': round(percentile(times, 0.5)),
    'longest ms': round(Math.max(...times)),
  }
}

/** Background work: how much of it a second, and how long one tenant waits for another one's. */
export const jobsBenchmark: Benchmark = {
  name: 'jobs',
  run: async ({ isQuick }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-jobs-'))
    const postgres = await startEmbeddedPostgres({ dataFolder: folder })
    const db = connect(openPool({ ...postgres.app, max: 4 }))
    const log = { warn: () => {}, error: (_: object, message: string) => say(message) }
    const openSession = () => Promise.reject(new Error('nothing is worked off here'))
    try {
      await migrateDatabase(postgres.owner)
      const jobs = await createJobs({ connection: postgres.app, openSession, db, log })
      const queue = { db, jobs }
      say('small jobs')
      const throughput = await measureThroughput(queue, postgres.app, isQuick ? 500 : 5000)
      say('a mail beside a long backlog')
      const fairness = await measureFairness(queue, postgres.app, isQuick ? 2000 : 20_000, isQuick ? 8 : 40)
      await jobs.stop()
      if (fairness['of it left at the end'] === 0) throw new Error('the backlog was over before the mails were')
      return {
        tables: [
          { title: `Small jobs, ${WORKERS} workers`, rows: [throughput] },
          { title: 'Mails of one tenant beside a backlog of another one', rows: [fairness] },
        ],
        goals: [
          atLeast('small jobs a second', throughput['done a second'], PER_SECOND),
          atMost('longest wait of a mail, ms', fairness['longest ms'], LONGEST_WAIT_MS),
        ],
        notes: ['Workers, PostgreSQL and whoever enqueues share the cores of this machine.'],
      }
    } finally {
      await db.destroy()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
