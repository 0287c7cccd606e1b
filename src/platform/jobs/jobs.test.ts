import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { withTenant } from '#platform/database/database.ts'
import { findJob, requestCancel, type Job } from '#platform/jobs/job.store.ts'
import { TaskFailure } from '#platform/jobs/job-task.ts'
import { createJobs, defineTask, TaskCancelled, type Jobs, type Task } from '#platform/jobs/jobs.ts'
import { failStaleJobs } from '#platform/jobs/stale-jobs.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
let jobs: Jobs
const opened: Jobs[] = []
const tuning = {
  heartbeatSeconds: 10,
  superviseSeconds: 1,
  pollSeconds: 0.5,
  retryDelaySeconds: 0,
  retryDelayMaxSeconds: 1,
  stopSeconds: 5,
}
const log = { warn: vi.fn(), error: vi.fn() }

const openJobs = async (changes: Partial<typeof tuning> = {}): Promise<Jobs> => {
  const created = await createJobs({
    connection: database.appConfig,
    openSession: database.openSession,
    db: database.db,
    log,
    tuning: { ...tuning, ...changes },
  })
  opened.push(created)
  return created
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.stop()))
})

const Data = z.object({ number: z.number().int() })
type Run = Task<typeof Data>['run']
const makeTask = (run: Run, more: Partial<Task<typeof Data>> = {}) =>
  defineTask({ name: `task-${randomUUID()}`, schema: Data, run, ...more })

const inAerobt = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, 'aerobt', work)
const readJob = (id: string): Promise<Job | undefined> => inAerobt((tx) => findJob(tx, id))
const waitForJob = (id: string, expected: Partial<Job>, timeout = 15_000) =>
  expect.poll(() => readJob(id), { timeout, interval: 50 }).toMatchObject(expected)

