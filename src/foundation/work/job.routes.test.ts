import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { JobView } from '#foundation/work/job.schema.ts'
import { withTenant } from '#platform/database/database.ts'
import { TaskFailure } from '#platform/jobs/job-task.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const task = defineTask({
  name: 'sample-work',
  schema: z.object({ fails: z.boolean() }),
  retryLimit: 0,
  run: async ({ data, progress }) => {
    await progress.report(1, 2, { key: 'half', values: { lines: 1 } })
    if (data.fails) throw new TaskFailure('The file was empty.', 'empty')
    return { lines: 2 }
  },
})

let site: TestApp
let nora: SignedIn
let other: SignedIn
let foreigner: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  nora = await signInAs(site, 'nora@sps.example')
  other = await signInAs(site, 'other@sps.example')
  foreigner = await signInAs(site, 'nora@aerobt.example')
})
afterAll(() => site.close())

const call = (who: Pick<SignedIn, 'host'> & Partial<SignedIn>, url: string, method: 'GET' | 'POST' = 'GET') =>
  site.app.inject({
    method,
    url: `/api/work/jobs${url}`,
    headers: { host: who.host, cookie: who.cookie ?? '', origin: `http://${who.host}` },
  })
const start = (fails = false) =>
  withTenant(site.services.db, 'sps', (tx) => site.services.jobs.enqueue(tx, task, { fails }, { owner: nora.personId }))
const read = async (id: string) => (await call(nora, `/${id}`)).json<JobView>()

test('its owner reads it, lists it and cancels it; to everyone else it does not exist', async () => {
  const id = await start()
  expect(await read(id)).toMatchObject({ id, state: 'queued', done: 0, total: null, error: null, isCancelling: false })
  const listed = (await call(nora, '?kind=sample-work')).json<{ jobs: JobView[] }>().jobs
  expect(listed.map((job) => job.id)).toContain(id)
  expect((await call(nora, '?kind=other')).json()).toEqual({ jobs: [] })
  for (const who of [other, foreigner]) {
    expect((await call(who, `/${id}`)).statusCode).toBe(404)
    expect((await call(who, `/${id}/cancel`, 'POST')).statusCode).toBe(404)
    expect((await call(who, '')).json()).toEqual({ jobs: [] })
  }
  expect((await read(id)).state).toBe('queued')
  const cancelled = await call(nora, `/${id}/cancel`, 'POST')
  expect(cancelled.json()).toMatchObject({ state: 'cancelled' })
  expect(cancelled.headers['cache-control']).toBe('private, no-store')
  expect((await call(nora, `/${id}/cancel`, 'POST')).json()).toEqual(cancelled.json())
})

test('anonymous visitors are asked to sign in, and bad input is refused', async () => {
  for (const who of [{ host: 'sps.localhost' }, { host: 'sps.localhost', cookie: foreigner.cookie }]) {
    expect((await call(who, '')).statusCode).toBe(401)
    expect((await call(who, `/${randomUUID()}`)).statusCode).toBe(401)
    expect((await call(who, `/${randomUUID()}/cancel`, 'POST')).statusCode).toBe(401)
  }
  expect((await call(nora, '/1')).statusCode).toBe(400)
  expect((await call(nora, '/1/cancel', 'POST')).statusCode).toBe(400)
  expect((await call(nora, '?kind=')).statusCode).toBe(400)
  expect((await call(nora, `/${randomUUID()}`)).statusCode).toBe(404)
})

test('what came of it is told: a result, or an error with a code that the browser has words for', async () => {
  const [good, bad] = [await start(), await start(true)]
  await site.services.jobs.startWorkers([task])
  await expect.poll(() => read(good)).toMatchObject({ state: 'completed', done: 2, total: 2, result: { lines: 2 } })
  await expect
    .poll(() => read(bad), { timeout: 60_000 })
    .toMatchObject({ state: 'failed', error: { code: 'empty', message: 'The file was empty.' } })
})

/** No worker takes it, so it stays in the state that the test gives it. */
const untaken = defineTask({ name: 'untaken-work', schema: z.object({}), run: async () => ({}) })

test('a running job says that it was asked to stop', async () => {
  const id = await withTenant(site.services.db, 'sps', async (tx) => {
    const queued = await site.services.jobs.enqueue(tx, untaken, {}, { owner: nora.personId })
    await sql`update job set state = 'running' where id = ${queued}`.execute(tx)
    return queued
  })
  expect((await call(nora, `/${id}/cancel`, 'POST')).json()).toMatchObject({ state: 'running', isCancelling: true })
})
