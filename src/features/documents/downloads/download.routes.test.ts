import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFolder } from '#features/documents/downloads/document.store.ts'
import { addDocument, EULA, FORM, LICENCE, publishLicence } from '#features/documents/downloads/testing/sample-documents.ts'
import { insertSubmission } from '#features/forms/forms/public.server.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const CONTENT = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 251))
const ACCEPT = '/api/downloads/v1/acceptances'
const UNLOCK = '/api/downloads/v1/submissions'
const DAM = '/content/dam/sps'
let site: TestApp
let folder: string
let buyer: SignedIn
let colleague: SignedIn
let foreign: SignedIn
let offset = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-downloads-'))
  const clock = { now: () => new Date(Date.now() + offset) }
  site = await openTestApp([], { FILES_URL: `folder:${folder}` }, { clock })
  await publishLicence(site, 'sps', '<p>First.</p>')
  await publishLicence(site, 'aerobt', '<p>First.</p>')
  await addDocument(site, 'sps', { path: '/downloads/free.bin', content: CONTENT })
  await addDocument(site, 'sps', { path: '/downloads/gated.bin', content: CONTENT, ...EULA })
  await addDocument(site, 'sps', { path: '/downloads/form.pdf', ...FORM })
  await addDocument(site, 'sps', { path: '/software/own.bin', audience: 'signed-in', ...EULA })
  await addDocument(site, 'sps', { path: '/software/tool.bin', audience: 'signed-in', toolId: 'workbench', ...EULA })
  await addDocument(site, 'aerobt', { path: '/downloads/theirs.bin', ...EULA })
  buyer = await signInAs(site, 'buyer@sps.example')
  colleague = await signInAs(site, 'colleague@sps.example')
  foreign = await signInAs(site, 'buyer@aerobt.example')
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const SUBMISSION = {
  reference: 'R-1',
  formKey: 'download-details',
  page: '/us/en/downloads',
  language: 'en',
  labels: {},
  submitted: {},
  consents: [],
  email: null,
  personId: null,
  network: null,
  address: '127.0.0.1',
  captchaScore: 1,
  repeatKey: 'x',
  files: [],
  submittedAt: new Date(),
  keepUntil: new Date(Date.now() + 86_400_000),
}

type Who = { readonly host: string; readonly cookie: string }
const VISITOR: Who = { host: 'sps.localhost', cookie: '' }
const post = (url: string, payload: object, { host, cookie }: Who = buyer) =>
  site.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host, cookie, origin: `http://${host}`, referer: `http://${host}/us/en/downloads` },
  })
const get = (url: string, { host, cookie }: Who = buyer, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, cookie, ...headers } })
const accept = (file: string, version: unknown, who?: Who) => post(ACCEPT, { assetPath: `${DAM}${file}`, version }, who)
const readVersion = async (): Promise<number> =>
  Number((await get(`/us/en${LICENCE}/jcr:content/root/responsivegrid.html`)).headers['x-content-version'])
const linkFor = async (who: Who, file = '/downloads/gated.bin'): Promise<string> => {
  const answer = await accept(file, await readVersion(), who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ url: string }>().url
}

test('a free document is sent by its own address, in parts and whole, with its checksum as its tag', async () => {
  const whole = await get(`${DAM}/downloads/free.bin`, VISITOR)
  expect([whole.statusCode, whole.rawPayload.equals(CONTENT)]).toEqual([200, true])
  expect(whole.headers['content-disposition']).toContain('free.bin')
  const etag = String(whole.headers.etag)
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
  const rest = await get(`${DAM}/downloads/free.bin`, VISITOR, { range: 'bytes=2000-', 'if-range': etag })
  expect([rest.statusCode, rest.rawPayload.equals(CONTENT.subarray(2_000))]).toEqual([206, true])
  const other = await get(`${DAM}/downloads/free.bin`, VISITOR, { range: 'bytes=2000-', 'if-range': '"older"' })
  expect([other.statusCode, other.rawPayload.length]).toEqual([200, 5_000])
})

