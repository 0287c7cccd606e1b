import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRelease } from '#features/documents/downloads/software/software.store.ts'
import { saveProducts } from '#features/documents/downloads/testing/sample-software.ts'
import { createReleaseTask } from '#features/documents/downloads/publishing/publish-release.task.ts'
import { addDocument, EULA, publishLicence } from '#features/documents/downloads/testing/sample-documents.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const PATH = '/api/back-office/v1/software'
let site: TestApp
let folder: string
let admin: SignedIn
let buyer: SignedIn

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-release-'))
  site = await openTestApp([], { FILES_URL: `folder:${folder}` })
  admin = await signInAs(site, 'admin@sps.example', { isInternal: true, roles: ['internal', 'admin'] })
  buyer = await signInAs(site, 'buyer@sps.example')
  await publishLicence(site, 'sps', '<p>Use it with care.</p>')
  await addDocument(site, 'sps', { path: '/software/monitor-1.bin', audience: 'signed-in', ...EULA })
  await withTenant(site.services.db, 'sps', async (tx) => {
    const product = { texts: {}, kind: 'firmware' as const, replacedBy: null, position: 0 }
    await saveProducts(tx, [
      { ...product, key: 'monitor', names: { en: 'Monitor' } },
      { ...product, key: 'classic', names: { en: 'Classic' } },
    ])
    const release = { eakNumber: 'EAK-1', productKey: 'monitor', version: '1.0', path: '/software/monitor-1.bin' }
    await insertRelease(tx, { ...release, releasedAt: new Date('2026-01-01'), notes: {} })
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  who: SignedIn | undefined,
  payload?: object | Buffer,
  more = {},
) =>
  site.app.inject({
    method,
    url,
    headers: { host: 'sps.localhost', origin: 'http://sps.localhost', cookie: who?.cookie ?? '', ...more },
    ...(payload && { payload }),
  })

const upload = async (who: SignedIn, name: string, content: Buffer, kind = 'software-release') => {
  const begun = await send('POST', '/api/uploads', who, { kind, name, size: content.length })
  const { id } = begun.json<{ id: string }>()
  const more = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  const done = await send('PATCH', `/api/uploads/${id}`, who, content, more)
  return { id, status: done.statusCode }
}
const publish = (who: SignedIn | undefined, body: object) =>
  send('POST', `${PATH}/releases`, who, body, { 'idempotency-key': crypto.randomUUID() })
const requested = { productKey: 'monitor', version: '2.0', notes: '- Faster start\nFewer faults', language: 'en' }

test('an admin publishes a version: gated as the one before, told to those who wait, and it takes a product’s place [T-44]', async () => {
  await send('PUT', '/api/downloads/v1/software/monitor/watch', buyer)
  const { id, status } = await upload(admin, 'monitor.img', Buffer.from([0, 1, 2, 255, 254, 0, 9]))
  expect(status).toBe(200)
  const started = await publish(admin, { ...requested, uploadId: id, replaces: 'classic' })
  expect(started.statusCode, started.body).toBe(202)
  await site.services.jobs.startWorkers([createReleaseTask(site.services)])
  const { jobId } = started.json<{ jobId: string }>()
  await expect
    .poll(async () => (await send('GET', `/api/work/jobs/${jobId}`, admin)).json(), { timeout: 60_000 })
    .toMatchObject({ state: 'completed', result: { version: '2.0', told: 1 } })
  const { software } = (await send('GET', '/pif/api/swdownload/v1/list', buyer)).json<{ software: Record<string, unknown>[] }>()
  expect(software.find(({ productKey }) => productKey === 'monitor')).toMatchObject({
    version: '2.0',
    gate: 'eula',
    notes: ['Faster start', 'Fewer faults'],
    size: 7,
    replaces: ['Classic'],
    older: [expect.objectContaining({ version: '1.0' })],
  })
  expect((await send('GET', '/content/dam/sps/software/monitor-2.0.bin', buyer)).statusCode).toBe(404)
  const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 50))
  expect(mails.filter(({ template }) => template === 'software-release').map(({ toAddress }) => toAddress)).toEqual([
    'buyer@sps.example',
  ])
  expect((await publish(admin, { ...requested, uploadId: id })).statusCode).toBe(409)
})

test('everybody else finds nothing there, and only files that can be a release are taken [T-81]', async () => {
  expect((await send('GET', PATH, buyer)).statusCode).toBe(404)
  expect((await send('GET', PATH, undefined)).statusCode).toBe(401)
  expect((await publish(buyer, { ...requested, uploadId: crypto.randomUUID() })).statusCode).toBe(404)
  expect((await publish(undefined, { ...requested, uploadId: crypto.randomUUID() })).statusCode).toBe(401)
  expect((await publish(admin, { ...requested, productKey: 'none', uploadId: crypto.randomUUID() })).statusCode).toBe(404)
  expect((await publish(admin, { ...requested, version: '<b>', uploadId: crypto.randomUUID() })).statusCode).toBe(400)
  expect((await upload(admin, 'setup.zip', Buffer.from('<html>not an archive</html>'))).status).toBe(415)
})
