import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

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

const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) => withTenant(site.services.db, 'sps', work)

test('a company has its own cost centres, and its last admin stays until the whole company leaves [T-106]', async () => {
  await client.bring('companies', [{ number: '400900', name: 'Fjordline' }])
  await inTenant((tx) =>
    sql`insert into cost_centre (company_id, code, name) select id, 'CC-1', 'One' from company where number = '400900'`.execute(
      tx,
    ),
  )
  const one = { mail: 'one@fjordline.example', givenName: 'One', familyName: 'Berg', status: 'active', company: '400900' }
  const two = { ...one, mail: 'two@fjordline.example', givenName: 'Two' }
  await client.bring('people', [
    { ...one, companyRole: 'company-admin' },
    { ...two, costCentres: ['CC-1'] },
  ])
  const reasonsOf = async (lines: readonly object[]) =>
    (await client.send('people', lines)).map(({ ok, error = '' }) =>
      ok ? 'ok' : (/costCentres|companyRole/.exec(error)?.[0] ?? error),
    )
  expect(await reasonsOf([{ ...two, costCentres: ['CC-9'] }])).toEqual(['costCentres'])
  expect(await reasonsOf([{ ...one, companyRole: 'buyer' }])).toEqual(['companyRole'])
  expect(await reasonsOf([{ ...one, status: 'deactivated' }])).toEqual(['companyRole'])
  expect(
    await reasonsOf([
      { ...one, companyRole: 'buyer' },
      { ...two, companyRole: 'company-admin' },
    ]),
  ).toEqual(['ok', 'ok'])
  expect(
    await reasonsOf([
      { ...one, status: 'deactivated' },
      { ...two, status: 'deactivated' },
    ]),
  ).toEqual(['ok', 'ok'])
})
