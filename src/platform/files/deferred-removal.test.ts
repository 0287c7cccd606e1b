import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdRemovals } from '#platform/backup/deferred-removals.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { deferRemovals, removeDeferred } from '#platform/files/deferred-removal.ts'
import { openFiles, type Files } from '#platform/files/files.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let [folder, database, plain, files]: [string, TestDatabase, Files, Files] = [] as never
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-removal-'))
  database = await openTestDatabase()
  plain = await openFiles(folder)
  files = deferRemovals(plain, database.db)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const put = (key: string, content: string) => files.put(key, Buffer.from(content), { contentType: 'text/plain' })
const clean = () => withTenant(database.db, 'sps', (tx) => removeDeferred(tx, files))
const count = async () => (await withTenant(database.db, 'sps', (tx) => sql`select from file_removal`.execute(tx))).rows.length

test('a file that goes while a backup reads stays until its end', async () => {
  for (const name of ['a', 'b', 'c']) await put(`sps/${name}`, name)
  await files.remove('sps/a')
  expect(await plain.stat('sps/a')).toBeUndefined()
  await holdRemovals(database.ownerConfig, async () => {
    await files.remove('sps/b')
    await files.remove('sps/c')
    await files.remove('sps/never-there')
    expect(await plain.stat('sps/b')).toBeDefined()
    await clean()
    expect(await plain.stat('sps/b')).toBeDefined()
  })
  expect(await count()).toBe(2)
  // Stored anew since: not what was to go.
  await put('sps/c', 'another content')
  await clean()
  expect(await plain.stat('sps/b')).toBeUndefined()
  expect(await plain.stat('sps/c')).toBeDefined()
  expect(await count()).toBe(0)
})
