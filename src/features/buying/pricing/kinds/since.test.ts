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

const readNow = async (): Promise<string> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(site.database.owner)
  return `?since=${encodeURIComponent((rows[0]?.now ?? new Date()).toISOString())}`
}

const CASES = [
  ['prices', { currency: 'EUR', amount: '10.5' }, { amount: '11' }],
  ['prices', { currency: 'EUR', amount: '9', contract: 'fleet', fromQuantity: 10 }, { amount: '8' }],
  ['stock', { warehouse: 'de', quantity: 4 }, { quantity: 3 }],
] as const

test.each(CASES)('%s %j are answered since a time when they changed, and when they went', async (kind, line, change) => {
  await client.bring(kind, ['P-1', 'P-2'].map((sku) => ({ sku, ...line }))) // prettier-ignore
  const since = await readNow()
  expect(await client.read(kind, since)).toEqual([])
  await client.bring(kind, [{ sku: 'P-1', ...line, ...change }])
  const changed = await client.read(kind, since)
  expect(changed).toContainEqual(expect.objectContaining({ sku: 'P-1', ...change }))
  expect(changed.filter(({ sku }) => sku !== 'P-1')).toEqual([])
  await client.bring(kind, [{ sku: 'P-2', ...line, deleted: true }])
  expect((await client.read(kind, since))[0]).toMatchObject({ sku: 'P-2', deleted: true })
})

test.each([
  [
    'stock',
    [
      { warehouse: 'no', quantity: 1 },
      { warehouse: 'se', quantity: 2 },
    ],
    { warehouse: 'se', quantity: 5 },
  ],
  [
    'prices',
    [
      { currency: 'NOK', amount: '90' },
      { currency: 'SEK', amount: '95' },
    ],
    { currency: 'SEK', amount: '96' },
  ],
] as const)('of %s only the lines are answered that changed, not the others of their product', async (kind, lines, changed) => {
  await client.bring(kind, lines.map((line) => ({ sku: 'P-1', ...line }))) // prettier-ignore
  const since = await readNow()
  await client.bring('products', [{ sku: 'P-1', category: 'pumps', names: { en: `Renamed for ${kind}` } }])
  expect(await client.read(kind, since)).toEqual([])
  await client.bring(kind, [...lines.slice(0, 1), changed].map((line) => ({ sku: 'P-1', ...line }))) // prettier-ignore
  expect(await client.read(kind, since)).toEqual([expect.objectContaining({ sku: 'P-1', ...changed })])
})

test('the first price and the first stock of a new product are answered', async () => {
  const since = await readNow()
  await client.bring('products', [
    { sku: 'P-3', category: 'pumps', names: { en: 'New' }, prices: { list: { EUR: '7' } }, stock: { de: 3 } },
  ])
  expect(await client.read('prices', since)).toEqual([expect.objectContaining({ sku: 'P-3', amount: '7' })])
  expect(await client.read('stock', since)).toEqual([{ sku: 'P-3', warehouse: 'de', quantity: 3 }])
})
