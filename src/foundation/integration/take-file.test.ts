import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { takeSentFile } from '#foundation/integration/take-file.service.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

/** Test files of all sites stand in one folder: nobody else sends any here. */
const TENANT = 'hbtbt'
const FILE = Buffer.alloc(100, 7)
let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

test('files that come at once find together as much room as there is, and are counted [T-100]', async () => {
  const { services } = site
  const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(services.db, TENANT, work)
  const take = (n: number) =>
    takeSentFile(services, { tenant: TENANT, name: `room-${n}.pdf`, body: Readable.from([FILE]) }, 3 * FILE.length)
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => take(n)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const kind = services.fileKinds.find(({ name }) => name === 'sentFiles')
  expect(await inTenant(async (tx) => kind?.measure(tx, undefined))).toEqual({ files: 3, bytes: 3 * FILE.length })
  const { rows } = await inTenant((tx) => sql<{ fileKey: string }>`select file_key from sent_file`.execute(tx))
  const stored = (await Array.fromAsync(services.files.list(`${TENANT}/sent-files`))).map(({ key }) => key)
  for (const key of stored) await services.files.remove(key)
  expect(stored.toSorted()).toEqual(rows.map(({ fileKey }) => fileKey).toSorted())
})
