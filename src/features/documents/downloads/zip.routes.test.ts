import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDocument, EULA, FORM } from '#features/documents/downloads/testing/sample-documents.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let folder: string
const MB = 1_000_000
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-zips-'))
  site = await openTestApp([], { FILES_URL: `folder:${folder}` })
  await site.publish('sps', [
    { path: '/downloads', config: { maxDownloadSizeMb: 2 } },
    { path: '/secure/files', config: {} },
  ])
  const add = (name: string, more: object = {}) =>
    addDocument(site, 'sps', { path: `/downloads/${name}`, content: Buffer.from(`content of ${name}`), ...more })
  await add('a.pdf')
  await add('b.pdf')
  await add('large.bin', { content: Buffer.alloc(1.5 * MB, 1) })
  await add('larger.bin', { content: Buffer.alloc(1.5 * MB, 2) })
  await add('gated.bin', EULA)
  await add('form.pdf', FORM)
  await add('own.pdf', { audience: 'signed-in' })
  await addDocument(site, 'aerobt', { path: '/downloads/theirs.pdf' })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const post = (form: Record<string, string>, page = '/downloads', cookie = '') =>
  site.app.inject({
    method: 'POST',
    url: `/us/en${page}.downloadZip.zip`,
    headers: {
      host: 'sps.localhost',
      origin: 'http://sps.localhost',
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  })
const paths = (...names: readonly string[]): string => names.map((name) => `/content/dam/sps/downloads/${name}`).join(',')

/** By the list at the end, as readers of the format do. */
const unzip = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const end = zip.length - 22
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, extra, start] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt32LE(at + 42)] // prettier-ignore
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    files.set(zip.subarray(at + 46, at + 46 + nameLength).toString(), inflateRawSync(zip.subarray(body, body + packed)))
    at += 46 + nameLength + extra
  }
  return files
}

test('free documents come as one archive with their checksums inside [2.18.11, 3.13.3, 7.9.5]', async () => {
  const answer = await post({ assetPaths: paths('a.pdf', 'b.pdf'), downloadName: 'Manuals' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="Manuals.zip"; filename*=UTF-8''Manuals.zip`,
    'cache-control': 'private, no-store',
  })
  const files = unzip(answer.rawPayload)
  expect([...files.keys()]).toEqual(['manifest.sha256', 'a.pdf', 'b.pdf'])
  expect(String(files.get('b.pdf'))).toBe('content of b.pdf')
  const sum = createHash('sha256').update('content of a.pdf').digest('hex')
  expect(String(files.get('manifest.sha256'))).toContain(`${sum}  a.pdf\n`)
})

test.each([
  ['no name', {}, 'downloaded.zip'],
  ['an empty name', { downloadName: '' }, 'downloaded.zip'],
  ['the name of ‘Download all’', { downloadName: 'download.zip' }, 'download.zip'],
  ['a climb', { downloadName: '../../x' }, 'x.zip'],
  ['a second header', { downloadName: 'a\r\nSet-Cookie: b' }, 'a Set-Cookie b.zip'],
])('a post with %s is named %s [9.7.4] [T-43]', async (_, form, name) => {
  const answer = await post({ assetPaths: paths('a.pdf'), ...form })
  expect(answer.headers['content-disposition']).toContain(`filename="${name}"`)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test.each([
  ['nothing', '', 400],
  ['an unknown one', paths('a.pdf', 'none.pdf'), 400],
  ['another tenant’s', `${paths('a.pdf')},/content/dam/aerobt/downloads/theirs.pdf`, 400],
  ['another tenant’s file under our name', paths('theirs.pdf'), 400],
  ['a climb', '/content/dam/sps/../../../etc/passwd', 400],
  ['an absolute path', '/etc/passwd', 400],
  ['an encoded NUL', paths('a.pdf%00'), 400],
  ['one behind an agreement', paths('a.pdf', 'gated.bin'), 403],
  ['one behind a form', paths('form.pdf'), 403],
  ['one of signed-in people', paths('own.pdf'), 400],
  ['more than 500', paths(...Array.from({ length: 501 }, (_, at) => `${at}`)), 413],
  ['10,000', paths(...Array.from({ length: 10_000 }, (_, at) => `${at}`)), 413],
  ['more than the page’s limit, by the real sizes', paths('large.bin', 'larger.bin'), 413],
])('an archive of %s is refused [T-42, T-46]', async (_, assetPaths, status) => {
  expect((await post({ assetPaths })).statusCode).toBe(status)
})

test('the page’s own limit counts: where it says nothing, the site’s does', async () => {
  expect((await post({ assetPaths: paths('large.bin') })).statusCode).toBe(200)
  const { cookie } = await signInAs(site, 'buyer@sps.example')
  expect((await post({ assetPaths: paths('large.bin', 'larger.bin') }, '/secure/files', cookie)).statusCode).toBe(200)
  expect((await post({ assetPaths: paths('a.pdf') }, '/secure/files')).statusCode).toBe(401)
  expect((await post({ assetPaths: paths('a.pdf') }, '/none')).statusCode).toBe(404)
  const mine = await post({ assetPaths: paths('own.pdf') }, '/secure/files', cookie)
  expect([...unzip(mine.rawPayload).keys()]).toContain('own.pdf')
})
