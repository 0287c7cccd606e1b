import { insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { insertOrders } from '#features/orders/orders/insert-order.store.ts'
import type { NewOrder } from '#features/orders/orders/new-order.rules.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp, type TestAppChanges } from '#app/testing/test-app.ts'

const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`

const ACCOUNTS = [
  { number: '0000104210', erpId: 'SP1' },
  { number: '0000104211', erpId: 'SP1' },
  { number: '0000104210', erpId: 'SP2' },
].map((differs, at) => ({
  id: idOf(at),
  salesOrg: '1000',
  name: `Northline ${at}`,
  city: 'Phoenix',
  postalCode: '85004',
  countryCode: 'US',
  defaultCurrency: 'USD',
  customerUnitCurrency: null,
  currencies: ['USD'],
  isEcomEnabled: true,
  toolAccess: null,
  priceList: null,
  ...differs,
}))

const shipTo = { name: 'Northline', street: 'Mill Lane 3', city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'US' }

/** Three pieces of one part for 30.00 USD, placed a week before the tests' day. */
export const makeOrder = (differs: Partial<NewOrder> = {}): NewOrder => ({
  accountKey: 'SP1~0000104210',
  source: 'portal',
  placedAt: new Date('2026-11-10T09:00:00Z'),
  currency: 'USD',
  shipTo,
  lines: [{ sku: 'HS-245', name: 'Gas detector', quantity: 3, unitMinor: 1000n }],
  ...differs,
})

const PEOPLE = ['buyer', 'colleague', 'stranger', 'nodefault'] as const
type Who = (typeof PEOPLE)[number]
export type OrderWorld = TestApp & { readonly people: Readonly<Record<Who | 'foreign', SignedIn>> }

/** `buyer` orders for the first two accounts, `colleague` for the first, `stranger` for the same number in another ERP. */
export const openOrderWorld = async (orders: readonly NewOrder[], changes: TestAppChanges = {}): Promise<OrderWorld> => {
  const site = await openTestApp([], {}, changes)
  await site.publish('sps', [{ path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' }])
  const people = {} as Record<Who | 'foreign', SignedIn>
  for (const who of PEOPLE) people[who] = await signInAs(site, `${who}@sps.example`)
  people.foreign = await signInAs(site, 'buyer@process.example')
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertSoldTos(tx, ACCOUNTS)
    const own = (who: Who, accounts: readonly number[], defaultAt?: number) => ({
      personId: people[who].personId,
      soldToIds: accounts.map(idOf),
      ...(defaultAt !== undefined && { defaultAt }),
    })
    await insertOwnSoldTos(tx, [
      own('buyer', [0, 1], 0),
      own('colleague', [0], 0),
      own('stranger', [2], 0),
      own('nodefault', [0, 1]),
    ])
    await insertOrders(tx, orders)
  })
  return { ...site, people }
}
