import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openUpload } from '#foundation/uploads/upload-content.service.ts'
import { uploadRetention } from '#foundation/uploads/upload-retention.service.ts'
import type { UploadView } from '#foundation/uploads/upload.schema.ts'
import { requireStorage, sweepFiles, watchStorage } from '#foundation/uploads/storage.service.ts'
import { countStored } from '#foundation/uploads/testing/upload-file.ts'
import { addPart, beginPart, claimUpload, findUpload } from '#foundation/uploads/upload.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import { openFiles } from '#platform/files/files.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const MOST = 20_000
const tables: Feature = {
  name: 'tables',
  uploadKinds: [
    { name: 'table', help: 'A table.', maxBytes: MOST, types: ['text/csv'], mayUpload: ({ roles }) => roles.includes('admin') },
    { name: 'large', help: 'A large one.', maxBytes: 2 ** 40, types: ['text/csv'], mayUpload: () => true },
  ],
}
const CONTENT = Buffer.from(`sku,name\n${'A-1,Valve\n'.repeat(1500)}`)

let site: TestApp
let admin: SignedIn
let other: SignedIn
let foreigner: SignedIn
let buyer: SignedIn
beforeAll(async () => {
  site = await openTestApp([tables])
  const roles = ['internal', 'admin'] as const
  admin = await signInAs(site, 'admin@sps.example', { roles: [...roles] })
  other = await signInAs(site, 'other@sps.example', { roles: [...roles] })
  foreigner = await signInAs(site, 'admin@aerobt.example', { roles: [...roles] })
  buyer = await signInAs(site, 'buyer@sps.example')
})
afterAll(() => site.close())
const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)
beforeEach(() => inSps((tx) => sql`delete from upload`.execute(tx)))

type Caller = Pick<SignedIn, 'host'> & Partial<SignedIn>
const headersOf = (who: Caller) => ({ host: who.host, cookie: who.cookie ?? '', origin: `http://${who.host}` })
const begin = (who: Caller, payload: object = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: headersOf(who),
    payload: { kind: 'table', name: 'products.csv', size: CONTENT.length, ...payload },
  })
const open = async (who: SignedIn = admin, payload: object = {}) => (await begin(who, payload)).json<UploadView>().id
const bring = (who: Caller, id: string, offset: number | string, payload: Buffer, type = 'application/offset+octet-stream') =>
  site.app.inject({
    method: 'PATCH',
    url: `/api/uploads/${id}`,
    headers: { ...headersOf(who), 'upload-offset': String(offset), 'content-type': type },
    payload,
  })
const ask = (who: Caller, id: string, method: 'GET' | 'HEAD' | 'DELETE' = 'GET') =>
  site.app.inject({ method, url: `/api/uploads/${id}`, headers: headersOf(who) })
const read = async (id: string) => {
  const upload = await inSps((tx) => findUpload(tx, admin.personId, id))
  return Buffer.concat(await Array.fromAsync(openUpload(site.services.files, upload!), (part) => part as Buffer))
}
const keysOf = async (id: string) =>
  (await inSps((tx) => tx.selectFrom('upload').select('keys').where('id', '=', id).executeTakeFirst()))?.keys ?? []

test('a file comes in parts, each where the last one ended, and is whole', async () => {
  const answer = await begin(admin, { name: '..\\évil/products.csv' })
  expect(answer.statusCode).toBe(201)
  const { id, name, offset } = answer.json<UploadView>()
  expect([name, offset]).toEqual(['products.csv', 0])
  const first = await bring(admin, id, 0, CONTENT.subarray(0, 6000))
  expect(first.json()).toMatchObject({ offset: 6000, state: 'receiving', mediaType: 'text/csv' })
  expect((await ask(admin, id, 'HEAD')).headers).toMatchObject({ 'upload-offset': '6000', 'cache-control': 'private, no-store' })
  const wrong = await bring(admin, id, 0, CONTENT.subarray(0, 6000))
  expect(wrong.statusCode).toBe(409)
  expect(wrong.json()).toMatchObject({ code: 'wrong_offset', offset: 6000 })
  const last = await bring(admin, id, 6000, CONTENT.subarray(6000))
  expect(last.json()).toMatchObject({ offset: CONTENT.length, state: 'complete' })
  expect((await read(id)).equals(CONTENT)).toBe(true)
  expect((await bring(admin, id, CONTENT.length, Buffer.from('x'))).statusCode).toBe(409)
})

test('of two calls with the same bytes one counts', async () => {
  const id = await open()
  const answers = await Promise.all([1, 2, 3].map(() => bring(admin, id, 0, CONTENT)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect((await read(id)).equals(CONTENT)).toBe(true)
})

test('parallel parts of an upload store its size once [T-100]', async () => {
  const content = Buffer.from('sku,name\n'.repeat(932_000))
  const id = await open(admin, { kind: 'large', size: content.length })
  const [first, second] = [content.subarray(0, 4_194_304), content.subarray(4_194_304)]
  for (const [offset, bytes] of [
    [0, first],
    [first.length, second],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 25 }, () => bring(admin, id, offset, bytes)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 24 }, () => 409)])
  }
  expect(await countStored(site.services.files, 'sps/uploads', [id])).toEqual({ files: 2, bytes: content.length })
})

