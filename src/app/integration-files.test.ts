import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertKey } from '#foundation/integration/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let keys: Record<'documents' | 'companies', string>
beforeAll(async () => {
  site = await openTestApp()
  const makeKey = (kind: string) =>
    withTenant(site.services.db, 'sps', (tx) =>
      insertKey(tx, { name: kind, scopes: [`${kind}:write`, `${kind}:read`], now: new Date() }),
    )
  keys = { documents: await makeKey('documents'), companies: await makeKey('companies') }
})
afterAll(() => site.close())

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const put = (name: string, { key = keys.documents, type = 'application/octet-stream', host = 'sps.localhost' } = {}) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/integration/v1/files/${encodeURIComponent(name)}`,
    headers: { host, authorization: `Bearer ${key}`, 'content-type': type },
    payload: PDF,
  })

const post = async (kind: 'documents' | 'companies', lines: readonly unknown[]) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/integration/v1/${kind}`,
    headers: { host: 'sps.localhost', authorization: `Bearer ${keys[kind]}`, 'content-type': 'application/x-ndjson' },
    payload: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const read = async (kind: 'documents' | 'companies', since: string) => {
  const answer = await site.app.inject({
    url: `/api/integration/v1/${kind}?since=${encodeURIComponent(since)}`,
    headers: { host: 'sps.localhost', authorization: `Bearer ${keys[kind]}` },
  })
  return answer.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

test('a program sends a file, and a line that names it takes it', async () => {
  const line = { id: 'drawing-9', names: { en: 'Drawing' }, file: 'drawing 9.pdf' }
  expect(await post('documents', [line])).toMatchObject([{ ok: false, error: 'file: there is no file ‘drawing 9.pdf’ with it' }])
  const sent = await put('drawing 9.pdf')
  expect([sent.statusCode, sent.json()]).toMatchObject([200, { name: 'drawing 9.pdf', size: PDF.length }])
  expect(await post('documents', [line])).toEqual([{ line: 1, ok: true }])
  expect(await read('documents', '2020-01-01T00:00:00Z')).toMatchObject([{ id: 'drawing-9', file: 'drawing 9.pdf' }])
})

test.each([
  ['a key without a kind that has files', () => put('a.pdf', { key: keys.companies }), 403],
  ['a key that is not known', () => put('a.pdf', { key: 'pk_unknown_unknown_unknown' }), 401],
  ['a key of another site [T-84]', () => put('a.pdf', { host: 'aerobt.localhost' }), 401],
  ['a name that leads elsewhere [T-46]', () => put('../a.pdf'), 400],
  ['a name of dots', () => put('…'.replace('…', '...')), 400],
  ['another content type', () => put('a.pdf', { type: 'application/x-ndjson' }), 415],
])('a file is refused: %s', async (_, send, status) => {
  expect((await send()).statusCode).toBe(status)
})

test('a file that no line took is gone after a day', async () => {
  await put('old.pdf')
  await withTenant(site.services.db, 'sps', (tx) => sql`update sent_file set sent_at = now() - interval '2 days'`.execute(tx))
  const keysOf = (tx: Tx) => sql<{ fileKey: string }>`select file_key from sent_file`.execute(tx).then(({ rows }) => rows)
  const waiting = await withTenant(site.services.db, 'sps', keysOf)
  // Other apps of the process may store files in the same folder.
  const stored = () => Promise.all(waiting.map(({ fileKey }) => site.services.files.stat(fileKey)))
  expect(await stored()).not.toContain(undefined)
  const { integration } = await import('#foundation/integration/public.server.ts')
  const [retention] = integration.retention ?? []
  await withTenant(site.services.db, 'sps', async (tx) => {
    const { files } = site.services
    expect(await retention?.remove(tx, new Date(Date.now() - 86_400_000), 100, { files })).toBeGreaterThan(0)
  })
  expect((await stored()).filter((file) => file !== undefined)).toEqual([])
})

test('what was taken away is told with its key, and what came again after it', async () => {
  const since = new Date().toISOString()
  await post('companies', [{ number: '1', name: 'One' }, { number: '2', name: 'Two' }]) // prettier-ignore
  await post('companies', [{ number: '1', deleted: true }, { number: '2', deleted: true }, { number: '3', deleted: true }]) // prettier-ignore
  await post('companies', [{ number: '2', name: 'Two again' }])
  expect(await read('companies', since)).toEqual([
    { number: '1', deleted: true },
    { number: '2', deleted: true },
    { number: '2', name: 'Two again' },
  ])
})
