import { insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/public.seed.ts'
import { insertCategories } from '#features/storefront/catalogue/public.seed.ts'
import { checkRecord } from '#features/storefront/catalogue/public.ts'
import { insertToolAccess, insertTools } from '#foundation/entitlements/public.seed.ts'
import { savePartTerms, savePrices } from '#features/buying/pricing/public.seed.ts'
import { saveProducts } from '#features/storefront/product-import/public.seed.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
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
  prices: { list: { USD: 1000, EUR: 900, JPY: 150_000 } },
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
export const openCartWorld = async (tenant: TenantKey = 'process', changes: TestAppChanges = {}): Promise<CartWorld> => {
  const site = await openTestApp([], {}, changes)
  const people = {} as Record<Who, SignedIn>
  for (const who of PEOPLE)
    people[who] = await signInAs(site, `${who}@${tenant}.example`, who === 'accounting' ? { userRole: 'accounting' } : {})
  const foreign = await signInAs(site, 'buyer@aerobt.example')
  await withTenant(site.services.db, tenant, async (tx) => {
    await insertCategories(tx, [
      {
        id: '00000000-0000-8000-8000-0000000000ca',
        parentId: null,
        slug: 'valves',
        path: 'valves',
        depth: 1,
        position: 0,
        pictureFamily: 'valve',
        markets: null,
        names: { en: 'Valves', de: 'V', fr: 'V', es: 'V', pl: 'V', zh: 'V' },
        texts: { en: 'V', de: 'V', fr: 'V', es: 'V', pl: 'V', zh: 'V' },
      },
    ])
    await saveProducts(
      tx,
      PARTS.map(checkRecord).flatMap((line) => ('record' in line ? [line.record] : [])),
    )
    await savePrices(tx, [
      { priceList: 'contract', sku: 'V-1', currency: 'USD', minor: 880n },
      { priceList: 'contract', sku: 'V-1', currency: 'USD', minor: 800n, fromQuantity: 10 },
    ])
    await savePartTerms(tx, [{ sku: 'PACK-5', minimum: 5, step: 5, leadDays: 10 }])
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