test('a writer that was killed loses its place after a while, and what it brings later is refused [T-100]', async () => {
  const id = await open()
  const begin = (key: string) => inSps((tx) => beginPart(tx, id, { key, offset: 0, leaseS: 60 }))
  expect([await begin('sps/a'), await begin('sps/b')]).toEqual([true, false])
  await inSps((tx) => sql`update upload set writing_until = now() - interval '1 second'`.execute(tx))
  expect(await begin('sps/b')).toBe(true)
  const part = { offset: 0, size: CONTENT.length, mediaType: 'text/csv' }
  expect(await inSps((tx) => addPart(tx, id, { ...part, key: 'sps/a' }))).toBeUndefined()
  expect(await inSps((tx) => addPart(tx, id, { ...part, key: 'sps/b' }))).toMatchObject({ state: 'complete' })
})

test('a part that is refused leaves nothing behind, and the next call goes on [T-100]', async () => {
  const id = await open()
  expect((await bring(admin, id, 0, Buffer.concat([CONTENT, CONTENT]))).statusCode).toBe(413)
  expect([await keysOf(id), await countStored(site.services.files, 'sps/uploads', [id])]).toEqual([[], { files: 0, bytes: 0 }])
  expect((await bring(admin, id, 0, CONTENT)).statusCode).toBe(200)
})

test('to another person, another tenant and those without the role nothing of it exists', async () => {
  const id = await open()
  for (const who of [other, foreigner]) {
    expect((await ask(who, id)).statusCode).toBe(404)
    expect((await bring(who, id, 0, CONTENT)).statusCode).toBe(404)
    expect((await ask(who, id, 'DELETE')).statusCode).toBe(404)
  }
  expect((await begin(buyer)).statusCode).toBe(404)
  expect((await begin(admin, { kind: 'constructor' })).statusCode).toBe(404)
  const anonymous = { host: 'sps.localhost' }
  expect((await begin(anonymous)).statusCode).toBe(401)
  expect((await ask(anonymous, id)).statusCode).toBe(401)
  expect((await bring(anonymous, id, 0, CONTENT)).statusCode).toBe(401)
  expect((await ask(anonymous, id, 'DELETE')).statusCode).toBe(401)
  expect((await ask(admin, id)).json()).toMatchObject({ offset: 0 })
})

test.each([
  [{ size: 0 }, 400],
  [{ size: 1.5 }, 400],
  [{ size: MOST + 1 }, 413],
  [{ name: 'x'.repeat(1001) }, 400],
  [{ more: 1 }, 400],
])('%j is refused with %i', async (payload, status) => {
  expect((await begin(admin, payload)).statusCode).toBe(status)
})

test('bad parts are refused and change nothing', async () => {
  const id = await open()
  expect((await bring(admin, 'x', 0, CONTENT)).statusCode).toBe(400)
  expect((await bring(admin, randomUUID(), 0, CONTENT)).statusCode).toBe(404)
  expect((await bring(admin, id, '-1', CONTENT)).statusCode).toBe(400)
  expect((await bring(admin, id, 'x', CONTENT)).statusCode).toBe(400)
  expect((await bring(admin, id, 5, CONTENT)).statusCode).toBe(409)
  expect((await bring(admin, id, 0, Buffer.from('{}'), 'application/json')).statusCode).toBe(415)
  expect((await bring(admin, id, 0, Buffer.alloc(0))).statusCode).toBeLessThan(500)
  expect((await bring(admin, id, 0, CONTENT.subarray(0, 10))).statusCode).toBe(400)
  expect((await bring(admin, id, 0, Buffer.concat([CONTENT, CONTENT]))).statusCode).toBe(413)
  expect((await ask(admin, id)).json()).toMatchObject({ offset: 0, state: 'receiving' })
})

test('what a file is, its content says: a program called products.csv is refused and gone', async () => {
  const program = Buffer.alloc(5000, 1)
  const id = await open(admin, { size: program.length })
  const answer = await bring(admin, id, 0, program)
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({ code: 'wrong_type' })
  expect((await ask(admin, id)).statusCode).toBe(404)
})

test('a person holds so much that nothing has taken, however many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => begin(admin, { size: 1 })))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'quota' })
  expect((await begin(other)).statusCode).toBe(201)
  expect((await begin(buyer, { kind: 'large', size: 2 ** 30 + 1 })).json()).toMatchObject({ code: 'quota' })
})

