import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let client: KindClient
beforeAll(async () => {
  site = await openTestApp()
  client = await openKindClient(site, 'sps')
  await client.bring('categories', [{ path: 'pumps', names: { en: 'Pumps' } }])
  await client.bring('products', ['P-1', 'P-2'].map((sku) => ({ sku, category: 'pumps', names: { en: sku } }))) // prettier-ignore
})
afterAll(() => site.close())

const CASES = [
  ['prices', { currency: 'EUR', amount: '10.5' }, { amount: '11' }],
  ['prices', { currency: 'EUR', amount: '9', contract: 'fleet', fromQuantity: 10 }, { amount: '8' }],
  ['stock', { warehouse: 'de', quantity: 4 }, { quantity: 3 }],
] as const

test.each(CASES)('%s %j are answered since a time when they changed, and when they went', async (kind, line, change) => {
  await client.bring(kind, ['P-1', 'P-2'].map((sku) => ({ sku, ...line }))) // prettier-ignore
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(site.database.owner)
  const since = `?since=${encodeURIComponent((rows[0]?.now ?? new Date()).toISOString())}`
  expect(await client.read(kind, since)).toEqual([])
  await client.bring(kind, [{ sku: 'P-1', ...line, ...change }])
  const changed = await client.read(kind, since)
  expect(changed).toContainEqual(expect.objectContaining({ sku: 'P-1', ...change }))
  expect(changed.filter(({ sku }) => sku !== 'P-1')).toEqual([])
  await client.bring(kind, [{ sku: 'P-2', ...line, deleted: true }])
  expect((await client.read(kind, since))[0]).toMatchObject({ sku: 'P-2', deleted: true })
})
