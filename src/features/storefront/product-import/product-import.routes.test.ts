import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportTask } from '#features/storefront/product-import/product-import.task.ts'
import type { JobView } from '#foundation/work/public.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let admin: SignedIn
let other: SignedIn
let foreigner: SignedIn
let author: SignedIn
let buyer: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  admin = await signInAs(site, 'admin@sps.example', { roles: ['internal', 'admin'] })
  other = await signInAs(site, 'other@sps.example', { roles: ['internal', 'admin'] })
  foreigner = await signInAs(site, 'admin@aerobt.example', { roles: ['internal', 'admin'] })
  author = await signInAs(site, 'author@sps.example', { roles: ['internal', 'author'] })
  buyer = await signInAs(site, 'buyer@sps.example')
  await bringInto(site, 'sps', { categories: [{ path: 'valves', names: { en: 'Name of valves' } }] })
})
afterAll(() => site.close())

const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
beforeEach(() => inSps((tx) => sql`delete from job`.execute(tx)))

type Caller = Pick<SignedIn, 'host'> & Partial<SignedIn>
type Method = 'GET' | 'POST' | 'PATCH'
const call = (who: Caller, method: Method, url: string, payload?: object | Buffer, headers: Record<string, string> = {}) =>
  site.app.inject({
    method,
    url,
    headers: { host: who.host, cookie: who.cookie ?? '', origin: `http://${who.host}`, ...headers },
    ...(payload && { payload }),
  })
const PART = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
const upload = async (who: SignedIn, text: string, name = 'products.csv') => {
  const bytes = Buffer.from(text)
  const begun = await call(who, 'POST', '/api/uploads', { kind: 'product-file', name, size: bytes.length })
  const { id } = begun.json<{ id: string }>()
  for (let offset = 0; offset < bytes.length; offset += 4_000_000)
    await call(who, 'PATCH', `/api/uploads/${id}`, bytes.subarray(offset, offset + 4_000_000), {
      ...PART,
      'upload-offset': String(offset),
    })
  return id
}
const start = (who: Caller, uploadId: string, key = randomUUID() as string) =>
  call(who, 'POST', '/api/catalogue/imports', { uploadId }, { 'idempotency-key': key })
const readJob = async (id: string) => (await call(admin, 'GET', `/api/work/jobs/${id}`)).json<JobView>()
const startWorker = () => site.services.jobs.startWorkers([createImportTask(site.services)])
const countProducts = () =>
  inSps(async (tx) => (await sql<{ count: number }>`select count(*)::integer as count from product`.execute(tx)).rows[0]?.count)

const CSV = 'sku,category,name_en\nC-1,valves,Valve one\nC-2,teapots,Pot\n=C-3,valves,Three\n'

test('nobody but an admin of the tenant knows of it', async () => {
  const id = randomUUID()
  const calls = (who: Caller) => [
    start(who, id),
    call(who, 'GET', `/api/catalogue/imports/${id}/rejects`),
    call(who, 'GET', `/api/catalogue/imports/${id}/rejects.csv`),
  ]
  const statuses = async (who: Caller) => (await Promise.all(calls(who))).map(({ statusCode }) => statusCode)
  expect(await statuses({ host: 'sps.localhost' })).toEqual([401, 401, 401])
  expect(await statuses({ host: 'sps.localhost', cookie: foreigner.cookie })).toEqual([401, 401, 401])
  expect(await statuses(buyer)).toEqual([404, 404, 404])
  expect(await statuses(author)).toEqual([404, 404, 404])
  expect(await statuses(admin)).toEqual([404, 404, 404])
})

test('bad input is refused', async () => {
  expect((await start(admin, 'x')).statusCode).toBe(400)
  expect((await call(admin, 'POST', '/api/catalogue/imports', {})).statusCode).toBe(400)
  expect((await call(admin, 'GET', '/api/catalogue/imports/x/rejects')).statusCode).toBe(400)
  expect((await call(admin, 'GET', `/api/catalogue/imports/${randomUUID()}/rejects?after=-1`)).statusCode).toBe(400)
  expect((await call(admin, 'POST', '/api/uploads', { kind: 'product-file', name: 'a', size: 2 ** 40 })).statusCode).toBe(413)
})

test('an upload is imported once, by its owner; another import waits for its end', async () => {
  const mine = await upload(admin, CSV)
  expect((await start(other, mine)).statusCode).toBe(404)
  const answer = await start(admin, mine)
  expect(answer.statusCode).toBe(202)
  expect((await start(admin, mine)).statusCode).toBe(404)
  const second = await upload(other, CSV)
  const busy = await start(other, second)
  expect([busy.statusCode, busy.json<{ code: string }>().code]).toEqual([409, 'import_running'])
  // It was not taken by the attempt that failed.
  expect((await call(other, 'GET', `/api/uploads/${second}`)).json()).toMatchObject({ state: 'complete' })
})