test('a gated one is refused by its own address, whoever asks and whatever was accepted [T-44, T-45]', async () => {
  await linkFor(buyer)
  for (const file of ['/downloads/gated.bin', '/downloads/form.pdf'])
    for (const who of [VISITOR, buyer]) {
      const answer = await get(`${DAM}${file}`, who, { range: 'bytes=0-9' })
      expect([answer.statusCode, answer.rawPayload.includes(CONTENT.subarray(0, 10))]).toEqual([403, false])
    }
  for (const file of ['/software/own.bin', '/software/tool.bin'])
    for (const who of [VISITOR, buyer]) expect((await get(`${DAM}${file}`, who)).statusCode).toBe(404)
})

test('an acceptance is recorded with version, person, time and address, and gives a link to the bytes [1.0.11] [T-44]', async () => {
  const url = await linkFor(buyer)
  expect(url).not.toContain(buyer.personId)
  const answer = await get(url)
  expect([answer.statusCode, answer.rawPayload.equals(CONTENT)]).toEqual([200, true])
  expect(answer.headers['content-disposition']).toContain('gated.bin')
  const rows = await withTenant(site.services.db, 'sps', (tx) =>
    tx.selectFrom('downloadAcceptance').selectAll().where('personId', '=', buyer.personId).execute(),
  )
  expect(rows.at(-1)).toMatchObject({
    holder: `person:${buyer.personId}`,
    licencePath: LICENCE,
    country: 'us',
    language: 'en',
    version: await readVersion(),
    assetPath: '/downloads/gated.bin',
    address: '127.0.0.1',
  })
})

test('a shared link opens the gate, not the file [T-44, T-83]', async () => {
  const url = await linkFor(buyer)
  for (const who of [colleague, VISITOR]) {
    const answer = await get(url, who, { accept: 'text/html' })
    expect([answer.statusCode, answer.rawPayload.includes(CONTENT.subarray(0, 50))]).toEqual([403, false])
    expect(answer.headers['refresh']).toBe('0; url=/us/en/downloads?document=%2Fcontent%2Fdam%2Fsps%2Fdownloads%2Fgated.bin')
  }
  expect((await get(url, foreign)).statusCode).toBe(403)
  expect((await get(url.replace(/files\/.{43}/, `files/${'a'.repeat(43)}`))).statusCode).toBe(403)
  expect((await get('/api/downloads/v1/files/short/x')).statusCode).toBe(400)
})

test('a visitor is known by a cookie of their own, that no script reads', async () => {
  const answer = await accept('/downloads/gated.bin', await readVersion(), VISITOR)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^sps-visitor=[\w-]{43};.*HttpOnly; SameSite=Lax/)
  const { url } = answer.json<{ url: string }>()
  const known = { ...VISITOR, cookie: cookie.split(';')[0] ?? '' }
  expect((await get(url, known)).statusCode).toBe(200)
  expect((await get(url, VISITOR)).statusCode).toBe(403)
  const { holder } = await withTenant(site.services.db, 'sps', (tx) =>
    tx.selectFrom('downloadLink').select('holder').orderBy('madeAt', 'desc').executeTakeFirstOrThrow(),
  )
  expect(known.cookie).not.toContain(holder.slice('visitor:'.length))
})

test('a link is over after five minutes, but a transfer that broke goes on for the same person [T-44]', async () => {
  const url = await linkFor(buyer)
  const begun = await get(url, buyer, { range: 'bytes=0-999' })
  const goOn = { range: 'bytes=1000-', 'if-range': String(begun.headers.etag) }
  offset += 5 * 60_000 + 1
  expect((await get(url)).statusCode).toBe(403)
  expect((await get(url, buyer, { range: 'bytes=1000-' })).statusCode).toBe(403)
  const rest = await get(url, buyer, goOn)
  expect([rest.statusCode, rest.rawPayload.equals(CONTENT.subarray(1_000))]).toEqual([206, true])
  expect((await get(url, colleague, goOn)).statusCode).toBe(403)
  offset += 24 * 60 * 60_000
  const again = await signInAs(site, 'buyer@sps.example')
  expect((await get(url, again, goOn)).statusCode).toBe(403)
  offset = 0
})

test('an agreement that changes between tick and click is asked again, and closes the links made for the old text', async () => {
  const read = await readVersion()
  const url = await linkFor(buyer)
  await publishLicence(site, 'sps', '<p>Second.</p>')
  const late = await accept('/downloads/gated.bin', read)
  expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ code: 'licence_changed' })])
  expect((await get(url)).statusCode).toBe(403)
  site.services.pageCache.drop('sps')
  expect(await readVersion()).toBe(read + 1)
  expect((await accept('/downloads/gated.bin', read + 1)).statusCode).toBe(200)
})

