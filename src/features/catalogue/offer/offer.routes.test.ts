import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSoldTos, insertOwnSoldTos, insertFavouriteSoldTos } from '#features/accounts/public.seed.ts'
import { insertCategories } from '#features/catalogue/category.store.ts'
import { saveProducts } from '#features/product-import/public.seed.ts'
import { savePrices } from '#features/catalogue/product/price.store.ts'
import { checkRecord } from '#features/catalogue/product/product.rules.ts'
import { makeCategory } from '#features/catalogue/testing/make-category.ts'
import { insertTools, insertToolAccess } from '#features/entitlements/public.seed.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const account = {
  erpId: 'PR1',
  salesOrg: '1000',
  name: 'Northline Refining',
  city: 'Gdańsk',
  postalCode: '80-831',
  countryCode: 'PL',
  defaultCurrency: null,
  customerUnitCurrency: null,
  currencies: ['EUR', 'USD'],
  isEcomEnabled: true,
  toolAccess: null,
}
const idOf = (n: number) => `00000000-0000-8000-8000-00000000010${n}`
const CONTRACT = { ...account, id: idOf(1), number: '0000104210', defaultCurrency: 'USD', priceList: 'contract' }
const PUBLIC = { ...account, id: idOf(2), number: '0000104211' }
const FOREIGN = { ...account, id: idOf(3), number: '0000104999', priceList: 'contract' }
const TWIN = { ...account, id: idOf(4), number: '0000104210', erpId: 'PR2' }

const product = (sku: string, more: object = {}) =>
  checkRecord({
    sku,
    category: 'valves',
    names: { en: sku },
    prices: { list: { USD: 1000, EUR: 900 } },
    stock: { pl: 3, us: 90 },
    ...more,
  })

let site: TestApp
const people: Record<string, SignedIn> = {}
beforeAll(async () => {
  site = await openTestApp()
  for (const who of ['buyer', 'reader', 'lost']) people[who] = await signInAs(site, `${who}@process.example`)
  people['csr'] = await signInAs(site, 'csr@process.example', { isInternal: true, userType: 'Employee' })
  people['elsewhere'] = await signInAs(site, 'buyer@sps.example')
  const id = (who: string) => people[who]?.personId ?? ''
  await withTenant(site.services.db, 'process', async (tx) => {
    await insertCategories(tx, [makeCategory('valves')])
    await saveProducts(
      tx,
      [product('V-1'), product('V-2', { prices: {} }), product('V-3', { markets: ['us'] })].flatMap((line) =>
        'record' in line ? [line.record] : [],
      ),
    )
    await savePrices(tx, [
      { priceList: 'contract', sku: 'V-1', currency: 'USD', minor: 880n },
      { priceList: 'contract', sku: 'V-3', currency: 'USD', minor: 770n },
      { priceList: 'other', sku: 'V-1', currency: 'USD', minor: 1n },
    ])
    await insertSoldTos(tx, [CONTRACT, PUBLIC, FOREIGN, TWIN])
    await insertTools(tx, [
      { id: 'ecommerce', name: 'Order online', businessSegment: 'Commerce', pagePath: null, targetUrl: null },
    ])
    await insertOwnSoldTos(tx, [
      { personId: id('buyer'), soldToIds: [PUBLIC.id, TWIN.id, CONTRACT.id], defaultAt: 2 },
      { personId: id('reader'), soldToIds: [CONTRACT.id], defaultAt: 0 },
    ])
    await insertFavouriteSoldTos(tx, [{ personId: id('csr'), soldToIds: [FOREIGN.id], defaultAt: 0 }])
    await insertToolAccess(
      tx,
      ['buyer', 'csr', 'lost'].map((who) => ({ personId: id(who), toolId: 'ecommerce', status: 'Approved', lmsUserId: null })),
    )
  })
})
afterAll(() => site.close())

const ask = async (who: string, query: string, more = '') => {
  const { host = 'process.localhost', cookie = '' } = people[who] ?? {}
  const answer = await site.app.inject({
    url: `/api/catalogue/prices?country=us&${query}`,
    headers: { host, cookie: [cookie, more].filter(Boolean).join('; ') },
  })
  return { status: answer.statusCode, caching: answer.headers['cache-control'], body: answer.json<Record<string, unknown>>() }
}

test('an account has its own prices, the public one beside them, and the stock of its country', async () => {
  const { status, caching, body } = await ask('buyer', 'sku=V-1&sku=V-2&sku=none')
  expect(status).toBe(200)
  expect(caching).toBe('private, no-store')
  expect(body).toEqual({
    account: { number: '0000104210', name: 'Northline Refining' },
    offers: [
      {
        sku: 'V-1',
        isOwn: true,
        price: { minor: '880', currency: 'USD' },
        list: { minor: '1000', currency: 'USD' },
        stock: { state: 'low', quantity: 3 },
      },
      { sku: 'V-2', isOwn: false, stock: { state: 'low', quantity: 3 } },
    ],
  })
})

test('another account of theirs has its own terms and currencies; ERP and number say which [T-52]', async () => {
  const price = async (query: string) => (await ask('buyer', `sku=V-1&${query}`)).body['offers']
  expect(await price('soldTo=104211')).toMatchObject([{ price: { minor: '1000', currency: 'USD' }, isOwn: false }])
  expect(await price('soldTo=104211&currency=EUR')).toMatchObject([{ price: { minor: '900', currency: 'EUR' } }])
  expect(await price('soldTo=PR1~0000104210')).toMatchObject([{ price: { minor: '880' } }])
  expect(await price('soldTo=PR2~0000104210')).toMatchObject([{ price: { minor: '1000' } }])
})

test.each([
  ['soldTo=104999', 'an account of someone else'],
  ['soldTo=PR9~0000104210', 'a number in another ERP'],
  ['currency=PLN', 'a currency that the account may not use'],
])('%s names %s: there is none [T-27]', async (query) => {
  expect((await ask('buyer', `sku=V-1&${query}`)).status).toBe(404)
})

test('employees see the prices of the customer they keep first', async () => {
  expect((await ask('csr', 'sku=V-1&currency=USD')).body).toMatchObject({
    account: { number: '0000104999' },
    offers: [{ price: { minor: '880', currency: 'USD' } }],
  })
})

test.each(['reader', 'lost'])('%s, who may not order or has no account, keeps the list price [6.6.1]', async (who) => {
  expect((await ask(who, 'sku=V-1')).body).toEqual({ account: null, offers: [] })
})

test('what the market does not sell has no price there [T-26]', async () => {
  expect((await ask('buyer', 'sku=V-3')).body).toMatchObject({ offers: [{ sku: 'V-3', price: { minor: '770' } }] })
  expect((await ask('buyer', 'sku=V-3', 'selecteddtm=de')).body).toMatchObject({ offers: [] })
})

test('anonymous visitors are told to sign in, and another site knows neither part nor account', async () => {
  expect((await ask('nobody', 'sku=V-1')).status).toBe(401)
  expect((await ask('elsewhere', 'sku=V-1')).body).toEqual({ account: null, offers: [] })
  expect((await ask('elsewhere', 'sku=V-1&soldTo=104210')).status).toBe(404)
})

test.each([
  '',
  'sku=',
  'sku=..%2f',
  'sku=V-1&currency=usd',
  'sku=V-1&soldTo=%27--',
  'sku=V-1&country=usa',
  Array.from({ length: 101 }, (_, at) => `sku=V-${at}`).join('&'),
])('bad input %# is refused', async (query) => {
  expect((await ask('buyer', query)).status).toBe(400)
})