describe('background jobs', () => {
  test('work of a transaction that rolls back is never run and leaves no row', async () => {
    jobs = await openJobs()
    const ran: number[] = []
    const task = makeTask(async ({ data }) => void ran.push(data.number))
    await jobs.startWorkers([task])
    let lostId = ''
    const attempt = inAerobt(async (tx) => {
      lostId = await jobs.enqueue(tx, task, { number: 1 })
      throw new Error('the order was refused')
    })
    await expect(attempt).rejects.toThrow('the order was refused')
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 2 }))
    await waitForJob(id, { state: 'completed' })
    expect(ran).toEqual([2])
    expect(await readJob(lostId)).toBeUndefined()
    expect((await sql`select 1 from pgboss.job where id = ${lostId}`.execute(database.owner)).rows).toEqual([])
  })

  test('committed work runs once, in its tenant, with its data, and ends completed', async () => {
    jobs = await openJobs()
    const seen: unknown[] = []
    const task = makeTask(async ({ data, tenant, attempt, transact }) => {
      const { rows } = await transact((tx) => sql<{ tenant: string }>`select current_setting('app.tenant') as tenant`.execute(tx))
      seen.push({ data, tenant, attempt, bound: rows[0]?.tenant })
    })
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 7 }, { owner: 'nora' }))
    expect(await readJob(id)).toMatchObject({
      state: 'queued',
      done: 0,
      total: null,
      attempts: 0,
      owner: 'nora',
      kind: task.name,
    })
    await jobs.startWorkers([task])
    await waitForJob(id, { state: 'completed', attempts: 1, error: null })
    const { startedAt, endedAt } = (await readJob(id))!
    expect(startedAt).toBeInstanceOf(Date)
    expect(endedAt).toBeInstanceOf(Date)
    expect(seen).toEqual([{ data: { number: 7 }, tenant: 'aerobt', attempt: 1, bound: 'aerobt' }])
  })

  test('many jobs run once each with two workers at it', async () => {
    jobs = await openJobs()
    const other = await openJobs()
    const ran: number[] = []
    const task = makeTask(async ({ data }) => void ran.push(data.number), { concurrency: 3 })
    await Promise.all([jobs.startWorkers([task]), other.startWorkers([task])])
    const numbers = Array.from({ length: 20 }, (_, i) => i)
    const ids = await Promise.all(numbers.map((number) => inAerobt((tx) => jobs.enqueue(tx, task, { number }))))
    for (const id of ids) await waitForJob(id, { state: 'completed' })
    expect(ran.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test('a backlog that nobody announced is worked off without a pause between jobs', async () => {
    jobs = await openJobs({ pollSeconds: 3600 })
    const ran: number[] = []
    const task = makeTask(async ({ data }) => void ran.push(data.number))
    for (let number = 0; number < 5; number += 1) await inAerobt((tx) => jobs.enqueue(tx, task, { number }))
    await jobs.startWorkers([task])
    await expect.poll(() => ran.toSorted(), { timeout: 60_000 }).toEqual([0, 1, 2, 3, 4])
  })

  test('a tenant with a long backlog does not keep the others waiting: they take turns', async () => {
    jobs = await openJobs()
    const ran: string[] = []
    const task = makeTask(async ({ tenant }) => void ran.push(tenant))
    for (let number = 0; number < 12; number += 1) await inAerobt((tx) => jobs.enqueue(tx, task, { number }))
    for (let number = 0; number < 2; number += 1) await withTenant(database.db, 'sps', (tx) => jobs.enqueue(tx, task, { number }))
    await jobs.startWorkers([task])
    await expect.poll(() => ran.length, { timeout: 60_000 }).toBe(14)
    expect(ran.slice(0, 5).filter((tenant) => tenant === 'sps')).toHaveLength(2)
  })

  test('failed work is tried again and then completed', async () => {
    jobs = await openJobs()
    const task = makeTask(async ({ attempt }) => {
      if (attempt < 3) throw new Error('connect ECONNREFUSED 10.1.2.3')
    })
    await jobs.startWorkers([task])
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }))
    await waitForJob(id, { state: 'completed', attempts: 3, error: null })
  })

  test.each([
    ['shows people the reason it was given', new TaskFailure('No invoice was found.'), 'No invoice was found.'],
    ['hides an unexpected error from people', new Error('select * from secrets'), expect.not.stringContaining('secrets')],
  ])('work that keeps failing ends in the dead letters, failed, and %s', async (_, error, shown) => {
    jobs = await openJobs()
    const given: unknown[] = []
    const task = makeTask(() => Promise.reject(error), {
      retryLimit: 1,
      giveUp: async (_tx, work) => void given.push(work),
    })
    await jobs.startWorkers([task])
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 4 }))
    await waitForJob(id, { state: 'failed', attempts: 2, error: shown })
    expect((await readJob(id))!.endedAt).toBeInstanceOf(Date)
    await expect.poll(() => given).toEqual([{ jobId: id, data: { number: 4 } }])
    const letters = await sql`select 1 from pgboss.job where name = 'dead-letters' and source_id = ${id}`.execute(database.owner)
    expect(letters.rows).toHaveLength(1)
  })

  test('work of a worker killed with -9 goes on with the next start, long before its heartbeat is missed', async () => {
    // Not one attempt may fail; the death of a worker is none.
    const task = makeTask(async () => {}, { retryLimit: 0 })
    const patient = { heartbeatSeconds: 3600 }
    jobs = await openJobs(patient)
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }))
    const script = join(import.meta.dirname, '../testing/job-worker.child.ts')
    const worker = spawn(process.execPath, [script, JSON.stringify(database.directConfig), task.name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(worker.stdout, 'data')
    expect(await readJob(id)).toMatchObject({ state: 'running', done: 30, total: 100, attempts: 1 })
    // Another worker leaves alone what somebody is at.
    const other = await openJobs(patient)
    await other.startWorkers([makeTask(async () => {})])
    const inQueue = () => sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(database.owner)
    expect((await inQueue()).rows).toEqual([{ state: 'active' }])
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await jobs.startWorkers([task])
    await waitForJob(id, { state: 'completed', attempts: 2 }, 20_000)
  })

  test('progress is seen while the work goes on, in whole steps and never beyond the total', async () => {
    jobs = await openJobs()
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const task = makeTask(async ({ progress }) => {
      await progress.report(41.7, 100, { key: 'reading', values: { lines: 41 } })
      await gates[0]!.promise
      // Soon after the last one: written by the timer.
      await progress.report(1000, 100)
      await gates[1]!.promise
      return { lines: 100 }
    })
    await jobs.startWorkers([task])
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }))
    await waitForJob(id, { state: 'running', done: 41, total: 100, message: { key: 'reading', values: { lines: 41 } } })
    gates[0]!.resolve()
    await waitForJob(id, { state: 'running', done: 100, message: null })
    gates[1]!.resolve()
    await waitForJob(id, { state: 'completed', done: 100, result: { lines: 100 } })
  })

  test('work that nobody has begun is cancelled at once and never runs; of others only the owner may ask', async () => {
    jobs = await openJobs()
    const ran: number[] = []
    const task = makeTask(async ({ data }) => void ran.push(data.number))
    const [first, second] = await inAerobt(async (tx) => [
      await jobs.enqueue(tx, task, { number: 1 }, { owner: 'nora' }),
      await jobs.enqueue(tx, task, { number: 2 }, { owner: 'nora' }),
    ])
    await inAerobt((tx) => requestCancel(tx, first, 'nora'))
    await inAerobt((tx) => requestCancel(tx, second, 'mallory'))
    await withTenant(database.db, 'sps', (tx) => requestCancel(tx, second, 'nora'))
    await jobs.startWorkers([task])
    await waitForJob(second, { state: 'completed' })
    expect(await readJob(first)).toMatchObject({ state: 'cancelled', attempts: 0 })
    expect((await readJob(first))?.endedAt).toBeInstanceOf(Date)
    expect(ran).toEqual([2])
  })

  test('running work hears that it is cancelled, ends as such, keeps what it says and is not tried again', async () => {
    jobs = await openJobs()
    const started = Promise.withResolvers<void>()
    const attempts: number[] = []
    const task = makeTask(async ({ attempt, progress, signal }) => {
      attempts.push(attempt)
      started.resolve()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      expect(progress.isCancelled()).toBe(true)
      throw new TaskCancelled({ lines: 5 })
    })
    await jobs.startWorkers([task])
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }, { owner: 'nora' }))
    await started.promise
    await inAerobt((tx) => requestCancel(tx, id, 'nora'))
    await waitForJob(id, { state: 'cancelled', result: { lines: 5 }, error: null })
    expect(attempts).toEqual([1])
  })

  test('an attempt that fails after it was cancelled is the last one', async () => {
    jobs = await openJobs()
    const attempts: number[] = []
    const task = makeTask(async ({ attempt, jobId, transact }) => {
      attempts.push(attempt)
      await transact((tx) => requestCancel(tx, jobId, 'nora'))
      throw new Error('broken')
    })
    await jobs.startWorkers([task])
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }, { owner: 'nora' }))
    await waitForJob(id, { state: 'cancelled' })
    const inQueue = () => sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(database.owner)
    await expect.poll(async () => (await inQueue()).rows, { timeout: 60_000 }).toEqual([{ state: 'completed' }])
    expect(attempts).toEqual([1])
  })

  test('a row that the queue forgot is marked failed; what waits or is new stays', async () => {
    jobs = await openJobs()
    const task = makeTask(async () => {})
    const [forgotten, waiting, fresh] = await inAerobt(async (tx) => [
      await jobs.enqueue(tx, task, { number: 1 }),
      await jobs.enqueue(tx, task, { number: 2 }),
      await jobs.enqueue(tx, task, { number: 3 }),
    ])
    const age = sql`update job set created_at = now() - interval '1 hour' where id = any(${[forgotten, waiting]}::uuid[])`
    await inAerobt((tx) => age.execute(tx))
    await sql`delete from pgboss.job where id = any(${[forgotten, fresh]}::uuid[])`.execute(database.owner)
    expect(await inAerobt(failStaleJobs)).toBe(1)
    expect(await readJob(forgotten)).toMatchObject({ state: 'failed' })
    expect(await readJob(waiting)).toMatchObject({ state: 'queued' })
    expect(await readJob(fresh)).toMatchObject({ state: 'queued' })
  })

  test('another tenant, another owner and a made-up id find no job', async () => {
    jobs = await openJobs()
    const task = makeTask(async () => {})
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }, { owner: 'nora' }))
    expect(await withTenant(database.db, 'sps', (tx) => findJob(tx, id))).toBeUndefined()
    expect(await withTenant(database.db, 'sps', (tx) => findJob(tx, id, 'nora'))).toBeUndefined()
    expect(await inAerobt((tx) => findJob(tx, id, 'mallory'))).toBeUndefined()
    expect(await inAerobt((tx) => findJob(tx, randomUUID()))).toBeUndefined()
    expect(await inAerobt((tx) => findJob(tx, "1' or '1'='1"))).toBeUndefined()
    expect(await inAerobt((tx) => findJob(tx, id, 'nora'))).toMatchObject({ id })
  })

  test('fifty who ask at once for the same work start one job; when it is done, a new one may start', async () => {
    jobs = await openJobs()
    const ran: number[] = []
    const task = makeTask(async ({ data }) => void ran.push(data.number))
    const ask = () => inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }, { owner: 'nora', singletonKey: 'nora' }))
    const ids = new Set(await Promise.all(Array.from({ length: 50 }, ask)))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const inSps = await withTenant(database.db, 'sps', (tx) => jobs.enqueue(tx, task, { number: 2 }, { singletonKey: 'nora' }))
    expect(inSps).not.toBe(id)
    await jobs.startWorkers([task])
    await waitForJob(id, { state: 'completed' })
    await expect.poll(() => ran.toSorted()).toEqual([1, 2])
    expect(await ask()).not.toBe(id)
  })

  test('data that does not fit the task is refused before anything is stored', async () => {
    jobs = await openJobs()
    const task = makeTask(async () => {})
    await expect(inAerobt((tx) => jobs.enqueue(tx, task, { number: 1.5 }))).rejects.toThrow()
    const count = await inAerobt((tx) => tx.selectFrom('job').select('id').where('kind', '=', task.name).execute())
    expect(count).toEqual([])
  })

  test('a job that was completed when its worker died is not run again', async () => {
    jobs = await openJobs()
    let runs = 0
    const task = makeTask(async ({ jobId, transact }) => {
      runs++
      // As if the process had died after its last write and before the queue heard of it.
      await transact((tx) => tx.updateTable('job').set({ state: 'completed' }).where('id', '=', jobId).execute())
      throw new Error('killed')
    })
    await jobs.startWorkers([task])
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }))
    const inQueue = () => sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(database.owner)
    await expect.poll(async () => (await inQueue()).rows, { timeout: 60_000 }).toEqual([{ state: 'completed' }])
    expect(runs).toBe(1)
  })

  test('stopping waits for the work at hand, and takes no more', async () => {
    jobs = await openJobs()
    const started = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const task = makeTask(async () => {
      started.resolve()
      await gate.promise
    })
    await jobs.startWorkers([task])
    const first = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }))
    await started.promise
    const stopped = jobs.stop()
    gate.resolve()
    await stopped
    expect(await readJob(first)).toMatchObject({ state: 'completed' })
    const others = await openJobs()
    const second = await inAerobt((tx) => others.enqueue(tx, task, { number: 2 }))
    // Two polls of a worker that went on listening.
    await new Promise((resolve) => setTimeout(resolve, tuning.pollSeconds * 2000))
    expect(await readJob(second)).toMatchObject({ state: 'queued' })
  })

  test('work cut short by a stop is told so and goes to the next worker', async () => {
    jobs = await openJobs({ stopSeconds: 1 })
    const started = Promise.withResolvers<void>()
    let wasReported = false
    const task = makeTask(async ({ attempt, signal }) => {
      if (attempt > 1) return
      started.resolve()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      wasReported = true
      throw new Error('cut short')
    })
    await jobs.startWorkers([task])
    const id = await inAerobt((tx) => jobs.enqueue(tx, task, { number: 1 }))
    await started.promise
    await jobs.stop()
    const next = await openJobs()
    await next.startWorkers([task])
    await waitForJob(id, { state: 'completed', attempts: 2 })
    expect(wasReported).toBe(true)
  })
})
