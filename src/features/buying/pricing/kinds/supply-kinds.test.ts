import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let client: KindClient
beforeAll(async () => {
  site = await openTestApp()
  client = await openKindClient(site, 'sps')
  await client.bring('categories', [{ path: 'valves', names: { en: 'Valves' } }])
  await client.bring('products', [{ sku: 'V-1', category: 'valves', names: { en: 'Valve' } }])
})
afterAll(() => site.close())

const LINES = {
  'part-terms': { sku: 'V-1', minimum: 10, step: 5, leadDays: 15 },
  'inbound-deliveries': { sku: 'V-1', warehouse: 'de', dueOn: '2099-03-31', quantity: 60 },
  'cross-references': { maker: 'Kestrel Controls', number: 'KC 1042.25', sku: 'V-1' },
} as const

test.each(Object.entries(LINES))(
  '%s come back the same, again they change nothing, and deleted they are gone',
  async (kind, line) => {
    await client.bring(kind, [line])
    expect(await client.read(kind)).toEqual([line])
    const since = `?since=${encodeURIComponent(new Date(Date.now() + 60_000).toISOString())}`
    await client.bring(kind, [line])
    expect(await client.read(kind, since)).toEqual([])
    await client.bring(kind, [{ ...line, deleted: true }])
    expect(await client.read(kind)).toEqual([])
  },
)

test('terms that are left out are one piece, and an empty one becomes so', async () => {
  await client.bring('part-terms', [{ sku: 'V-1', leadDays: 3 }])
  expect(await client.read('part-terms')).toEqual([{ sku: 'V-1', minimum: 1, step: 1, leadDays: 3 }])
  await client.bring('part-terms', [{ sku: 'V-1', minimum: 4 }])
  await client.bring('part-terms', [{ sku: 'V-1', minimum: null, leadDays: null }])
  expect(await client.read('part-terms')).toEqual([{ sku: 'V-1', minimum: 1, step: 1 }])
})

test.each([
  ['part-terms', { sku: 'V-9' }, 'sku: ‘V-9’ is not among the products'],
  ['part-terms', { sku: 'V-1', step: 0 }, 'step'],
  ['part-terms', { sku: 'V-1', leadDays: -1 }, 'leadDays'],
  ['inbound-deliveries', { ...LINES['inbound-deliveries'], quantity: 0 }, 'quantity'],
  ['inbound-deliveries', { ...LINES['inbound-deliveries'], warehouse: 'Hamburg' }, 'warehouse'],
  ['inbound-deliveries', { ...LINES['inbound-deliveries'], dueOn: '31.03.2027' }, 'dueOn'],
  ['cross-references', { ...LINES['cross-references'], number: '…' }, 'number: holds no letter and no digit'],
  ['cross-references', { ...LINES['cross-references'], sku: 'V-9' }, 'sku: ‘V-9’ is not among the products'],
  ['cross-references', { ...LINES['cross-references'], maker: '=HYPERLINK(1)' }, 'maker'],
])('a line of %s is refused with its column: %o', async (kind, line, reason) => {
  const [answer] = await client.send(kind, [line])
  expect(answer).toMatchObject({ ok: false, error: expect.stringContaining(reason) })
})
