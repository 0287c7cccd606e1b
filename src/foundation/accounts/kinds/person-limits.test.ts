import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let client: KindClient
beforeAll(async () => {
  site = await openTestApp()
  client = await openKindClient(site, 'sps')
})
afterAll(() => site.close())

const KARI = { mail: 'kari@nordfjord.example', givenName: 'Kari', familyName: 'Moen' }
const readKari = async () => (await client.read('people')).find(({ mail }) => mail === KARI.mail)

test('the supplier gives a limit in its currency and cost centres, and takes them away', async () => {
  const limits = { companyRole: 'approver', orderLimit: '1500.5', orderLimitCurrency: 'EUR', costCentres: ['CC-100', 'CC-200'] }
  await client.bring('people', [{ ...KARI, ...limits }])
  expect(await readKari()).toMatchObject(limits)
  await client.bring('people', [{ ...KARI, orderLimit: '150000', orderLimitCurrency: 'JPY' }])
  expect(await readKari()).toMatchObject({ orderLimit: '150000', orderLimitCurrency: 'JPY', costCentres: limits.costCentres })
  await client.bring('people', [{ ...KARI, orderLimit: null, orderLimitCurrency: null, costCentres: [] }])
  const kari = await readKari()
  expect([kari?.['orderLimit'] ?? null, kari?.['companyRole']]).toEqual([null, 'approver'])
})

test.each([
  ['without a currency', { orderLimit: '5' }],
  ['with more digits than the currency has', { orderLimit: '1.5', orderLimitCurrency: 'JPY' }],
  ['below nothing', { orderLimit: '-1', orderLimitCurrency: 'EUR' }],
])('a limit %s is refused', async (_, limit) => {
  const [answer] = await client.send('people', [{ ...KARI, mail: 'other@nordfjord.example', ...limit }])
  expect(answer?.ok).toBe(false)
})