test('another version of the file needs another link', async () => {
  await addDocument(site, 'sps', { path: '/downloads/changing.bin', content: Buffer.from('one'), ...EULA })
  const url = await linkFor(buyer, '/downloads/changing.bin')
  await addDocument(site, 'sps', { path: '/downloads/changing.bin', content: Buffer.from('two'), ...EULA })
  expect((await get(url)).statusCode).toBe(403)
})

test('a document behind a form is given to whoever has sent it, and not for an agreement [1.0.11] [T-45]', async () => {
  const version = await readVersion()
  expect((await accept('/downloads/form.pdf', version)).statusCode).toBe(403)
  expect((await post(UNLOCK, { assetPath: `${DAM}/downloads/gated.bin` })).statusCode).toBe(403)
  const early = await post(UNLOCK, { assetPath: `${DAM}/downloads/form.pdf` })
  expect([early.statusCode, early.json()]).toEqual([403, expect.objectContaining({ code: 'form_required' })])
  expect((await post(UNLOCK, { assetPath: `${DAM}/downloads/form.pdf` }, VISITOR)).statusCode).toBe(403)
  await withTenant(site.services.db, 'sps', (tx) => insertSubmission(tx, { ...SUBMISSION, holder: `person:${buyer.personId}` }))
  const { url } = (await post(UNLOCK, { assetPath: `${DAM}/downloads/form.pdf` })).json<{ url: string }>()
  expect((await get(url)).statusCode).toBe(200)
  expect((await get(url, colleague)).statusCode).toBe(403)
  expect((await post(UNLOCK, { assetPath: `${DAM}/downloads/form.pdf` }, colleague)).statusCode).toBe(403)
})

test('what is for signed-in people does not exist for visitors, and what needs a tool is refused without it', async () => {
  const version = await readVersion()
  expect((await accept('/software/own.bin', version, VISITOR)).statusCode).toBe(404)
  expect((await accept('/software/own.bin', version)).statusCode).toBe(200)
  expect((await accept('/software/tool.bin', version)).statusCode).toBe(403)
})

test.each([
  ['another tenant’s document', { assetPath: '/content/dam/aerobt/downloads/theirs.bin', version: 1 }, 400],
  ['a climb', { assetPath: '/content/dam/sps/../aerobt/downloads/theirs.bin', version: 1 }, 400],
  ['a document that does not exist', { assetPath: `${DAM}/downloads/none.bin`, version: 1 }, 404],
  ['a document without a gate', { assetPath: `${DAM}/downloads/free.bin`, version: 1 }, 400],
  ['no version', { assetPath: `${DAM}/downloads/gated.bin` }, 400],
  ['a version that is none', { assetPath: `${DAM}/downloads/gated.bin`, version: 'x' }, 400],
  ['a version of the future', { assetPath: `${DAM}/downloads/gated.bin`, version: 99 }, 409],
  ['more than it takes', { assetPath: `${DAM}/downloads/gated.bin`, version: 1, personId: 'x' }, 400],
  ['a locale that has no agreement', { assetPath: `${DAM}/downloads/gated.bin`, version: 1, locale: 'fr/fr' }, 409],
])('an acceptance of %s is refused [T-44]', async (_, payload, status) => {
  expect((await post(ACCEPT, payload)).statusCode).toBe(status)
})

test('other sites make nobody accept something', async () => {
  const { host, cookie } = buyer
  const payload = { assetPath: `${DAM}/downloads/gated.bin`, version: 1 }
  const headers = { host, cookie, origin: 'https://evil.example' }
  expect((await site.app.inject({ method: 'POST', url: ACCEPT, payload, headers })).statusCode).toBe(403)
})

test('a folder holds what lies below it and nothing of its neighbours, newest first', async () => {
  await addDocument(site, 'sps', { path: '/shelf/new.pdf', updatedAt: new Date('2026-11-01') })
  await addDocument(site, 'sps', { path: '/shelf/deep/old.pdf' })
  await addDocument(site, 'sps', { path: '/shelf-2/other.pdf' })
  const found = await withTenant(site.services.db, 'sps', (tx) => listFolder(tx, '/shelf', 10))
  expect(found.map((document) => document.path)).toEqual(['/shelf/new.pdf', '/shelf/deep/old.pdf'])
})