test('removed by its owner or by age, its bytes go as well; what was taken is no longer theirs to remove', async () => {
  const { files } = site.services
  const removed = await open()
  await bring(admin, removed, 0, CONTENT)
  const [key = ''] = await keysOf(removed)
  expect(await files.stat(key)).toBeDefined()
  expect((await ask(admin, removed, 'DELETE')).statusCode).toBe(204)
  expect(await files.stat(key)).toBeUndefined()
  expect((await ask(admin, removed)).statusCode).toBe(404)

  const [old, taken] = [await open(), await open()]
  for (const id of [old, taken]) await bring(admin, id, 0, CONTENT)
  expect(await inSps((tx) => claimUpload(tx, other.personId, taken, 'table'))).toBeUndefined()
  expect(await inSps((tx) => claimUpload(tx, admin.personId, taken, 'large'))).toBeUndefined()
  expect(await inSps((tx) => claimUpload(tx, admin.personId, taken, 'table'))).toMatchObject({ state: 'claimed' })
  expect(await inSps((tx) => claimUpload(tx, admin.personId, taken, 'table'))).toBeUndefined()
  expect((await ask(admin, taken, 'DELETE')).statusCode).toBe(404)
  const [oldKey = ''] = await keysOf(old)
  const unclaimed = uploadRetention.find(({ part }) => part === 'unclaimed')
  expect(await inSps(async (tx) => unclaimed?.remove(tx, new Date(Date.now() + 1000), 10, { files }))).toBe(1)
  expect(await files.stat(oldKey)).toBeUndefined()
  expect(await keysOf(taken)).toHaveLength(1)
})

test('whoever takes an upload gets a name that ends as its content does [T-81]', async () => {
  const id = await open(admin, { name: 'products.bat' })
  await bring(admin, id, 0, CONTENT)
  expect(await inSps((tx) => claimUpload(tx, admin.personId, id, 'table'))).toMatchObject({ name: 'products.csv' })
})

test('a connection that breaks in the middle of a part leaves the upload where it was, and its bytes are known', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const id = await open()
  const { port } = site.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = [
    `PATCH /api/uploads/${id} HTTP/1.1`,
    ...Object.entries(headersOf(admin)).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/offset+octet-stream',
    'upload-offset: 0',
    `content-length: ${CONTENT.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(CONTENT.subarray(0, 5000))
  await expect.poll(async () => (await keysOf(id)).length).toBe(1)
  const [key = ''] = await keysOf(id)
  socket.destroy()
  expect((await ask(admin, id)).json()).toMatchObject({ offset: 0, state: 'receiving' })
  // Its place is free as soon as the server noticed.
  await expect.poll(() => keysOf(id)).toEqual([])
  expect(await site.services.files.stat(key)).toBeUndefined()
  expect((await bring(admin, id, 0, CONTENT)).json()).toMatchObject({ state: 'complete' })
  expect((await read(id)).equals(CONTENT)).toBe(true)
})

test('a person and a tenant store so much and no more, counted from what is stored [T-100]', async () => {
  const storage = { personBytes: 30_000, tenantBytes: 50_000, totalBytes: 1_000_000 }
  const services = { ...site.services, config: { ...site.services.config, storage } }
  const require = (personId: string, size: number) => inSps((tx) => requireStorage(tx, services, personId, size))
  await open(admin, { kind: 'large', size: 20_000 })
  await require(admin.personId, 10_000)
  await expect(require(admin.personId, 10_001)).rejects.toMatchObject({ status: 409, extra: { scope: 'person' } })
  await require(other.personId, 30_000)
  await open(buyer, { kind: 'large', size: 25_000 })
  await expect(require(other.personId, 5001)).rejects.toMatchObject({ extra: { scope: 'tenant' } })
})

test('what all tenants store is measured, and files that no row names go after a day [T-100]', async () => {
  // A store of its own: other tests have files in the shared one that this database does not know.
  const folder = await mkdtemp(join(tmpdir(), 'portico-sweep-'))
  const services = { ...site.services, files: await openFiles(folder) }
  const { files, fileKinds } = services
  const id = await open()
  await bring(admin, id, 0, CONTENT)
  const [used = ''] = await keysOf(id)
  const orphan = `sps/uploads/${randomUUID()}/${randomUUID()}`
  for (const key of [used, orphan]) await files.put(key, CONTENT, { contentType: 'text/csv' })
  const [kind] = fileKinds.filter(({ name }) => name === 'uploads')
  const sweep = (now: number) => inSps(async (tx) => kind && sweepFiles({ tx, services, tenant: 'sps' }, kind, now))
  await sweep(Date.now())
  expect(await files.stat(orphan)).toBeDefined()
  await sweep(Date.now() + 2 * 86_400_000)
  expect([await files.stat(orphan), (await files.stat(used))?.size]).toEqual([undefined, CONTENT.length])
  await inSps((tx) => watchStorage.run({ tx, services, tenant: 'sps' }))
  const { rows } = await inSps((tx) =>
    sql<{ bytes: string }>`select bytes from file_usage where tenant_key = 'sps' and kind = 'uploads'`.execute(tx),
  )
  expect(Number(rows[0]?.bytes)).toBe(CONTENT.length)
  await rm(folder, { recursive: true })
})
