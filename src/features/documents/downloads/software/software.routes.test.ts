import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRelease } from '#features/documents/downloads/software/release.service.ts'
import type { SoftwareRelease } from '#features/documents/downloads/software/software.rules.ts'
import { insertRelease } from '#features/documents/downloads/software/software.store.ts'
import { saveProducts } from '#features/documents/downloads/testing/sample-software.ts'
import { softwareDocumentSource } from '#features/documents/downloads/software/software-source.service.ts'
import { addDocument, EULA, publishLicence } from '#features/documents/downloads/testing/sample-documents.ts'
import { insertToolAccess, insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const LIST = '/pif/api/swdownload/v1/list'
const DOWNLOAD = '/pif/api/swdownload/v1/download'
let site: TestApp
let folder: string
let buyer: SignedIn
let reader: SignedIn
let foreign: SignedIn

const product = (key: string, more: object = {}) => ({
  key,
  names: { en: `Product ${key}`, de: `Produkt ${key}` },
  texts: { en: 'About it' },
  kind: 'software' as const,
  replacedBy: null,
  position: 0,
  ...more,
})
const release = (eakNumber: string, productKey: string, version: string, day: string): SoftwareRelease => ({
  eakNumber,
  productKey,
  version,
  releasedAt: new Date(day),
  notes: { en: [`New in ${version}`], de: [`Neu in ${version}`] },
  path: `/software/${eakNumber.toLowerCase()}.bin`,
})
const addRelease = async (one: SoftwareRelease, more: object = {}) => {
  await addDocument(site, 'sps', { path: one.path, audience: 'signed-in', content: Buffer.from(one.eakNumber), ...more })
  await withTenant(site.services.db, 'sps', (tx) => insertRelease(tx, one))
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-software-'))
  site = await openTestApp([], { FILES_URL: `folder:${folder}` })
  await publishLicence(site, 'sps', '<p>First.</p>')
  await withTenant(site.services.db, 'sps', (tx) =>
    saveProducts(tx, [
      product('new', { position: 0 }),
      product('old', { replacedBy: 'new', position: 1 }),
      product('tool', { position: 2 }),
    ]),
  )
  await addRelease(release('EAK-1', 'new', '2.9', '2026-01-01'))
  await addRelease(release('EAK-2', 'new', '2.10', '2026-03-01'), EULA)
  await addRelease(release('EAK-3', 'old', '1.0', '2025-01-01'))
  await addRelease(release('EAK-4', 'tool', '1.0', '2025-01-01'), { toolId: 'console' })
  buyer = await signInAs(site, 'buyer@sps.example')
  reader = await signInAs(site, 'reader@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertTools(tx, [{ id: 'console', name: 'Console', businessSegment: 'Software', pagePath: null, targetUrl: null }])
    await insertToolAccess(tx, [{ personId: buyer.personId, toolId: 'console', status: 'Approved', lmsUserId: null }])
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; as?: Pick<SignedIn, 'host' | 'cookie'>; payload?: object }
const call = ({ method = 'GET', url, as = buyer, payload }: Call) =>
  site.app.inject({
    method,
    url,
    headers: { host: as.host, cookie: as.cookie, origin: `http://${as.host}` },
    ...(payload && { payload }),
  })
const VISITOR = { host: 'sps.localhost', cookie: '' }
type Listed = { productKey: string; [key: string]: unknown }
const list = async (as?: Call['as'], query = '') => {
  const { software } = (await call({ url: `${LIST}${query}`, as })).json<{ software: Listed[] }>()
  return new Map(software.map((one) => [one.productKey, one]))
}

test('each product comes with its newest version, older ones and what replaced what [7.10.1]', async () => {
  const software = await list(buyer, '?appId=portico-sps&locale=de/de')
  expect(software.get('new')).toMatchObject({
    eakNumber: 'EAK-2',
    version: '2.10',
    productName: 'Produkt new',
    notes: ['Neu in 2.10'],
    gate: 'eula',
    gatePath: '/de/de/fragments/licences/software',
    isEntitled: true,
    replaces: ['Produkt old'],
    older: [{ eakNumber: 'EAK-1', version: '2.9', gate: 'free' }],
  })
  expect(software.get('old')).toMatchObject({ replacedBy: { productKey: 'new', productName: 'Produkt new' } })
  expect(software.get('new')?.['sha256']).toMatch(/^[0-9a-f]{64}$/)
})

test('the list needs a session, names its own site, and holds nothing of another tenant [7.10.1] [T-5]', async () => {
  expect((await call({ url: LIST, as: VISITOR })).statusCode).toBe(401)
  expect((await call({ url: `${LIST}?appId=portico-aerobt` })).statusCode).toBe(400)
  expect((await list(foreign)).size).toBe(0)
  expect((await call({ url: LIST })).headers['cache-control']).toBe('private, no-store')
})

test('a version is given to whoever may have it, by a link of their own', async () => {
  const answer = await call({ method: 'POST', url: DOWNLOAD, payload: { eakNumber: 'EAK-1' } })
  expect(answer.json()).toMatchObject({ fileName: 'eak-1.bin', size: 5 })
  const { url } = answer.json<{ url: string }>()
  expect((await call({ url })).body).toBe('EAK-1')
  expect((await call({ url, as: reader })).statusCode).toBe(403)
  const plain = await call({ url: `${DOWNLOAD}?eakNumber=EAK-1` })
  expect([plain.statusCode, String(plain.headers.location)]).toEqual([
    302,
    expect.stringMatching(/^\/api\/downloads\/v1\/files\//),
  ])
})

test.each([
  ['behind an agreement', 'EAK-2', 403, 'eula_required'],
  ['that does not exist', 'EAK-9', 404, 'not_found'],
])('a version %s is refused [1.0.11] [T-44]', async (_, eakNumber, status, code) => {
  const answer = await call({ method: 'POST', url: DOWNLOAD, payload: { eakNumber } })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
})

test('what needs a tool is shown to all, and given to those who are approved for it', async () => {
  expect((await list(reader)).get('tool')).toMatchObject({ isEntitled: false })
  expect((await call({ method: 'POST', url: DOWNLOAD, payload: { eakNumber: 'EAK-4' }, as: reader })).statusCode).toBe(403)
  expect((await list(buyer)).get('tool')).toMatchObject({ isEntitled: true })
  expect((await call({ method: 'POST', url: DOWNLOAD, payload: { eakNumber: 'EAK-4' } })).statusCode).toBe(200)
})

test('no session, another tenant, bad input', async () => {
  expect((await call({ method: 'POST', url: DOWNLOAD, payload: { eakNumber: 'EAK-1' }, as: VISITOR })).statusCode).toBe(401)
  expect((await call({ url: `${DOWNLOAD}?eakNumber=EAK-1`, as: VISITOR })).statusCode).toBe(401)
  expect((await call({ method: 'POST', url: DOWNLOAD, payload: { eakNumber: 'EAK-1' }, as: foreign })).statusCode).toBe(404)
  expect((await call({ method: 'POST', url: DOWNLOAD, payload: {} })).statusCode).toBe(400)
  expect((await call({ method: 'PUT', url: '/api/downloads/v1/software/none/watch' })).statusCode).toBe(404)
  expect((await call({ method: 'PUT', url: '/api/downloads/v1/software/new/watch', as: VISITOR })).statusCode).toBe(401)
})

test('whoever asked is told of a new version, once, by a mail that nothing can add a header to [T-87]', async () => {
  const watch = '/api/downloads/v1/software/new/watch'
  for (let twice = 0; twice < 2; twice += 1)
    expect((await call({ method: 'PUT', url: watch })).json()).toEqual({ isWatched: true })
  await call({ method: 'PUT', url: watch, as: reader })
  expect((await call({ method: 'DELETE', url: watch, as: reader })).json()).toEqual({ isWatched: false })
  expect((await list(buyer)).get('new')).toMatchObject({ isWatched: true })
  expect((await list(reader)).get('new')).toMatchObject({ isWatched: false })
  const next = { ...release('EAK-5', 'new', '3.0\r\nBcc: all@evil.example', '2026-05-01') }
  await addDocument(site, 'sps', { path: next.path, audience: 'signed-in' })
  const publish = () => withTenant(site.services.db, 'sps', (tx) => publishRelease(tx, site.services, 'sps', next))
  expect([await publish(), await publish()]).toEqual([1, 0])
  const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 50))
  const reported = mails.filter(({ template }) => template === 'software-release')
  expect(reported).toHaveLength(1)
  expect(reported[0]).toMatchObject({
    toAddress: 'buyer@sps.example',
    subject: 'New version of Product new: 3.0 Bcc: all@evil.example',
  })
  expect(reported[0]?.text).toContain('http://sps.localhost/us/en/secure/software?product=new')
})

test('the search finds a product for those who are signed in, by its newest version', async () => {
  const [document] = await withTenant(site.services.db, 'sps', (tx) => softwareDocumentSource.read(tx, ['old']))
  expect(document).toMatchObject({ key: 'old', type: 'Software', audience: ['signed-in'], path: '/secure/software?product=old' })
  expect(document?.texts.de?.title).toBe('Produkt old 1.0')
})
