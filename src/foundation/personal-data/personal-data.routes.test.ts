import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, actFor } from '#app/testing/person-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { erasePersonTask } from '#foundation/personal-data/erase-person.task.ts'
import { personDataFile } from '#foundation/personal-data/person-data-file.task.ts'
import { sql } from 'kysely'
import { withTenant } from '#platform/database/database.ts'
import { readZip } from '#platform/testing/read-zip.ts'

let site: TestApp
let admin: SignedIn
let anna: SignedIn
const PEOPLE = '/api/back-office/v1/people'
const PROVEN = { isProven: true }

beforeAll(async () => {
  site = await openTestApp()
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'] }, PROVEN)
  anna = await signInAs(site, 'anna@sps.example', { givenName: 'Anna', familyName: 'Berg <b>' }, PROVEN)
  await site.services.jobs.startWorkers([personDataFile(site.services), erasePersonTask(site.services)])
})
afterAll(() => site.close())

const jobOf = async (id: string, who: SignedIn): Promise<string> =>
  (await callAs(site, who, 'GET', `/api/work/jobs/${id}`)).json<{ state: string }>().state

test('somebody takes their data away: a page, JSON, nobody else’s, and a few times a day', async () => {
  const answer = await callAs(site, anna, 'POST', '/api/me/personal-data')
  expect(answer.statusCode, answer.body).toBe(202)
  const { jobId } = answer.json<{ jobId: string }>()
  await expect.poll(() => jobOf(jobId, anna)).toBe('completed')
  const file = await callAs(site, anna, 'GET', `/api/me/personal-data/${jobId}/file`)
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const entries = await readZip(file.rawPayload)
  expect([...entries.keys()]).toEqual(['data.json', 'data.html'])
  expect(entries.get('data.html')?.toString()).toContain('<h1>Data of Anna Berg &lt;b&gt;</h1>')
  expect(entries.get('data.html')?.toString()).toContain('anna@sps.example')
  const other = await signInAs(site, 'other@sps.example', {}, PROVEN)
  expect((await callAs(site, other, 'GET', `/api/me/personal-data/${jobId}/file`)).statusCode).toBe(404)
  const codes: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const more = await callAs(site, anna, 'POST', '/api/me/personal-data')
    codes.push(more.statusCode)
    if (more.statusCode === 202) await expect.poll(() => jobOf(more.json<{ jobId: string }>().jobId, anna)).toBe('completed')
  }
  expect(codes).toEqual([202, 202, 202, 202, 429])
})

test('an employee who acts for somebody takes nothing away', async () => {
  const asm = await signInAs(site, 'asm@sps.example', { roles: ['internal'], isInternal: true, isAsm: true }, PROVEN)
  await actFor(site, asm, anna)
  expect((await callAs(site, asm, 'POST', '/api/me/personal-data')).statusCode).toBe(403)
  expect((await callAs(site, asm, 'POST', '/api/me/erasure-request')).statusCode).toBe(403)
})

test('an admin erases somebody by typing their address, and never themselves', async () => {
  const url = `${PEOPLE}/${anna.personId}/erase`
  expect((await callAs(site, anna, 'POST', url, { payload: { email: 'anna@sps.example' } })).statusCode).toBe(404)
  expect((await callAs(site, admin, 'POST', url, { payload: { email: 'other@sps.example' } })).statusCode).toBe(400)
  const self = { payload: { email: 'admin@sps.example' } }
  expect((await callAs(site, admin, 'POST', `${PEOPLE}/${admin.personId}/erase`, self)).statusCode).toBe(403)
  const answer = await callAs(site, admin, 'POST', url, { payload: { email: ' Anna@sps.example ' } })
  expect(answer.statusCode, answer.body).toBe(202)
  expect((await callAs(site, anna, 'GET', '/api/me/profile')).statusCode).toBe(401)
  await expect.poll(() => jobOf(answer.json<{ jobId: string }>().jobId, admin)).toBe('completed')
  const { rows } = (await callAs(site, admin, 'GET', `${PEOPLE}?find=erased-`)).json<{ rows: object[] }>()
  expect(rows).toMatchObject([
    { id: anna.personId, status: 'deleted', name: expect.stringMatching(/^Erased erased-[\da-f]{12}$/) },
  ])
})

test('somebody asks for erasure, staff approve, and the mail leaves before the address goes', async () => {
  const carl = await signInAs(site, 'carl@sps.example', {}, PROVEN)
  expect((await callAs(site, carl, 'POST', '/api/me/erasure-request')).statusCode).toBe(200)
  const { rows } = await withTenant(site.services.db, 'sps', (tx) =>
    sql<{ number: number }>`select number from access_request where kind = 'erasure' and person_id = ${carl.personId}`.execute(
      tx,
    ),
  )
  const decided = await callAs(site, admin, 'POST', `/api/back-office/v1/requests/REQ-${rows[0]?.number}/decision`, {
    payload: { decision: 'approve' },
  })
  expect([decided.statusCode, decided.body]).toEqual([200, expect.anything()])
  const waiting = await withTenant(site.services.db, 'sps', (tx) =>
    sql<{ state: string }>`select state from job where kind = 'erase-person' and singleton_key = ${carl.personId}`.execute(tx),
  )
  expect(waiting.rows).toEqual([{ state: 'queued' }])
})
