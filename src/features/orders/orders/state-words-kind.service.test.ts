import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { insertKey } from '#foundation/integration/public.server.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { readStateNames } from '#features/orders/orders/state-words.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { listenForContent } from '#app/pages/content-listener.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let key: string
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(site.services.db, 'sps', work)

beforeAll(async () => {
  site = await openTestApp()
  await inTenant(async (tx) => {
    await insertSoldTos(tx, [
      {
        ...{
          id: '00000000-0000-8000-8000-000000000001',
          number: '0000104210',
          erpId: 'SP1',
          salesOrg: '1000',
          name: 'Northline',
        },
        ...{ city: 'Phoenix', postalCode: '85004', countryCode: 'US', defaultCurrency: 'USD', customerUnitCurrency: null },
        ...{ currencies: ['USD'], isEcomEnabled: true, toolAccess: null, priceList: null },
      },
    ])
    const scopes = ['order-state-words:write', 'order-state-words:read', 'orders:write']
    key = await insertKey(tx, { name: 'ERP', scopes, now: new Date() })
  })
})
afterAll(() => site.close())

const parse = (body: string) =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const headers = () => ({
  ...{ host: 'sps.localhost', authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
})
const send = async (kind: string, ...lines: readonly object[]) =>
  parse(
    (
      await site.app.inject({
        ...{ method: 'POST', url: `/api/integration/v1/${kind}`, headers: headers() },
        payload: lines.map((line) => JSON.stringify(line)).join('\n'),
      })
    ).body,
  )
const read = async () => parse((await site.app.inject({ url: '/api/integration/v1/order-state-words', headers: headers() })).body)

const LINE = { state: 'In production', words: ['REL', 'In work'], names: { en: 'Being built', de: 'Im Bau' } }

test('words of the ERP come back as they were brought, and repeat without a change', async () => {
  expect(await send('order-state-words', LINE, { state: 'confirmed', words: ['OK'] }, LINE)).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: true },
  ])
  expect(await read()).toEqual([{ state: 'Confirmed', words: ['OK'] }, LINE])
})

test('an order that comes with a word of the ERP has the state it means', async () => {
  const order = {
    ...{ orderNumber: 'ERP-1', account: 'SP1~104210', placedAt: '2026-11-10T09:00:00Z', currency: 'USD', state: 'rel' },
    lines: [{ sku: 'V-1', quantity: 1, unitPrice: '12.50' }],
  }
  expect(await send('orders', order)).toEqual([{ line: 1, ok: true }])
  expect((await inTenant((tx) => findOrder(tx, 'ERP-1')))?.state).toBe('In production')
  expect(await send('orders', { orderNumber: 'ERP-1', state: 'LOST' })).toEqual([
    { line: 1, ok: false, error: expect.stringContaining('state: ‘LOST’ is not among the order-state-words') },
  ])
})

test('people read the tenant’s names in their language, else the English ones', async () => {
  expect(await inTenant((tx) => readStateNames(tx, 'de'))).toEqual({ 'state.In production': 'Im Bau' })
  expect(await inTenant((tx) => readStateNames(tx, 'pl'))).toEqual({ 'state.In production': 'Being built' })
})

test.each([
  [{ state: 'Somewhere' }, 'is none of Received'],
  [{ words: ['X'] }, 'state: is missing'],
  [{ state: 'Shipped', words: ['ok'] }, 'words: ‘ok’ means Confirmed already'],
  [{ state: 'Shipped', words: ['Delivered'] }, 'words: ‘Delivered’ means Delivered already'],
  [{ state: 'Shipped', names: { en: 'x'.repeat(41) } }, '40 are the most'],
  [{ state: 'Shipped', names: { xx: 'Sent' } }, 'xx'],
  [{ state: 'Shipped', words: ['=1'] }, 'begins like a formula'],
  [{ state: 'Shipped', word: 'SHP' }, 'there is no such field'],
])('a bad line is refused with a sentence: %j', async (line, sentence) => {
  const before = await read()
  expect(await send('order-state-words', line)).toEqual([{ line: 1, ok: false, error: expect.stringContaining(sentence) }])
  expect(await read()).toEqual(before)
})

test('a line that goes away takes its words along', async () => {
  expect(await send('order-state-words', { state: 'Confirmed', deleted: true })).toEqual([{ line: 1, ok: true }])
  expect(await send('order-state-words', { state: 'Shipped', words: ['OK'] })).toEqual([{ line: 1, ok: true }])
})

test('the page of orders is drawn once for people of the same roles, and anew with other words', async () => {
  await site.publish('sps', [
    { path: '/secure/orders', title: 'Orders', blocks: [{ id: 'list', type: 'order-list', props: {} }] },
  ])
  const { cookie } = await signInAs(site, 'words@sps.example')
  const open = async () =>
    (await site.app.inject({ url: '/us/en/secure/orders', headers: { host: 'sps.localhost', cookie } })).body
  const listener = await listenForContent(await site.database.openSession(), site.services.pageCache)
  await send('order-state-words', { ...LINE, names: { en: 'Being built' } })
  // What was announced is heard in the order in which it was said.
  await expect.poll(open).toContain('Being built')
  const { hits } = site.services.pageCache.counts()
  await open()
  await open()
  expect(site.services.pageCache.counts().hits).toBeGreaterThan(hits)
  await send('order-state-words', { ...LINE, names: { en: 'On the bench' } })
  await expect.poll(open).toContain('On the bench')
  await listener.stop()
})
