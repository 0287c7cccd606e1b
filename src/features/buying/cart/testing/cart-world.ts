import { insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { insertToolAccess, insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp, type TestAppChanges } from '#app/testing/test-app.ts'

const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`

const ACCOUNTS = [
  { number: '0000104210', erpId: 'PR1', name: 'Northline, Main', defaultCurrency: 'USD', priceList: 'contract' },
  { number: '0000104211', erpId: 'PR1', name: 'Northline, Plant Two', defaultCurrency: 'JPY', priceList: null },
  { number: '0000104210', erpId: 'PR2', name: 'Northline elsewhere', defaultCurrency: 'USD', priceList: null },
  { number: '0000104999', erpId: 'PR1', name: 'Someone else', defaultCurrency: 'USD', priceList: null },
].map((differs, at) => ({
  id: idOf(at),
  salesOrg: '1000',
  city: 'Gdańsk',
  postalCode: '80-831',
  countryCode: 'PL',
  customerUnitCurrency: null,
  currencies: ['USD', 'EUR', 'JPY'],
  isEcomEnabled: true,
  toolAccess: null,
  ...differs,
}))

const part = (sku: string, more: object = {}) => ({
  sku,
  category: 'valves',
  names: { en: `Valve ${sku}`, de: `Ventil ${sku}` },
  prices: { list: { USD: '10.00', EUR: '9.00', JPY: '150000' } },
  stock: { pl: 30 },
  ...more,
})

const PARTS = [
  part('V-1'),
  part('V-2'),
  part('PACK-5'),
  part('ASK', { prices: {} }),
  part('OLD', { lifecycle: 'replaced', replacedBy: 'V-2' }),
  part('US-ONLY', { markets: ['us'] }),
]

const PEOPLE = ['buyer', 'colleague', 'reader', 'accounting', 'nodefault'] as const
type Who = (typeof PEOPLE)[number]

export type CartWorld = TestApp & { readonly people: Readonly<Record<Who, SignedIn>> & { readonly foreign: SignedIn } }

/** `buyer` orders for three accounts, the first by default; `nodefault` for two without a default. */
export const openCartWorld = async (
  tenant: TenantKey = 'process',
  changes: TestAppChanges & { readonly env?: NodeJS.ProcessEnv } = {},
): Promise<CartWorld> => {
  const site = await openTestApp([], changes.env, changes)
  const people = {} as Record<Who, SignedIn>
  for (const who of PEOPLE)
    people[who] = await signInAs(site, `${who}@${tenant}.example`, who === 'accounting' ? { userRole: 'accounting' } : {})
  const foreign = await signInAs(site, 'buyer@aerobt.example')
  const price = { sku: 'V-1', currency: 'USD', contract: 'contract' }
  await bringInto(site, tenant, {
    categories: [{ path: 'valves', names: { en: 'Valves' }, texts: { en: 'V' } }],
    products: PARTS,
    prices: [
      { ...price, amount: '8.80' },
      { ...price, amount: '8.00', fromQuantity: 10 },
    ],
    'part-terms': [{ sku: 'PACK-5', minimum: 5, step: 5, leadDays: 10 }],
  })
  await withTenant(site.services.db, tenant, async (tx) => {
    await insertSoldTos(tx, ACCOUNTS)
    await insertTools(tx, [{ id: 'ecommerce', name: 'Order', businessSegment: 'Commerce', pagePath: null, targetUrl: null }])
    const own = (who: Who, accounts: readonly number[], defaultAt?: number) => ({
      personId: people[who].personId,
      soldToIds: accounts.map(idOf),
      ...(defaultAt !== undefined && { defaultAt }),
    })
    await insertOwnSoldTos(tx, [
      own('buyer', [0, 1, 2], 0),
      own('colleague', [0], 0),
      own('reader', [0], 0),
      own('accounting', [0], 0),
      own('nodefault', [0, 1]),
    ])
    await insertToolAccess(
      tx,
      (['buyer', 'colleague', 'accounting', 'nodefault'] as const).map((who) => ({
        personId: people[who].personId,
        toolId: 'ecommerce',
        status: 'Approved',
        lmsUserId: null,
      })),
    )
  })
  return { ...site, people: { ...people, foreign } }
}