test('a start that is sent again with its key starts nothing more and gets the same answer; without a key it is refused', async () => {
  const [uploadId, key] = [await upload(admin, CSV), randomUUID()]
  const first = await start(admin, uploadId, key)
  const again = await start(admin, uploadId, key)
  expect([again.statusCode, again.json()]).toEqual([202, first.json()])
  expect((await start(admin, randomUUID(), key)).statusCode).toBe(422)
  expect((await call(admin, 'POST', '/api/catalogue/imports', { uploadId })).statusCode).toBe(400)
})

test('it reports what it brought, and which lines it refused, also as a table', async () => {
  const uploadId = await upload(admin, CSV)
  const { jobId } = (await start(admin, uploadId)).json<{ jobId: string }>()
  await startWorker()
  await expect
    .poll(() => readJob(jobId), { timeout: 60_000 })
    .toMatchObject({
      state: 'completed',
      result: { file: 'products.csv', lines: 3, accepted: 1, unchanged: 0, rejected: 2 },
    })
  const rejects = `/api/catalogue/imports/${jobId}/rejects`
  expect((await call(admin, 'GET', rejects)).json()).toEqual({
    rejects: [
      { line: 2, sku: 'C-2', reason: 'category: there is no teapots' },
      { line: 3, sku: '=C-3', reason: 'sku: is no part number' },
    ],
    hasMore: false,
  })
  expect((await call(admin, 'GET', `${rejects}?after=2`)).json()).toMatchObject({ rejects: [{ line: 3 }] })
  const table = await call(admin, 'GET', `${rejects}.csv`)
  expect(table.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="rejected-lines.csv"',
    'cache-control': 'private, no-store',
  })
  expect(table.body).toBe(
    `\ufeffline,sku,reason\r\n2,"C-2","category: there is no teapots"\r\n3,"'=C-3","sku: is no part number"\r\n`,
  )
  for (const who of [other, foreigner]) {
    expect((await call(who, 'GET', rejects)).statusCode).toBe(404)
    expect((await call(who, 'GET', `${rejects}.csv`)).statusCode).toBe(404)
  }
  expect((await call(admin, 'GET', `/api/uploads/${uploadId}`)).statusCode).toBe(404)
  const audit = await inSps((tx) =>
    tx.selectFrom('auditEntry').select('details').where('action', '=', 'catalogue.import.started').execute(),
  )
  expect(audit.map(({ details }) => details)).toContainEqual({ jobId, file: 'products.csv' })
})

test('a table that cannot be read fails at once, with words for it', async () => {
  const { jobId } = (await start(admin, await upload(admin, 'sku,category,name_en\nC-1,valves,"open\n'))).json<{
    jobId: string
  }>()
  await expect.poll(() => readJob(jobId), { timeout: 60_000 }).toMatchObject({ state: 'failed', error: { code: 'unreadable' } })
})

test('killed in the middle, the next worker brings the rest, and nothing twice', async () => {
  const LINES = 20_000
  const line = (number: number) =>
    number % 1000 === 500
      ? '{"sku":"V-0"}'
      : JSON.stringify({ sku: `V-${number}`, category: 'valves', names: { en: `Valve ${number}` } })
  const before = (await countProducts()) ?? 0
  const content = Array.from({ length: LINES }, (_, number) => line(number)).join('\n')
  const { jobId } = (await start(admin, await upload(admin, content, 'products.jsonl'))).json<{ jobId: string }>()
  const script = path.join(import.meta.dirname, 'testing/import-worker.child.ts')
  const args = [JSON.stringify(site.database.directConfig), site.services.config.files.url]
  const worker = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(worker, 'exit')
  const readLines = () =>
    inSps(
      async (tx) =>
        (await sql<{ lines: number }>`select lines from product_import where source = ${`job ${jobId}`}`.execute(tx)).rows[0]
          ?.lines ?? 0,
    )
  await expect.poll(readLines, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
  worker.kill('SIGKILL')
  await ended
  expect(await readLines()).toBeLessThan(LINES)
  await startWorker()
  await expect
    .poll(() => readJob(jobId), { timeout: 60_000 })
    .toMatchObject({
      state: 'completed',
      result: { file: 'products.jsonl', lines: LINES, accepted: LINES - LINES / 1000, unchanged: 0, rejected: LINES / 1000 },
    })
  expect(await countProducts()).toBe(before + LINES - LINES / 1000)
})

test('cancelled, it stops soon; what was written stays and is told', async () => {
  const LINES = 100_000
  const content = Array.from({ length: LINES }, (_, number) =>
    JSON.stringify({ sku: `W-${number}`, category: 'valves', names: { en: `Valve ${number}` } }),
  ).join('\n')
  const { jobId } = (await start(admin, await upload(admin, content, 'many.jsonl'))).json<{ jobId: string }>()
  await expect.poll(async () => (await readJob(jobId)).state, { timeout: 60_000, interval: 5 }).toBe('running')
  await call(admin, 'POST', `/api/work/jobs/${jobId}/cancel`)
  await expect.poll(async () => (await readJob(jobId)).state, { timeout: 60_000 }).toBe('cancelled')
  const { result } = await readJob(jobId)
  const { lines, accepted } = result as { lines: number; accepted: number }
  expect(lines).toBeLessThan(LINES)
  expect(accepted).toBe(lines)
})
