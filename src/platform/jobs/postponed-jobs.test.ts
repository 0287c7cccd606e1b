import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { withTenant } from '#platform/database/database.ts'
import { findJob } from '#platform/jobs/job.store.ts'
import { createJobs, defineTask, type Jobs } from '#platform/jobs/jobs.ts'
import { failStaleJobs } from '#platform/jobs/stale-jobs.ts'
import { endReadOnly, startReadOnly } from '#platform/read-only/read-only.store.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const tuning = { superviseSeconds: 1, pollSeconds: 0.5, retryDelaySeconds: 0, retryDelayMaxSeconds: 1, stopSeconds: 5 }
const PATIENCE = { timeout: 60_000, interval: 50 }

let database: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await createJobs({
    ...{ connection: database.appConfig, openSession: database.openSession, db: database.db, tuning },
    log: { warn: vi.fn(), error: vi.fn() },
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const ran: string[] = []
const attempts: number[] = []
const task = defineTask({
  name: 'note-name',
  schema: z.object({ name: z.string() }),
  retryLimit: 1,
  run: async ({ data, attempt }) => {
    ran.push(data.name)
    attempts.push(attempt)
  },
})
const inTenant = <T>(tenant: string, work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, tenant, work)
const enqueue = (tenant: string, name: string, startAfter?: Date) =>
  inTenant(tenant, (tx) => jobs.enqueue(tx, task, { name }, { ...(startAfter && { startAfter }) }))
type Queued = { readonly state: string; readonly data: object; readonly waits: boolean }
const readQueue = async (id: string): Promise<Queued | undefined> =>
  (await sql<Queued>`select state, data, start_after > now() as waits from pgboss.job where id = ${id}`.execute(database.owner))
    .rows[0]

test('jobs of a read-only site wait as often as they are looked at, lose no attempt, and go on when it ends', async () => {
  await inTenant('aerobt', (tx) => startReadOnly(tx, { reason: 'Moves', at: new Date() }))
  const [waiting, free] = [await enqueue('aerobt', 'waits'), await enqueue('sps', 'free')]
  const later = await enqueue('aerobt', 'later', new Date(Date.now() + 86_400_000))
  await jobs.startWorkers([task])
  const isPostponed = () => expect.poll(() => readQueue(waiting), PATIENCE).toMatchObject({ state: 'retry', waits: true })
  await isPostponed()
  await expect.poll(() => inTenant('sps', (tx) => findJob(tx, free)), PATIENCE).toMatchObject({ state: 'completed' })
  // Looked at again, and once more: more often than it may fail.
  for (let look = 0; look < 3; look += 1) {
    await sql`update pgboss.job set start_after = now() where id = ${waiting}`.execute(database.owner)
    await isPostponed()
  }
  expect(await inTenant('aerobt', failStaleJobs)).toBe(0)
  expect(await inTenant('aerobt', (tx) => findJob(tx, waiting))).toMatchObject({ state: 'queued', attempts: 0 })
  expect(ran).toEqual(['free'])

  expect(await inTenant('aerobt', endReadOnly)).toBe(true)
  await expect.poll(() => inTenant('aerobt', (tx) => findJob(tx, waiting)), PATIENCE).toMatchObject({ state: 'completed' })
  expect([ran, attempts]).toEqual([
    ['free', 'waits'],
    [1, 1],
  ])
  expect(await readQueue(later)).toMatchObject({ state: 'created', waits: true })
})

test('a site is read-only once: a second start changes nothing, and neither does a second end', async () => {
  const at = new Date()
  expect(await inTenant('aerobt', (tx) => startReadOnly(tx, { reason: 'First', at }))).toBe(true)
  expect(await inTenant('aerobt', (tx) => startReadOnly(tx, { reason: 'Second', at }))).toBe(false)
  expect(await inTenant('aerobt', endReadOnly)).toBe(true)
  expect(await inTenant('aerobt', endReadOnly)).toBe(false)
})
