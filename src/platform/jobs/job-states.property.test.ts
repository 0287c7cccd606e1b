import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant, type Tx } from '#platform/database/database.ts'
import {
  cancelRunningJob,
  completeJob,
  failJob,
  findJob,
  insertJob,
  requestCancel,
  requeueJob,
  saveReport,
  startJob,
  type Job,
} from '#platform/jobs/job.store.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const OWNER = '00000000-0000-4000-8000-000000000001'
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const FAULT = { error: 'no', errorCode: null }
const REPORT = { done: 1, total: 2, message: null }
/** Whatever workers, people and the queue may do, in any order and of any attempt. */
const STEPS: Readonly<Record<string, (tx: Tx, id: string, attempt: number) => Promise<unknown>>> = {
  start: (tx, id, attempt) => startJob(tx, id, attempt, 1),
  report: (tx, id, attempt) => saveReport(tx, id, attempt, REPORT),
  requeue: (tx, id, attempt) => requeueJob(tx, id, attempt, FAULT),
  complete: (tx, id, attempt) => completeJob(tx, id, attempt, { file: 'x' }),
  cancel: (tx, id) => requestCancel(tx, id, OWNER),
  end: (tx, id, attempt) => cancelRunningJob(tx, id, attempt, undefined),
  fail: (tx, id) => failJob(tx, id, FAULT),
}
const ENDED: readonly string[] = ['completed', 'failed', 'cancelled']
const step = fc.record({ name: fc.constantFrom(...Object.keys(STEPS)), attempt: fc.integer({ min: 1, max: 4 }) })

const checkStep = (before: Job, after: Job, name: string, attempt: number): void => {
  // What is over stays as it is.
  if (ENDED.includes(before.state)) expect(after).toEqual(before)
  expect(after.attempts).toBeGreaterThanOrEqual(before.attempts)
  expect(after.endedAt !== null).toBe(ENDED.includes(after.state))
  if (after.state === 'running') expect(after.startedAt).not.toBeNull()
  // An attempt that lost its claim does not write over its successor.
  if (['report', 'requeue', 'complete', 'end'].includes(name) && attempt !== before.attempts) expect(after).toEqual(before)
  // Nobody begins what somebody cancelled.
  if (name === 'start' && before.cancelRequestedAt !== null) expect(after.state).not.toBe('running')
}

test('whatever happens to a job in whatever order, it ends once and only its latest attempt speaks', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await withTenant(database.db, 'sps', async (tx) => {
        const job = await insertJob(tx, { kind: 'property', owner: OWNER })
        const id = job?.id ?? ''
        let before = (await findJob(tx, id)) as Job
        for (const { name, attempt } of steps) {
          await STEPS[name]?.(tx, id, attempt)
          const after = (await findJob(tx, id)) as Job
          checkStep(before, after, name, attempt)
          before = after
        }
      })
    }),
    { numRuns: 60 },
  )
})
