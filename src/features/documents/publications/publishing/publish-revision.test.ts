import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { saveMark } from '#features/documents/publications/mark.store.ts'
import { notifySubscribers } from '#features/documents/publications/notify-subscribers.task.ts'
import { listRevisions } from '#features/documents/publications/publication.store.ts'
import { createPublishTask } from '#features/documents/publications/publishing/publish-revision.task.ts'
import { addPublication, makePublication } from '#features/documents/publications/testing/sample-publications.ts'
import type { JobView } from '#foundation/work/public.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let author: SignedIn
let buyer: SignedIn
let german: SignedIn
let left: SignedIn
let stranger: SignedIn
let foreign: SignedIn
const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
beforeAll(async () => {
  site = await openTestApp()
  author = await signInAs(site, 'author@sps.example', { roles: ['internal', 'author'] })
  foreign = await signInAs(site, 'author@aerobt.example', { roles: ['internal', 'author'] })
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Amara', language: 'en', countryCode: 'US' })
  german = await signInAs(site, 'german@sps.example', { givenName: 'Jörg', language: 'de', countryCode: 'DE' })
  left = await signInAs(site, 'left@sps.example', { status: 'deactivated' })
  stranger = await signInAs(site, 'stranger@sps.example')
  await addPublication(site, 'sps', makePublication('mm-1', { titles: { en: 'A manual', de: 'Ein Handbuch' } }))
  await addPublication(site, 'sps', makePublication('pc-1', { audience: 'tool:docs' }))
  await inSps(async (tx) => {
    for (const { personId } of [buyer, german, left]) await saveMark(tx, personId, 'mm-1', { isSubscribed: true }, new Date())
    await saveMark(tx, stranger.personId, 'mm-1', { isFavourite: true }, new Date())
    // Followed while they might read it; the right is gone since.
    await saveMark(tx, buyer.personId, 'pc-1', { isSubscribed: true }, new Date())
  })
  await site.services.jobs.startWorkers([createPublishTask(site.services), notifySubscribers(site.services)])
})
afterAll(() => site.close())

const PDF = Buffer.from('%PDF-1.7\nthe content is not looked into')

type Payload = { payload?: object | Buffer; headers?: Record<string, string> }
const call = (who: SignedIn, method: 'GET' | 'POST' | 'PATCH', url: string, { payload, headers = {} }: Payload = {}) =>
  site.app.inject({
    method,
    url,
    headers: { host: who.host, cookie: who.cookie, origin: `http://${who.host}`, ...headers },
    ...(payload && { payload }),
  })
const upload = async (who: SignedIn, content: Buffer): Promise<string> => {
  const begun = await call(who, 'POST', '/api/uploads', { payload: { kind: 'publication', name: 'm.pdf', size: content.length } })
  const { id } = begun.json<{ id: string }>()
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  await call(who, 'PATCH', `/api/uploads/${id}`, { payload: content, headers })
  return id
}
const publish = (who: SignedIn, slug: string, body: object, key: string = randomUUID()) =>
  call(who, 'POST', `/api/publications/v1/publications/${slug}/revisions`, {
    payload: { revision: 'B', issuedOn: '2026-11-10', pages: 3, outline: [{ title: 'Torque values', page: 3 }], ...body },
    headers: { 'idempotency-key': key },
  })
const settle = async (jobId: string): Promise<JobView> =>
  vi.waitFor(
    async () => {
      const job = (await call(author, 'GET', `/api/work/jobs/${jobId}`)).json<JobView>()
      expect(['completed', 'failed']).toContain(job.state)
      return job
    },
    { timeout: 60_000, interval: 200 },
  )
const mailsTo = async (address: string) =>
  (await inSps((tx) => listOutbox(tx, 100))).filter(({ toAddress }) => toAddress === address)

test('staff publish a revision, and subscribers hear of it once, in their language', async () => {
  const uploadId = await upload(author, PDF)
  const changes = [{ section: 'Assembly', text: 'New torque.', page: 3 }]
  const key = randomUUID()
  const started = await publish(author, 'mm-1', { uploadId, changes }, key)
  expect(started.statusCode).toBe(202)
  const { jobId } = started.json<{ jobId: string }>()
  expect((await publish(author, 'mm-1', { uploadId, changes }, key)).json()).toEqual({ jobId })
  expect((await settle(jobId)).state).toBe('completed')
  const [newest] = await inSps((tx) => listRevisions(tx, 'mm-1'))
  expect(newest).toMatchObject({ revision: 'B', position: 2, pages: 3, changes, outline: [{ title: 'Torque values', page: 3 }] })
  await vi.waitFor(async () => expect(await mailsTo('german@sps.example')).toHaveLength(1), { timeout: 60_000, interval: 200 })
  const [mail] = await mailsTo('buyer@sps.example')
  expect(mail?.subject).toBe('MM-1: revision B')
  expect(mail?.text).toContain('Assembly: New torque.')
  expect(mail?.text).toContain('/us/en/secure/technical-publications/mm-1')
  expect((await mailsTo('german@sps.example'))[0]?.text).toContain('Revision B von MM-1, Ein Handbuch, ist erschienen.')
  for (const address of ['left@sps.example', 'stranger@sps.example']) expect(await mailsTo(address)).toEqual([])
  expect((await publish(author, 'mm-1', { uploadId, changes })).statusCode).toBe(409)
})

test('who may no longer read a publication hears nothing of it [T-87]', async () => {
  const uploadId = await upload(author, PDF)
  const { jobId } = (await publish(author, 'pc-1', { uploadId })).json<{ jobId: string }>()
  expect((await settle(jobId)).state).toBe('completed')
  await vi.waitFor(
    async () => {
      const jobs = await inSps((tx) =>
        tx.selectFrom('job').select('state').where('kind', '=', 'notify-publication-subscribers').execute(),
      )
      expect(jobs.map(({ state }) => state)).toEqual(['completed', 'completed'])
    },
    { timeout: 60_000, interval: 200 },
  )
  expect((await mailsTo('buyer@sps.example')).filter(({ subject }) => subject.startsWith('PC-1'))).toEqual([])
})

test('only staff of the tenant publish, and only what they uploaded themselves', async () => {
  const uploadId = await upload(author, PDF)
  const body = { uploadId, revision: 'D' }
  expect((await publish({ ...author, cookie: '' }, 'mm-1', body)).statusCode).toBe(401)
  expect((await publish(buyer, 'mm-1', body)).statusCode).toBe(404)
  expect((await publish(foreign, 'mm-1', body)).statusCode).toBe(404)
  expect((await publish(author, 'nothing', body)).statusCode).toBe(404)
  expect((await publish(author, 'mm-1', { ...body, uploadId: randomUUID() })).statusCode).toBe(404)
  expect(
    (await call(buyer, 'POST', '/api/uploads', { payload: { kind: 'publication', name: 'm.pdf', size: 5 } })).statusCode,
  ).toBe(404)
})

test.each([
  { revision: 'B/../C' },
  { revision: '' },
  { issuedOn: '2026-02-30' },
  { changes: [{ section: 'A\r\nBcc: x@y.example', text: 'x' }] },
  { effectivity: [{ part: 'HA-1', from: 9, to: 1 }] },
  { audience: null },
])('%j is refused [T-87]', async (body) =>
  expect((await publish(author, 'mm-1', { uploadId: randomUUID(), ...body })).statusCode).toBe(400),
)
