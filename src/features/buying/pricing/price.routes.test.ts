import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSoldTos, insertOwnSoldTos, insertFavouriteSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { insertTools, insertToolAccess } from '#foundation/entitlements/testing/insert-tools.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { bringInto } from '#app/testing/bring-into.ts'
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

const product = (sku: string, more: object = {}) => ({
  ...{ sku, category: 'valves', names: { en: sku }, prices: { list: { USD: '10.00', EUR: '9.00' } }, stock: { pl: 3, us: 90 } },
  ...more,
})

let site: TestApp
const people: Record<string, SignedIn> = {}
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date('2026-11-16T09:00:00Z') } })
  for (const who of ['buyer', 'reader', 'lost']) people[who] = await signInAs(site, `${who}@process.example`)
  people['csr'] = await signInAs(site, 'csr@process.example', { isInternal: true, userType: 'Employee' })
  people['elsewhere'] = await signInAs(site, 'buyer@sps.example')
  const id = (who: string) => people[who]?.personId ?? ''
  const price = { sku: 'V-1', currency: 'USD', contract: 'contract' }
  await bringInto(site, 'process', {
    categories: [{ path: 'valves', names: { en: 'Valves' } }],
    products: [product('V-1'), product('V-2', { prices: {} }), product('V-3', { markets: ['us'] }), product('V-4')],
    prices: [
      { ...price, amount: '8.80' },
      { ...price, sku: 'V-3', amount: '7.70' },
      { ...price, amount: '8.00', fromQuantity: 10 },
      { ...price, contract: 'other', amount: '0.01' },
      { ...price, sku: 'V-4', amount: '1.00', validUntil: '2026-11-15' },
      { ...price, sku: 'V-4', amount: '5.00', validFrom: '2026-11-10', validUntil: '2026-11-16' },
      { ...price, sku: 'V-4', amount: '2.00', validFrom: '2026-11-17' },
    ],
    'part-terms': [{ sku: 'V-2', minimum: 5, step: 5, leadDays: 15 }],
    'inbound-deliveries': [
      { sku: 'V-2', warehouse: 'pl', dueOn: '2026-11-01', quantity: 7 },
      { sku: 'V-2', warehouse: 'pl', dueOn: '2026-12-01', quantity: 40 },
    ],
  })
  await withTenant(site.services.db, 'process', async (tx) => {
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

const ask = async (who: string, body: unknown, more: Readonly<Record<string, string>> = {}) => {
  const { host = 'process.localhost', cookie = '' } = people[who] ?? {}
  const { cookie: added, ...headers } = more
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/pricing/v1/prices',
    headers: { host, origin: `http://${host}`, cookie: [cookie, added].filter(Boolean).join('; '), ...headers },
    payload: body as object,
  })
  return { status: answer.statusCode, caching: answer.headers['cache-control'], body: answer.json<Record<string, unknown>>() }
}
const items = (...skus: string[]) => ({ country: 'us', items: skus.map((sku) => ({ sku })) })

test('an account has its own prices with their breaks, the public one beside them, and the stock of its country', async () => {
  const { status, caching, body } = await ask('buyer', items('V-1', 'V-2', 'V-9'))
  expect([status, caching]).toEqual([200, 'private, no-store'])
  expect(body).toEqual({
    account: { number: '0000104210', erpId: 'PR1', name: 'Northline Refining' },
    currency: 'USD',
    offers: [
      {
        sku: 'V-1',
        isOwn: true,
        price: { minor: '880', currency: 'USD' },
        contract: { number: 'contract' },
        list: { minor: '1000', currency: 'USD' },
        breaks: [
          { from: 1, price: { minor: '880', currency: 'USD' } },
          { from: 10, price: { minor: '800', currency: 'USD' } },
        ],
        minimum: 1,
        step: 1,
        stock: { state: 'low', quantity: 3, warehouse: 'pl' },
      },
      {
        sku: 'V-2',
        isOwn: false,
        breaks: [],
        minimum: 5,
        step: 5,
        leadDays: 15,
        stock: { state: 'low', quantity: 3, warehouse: 'pl', next: { on: '2026-12-01', quantity: 40 } },
      },
    ],
  })
})

test('a contract price holds from its first to its last day, and says when it ends', async () => {
  const { body } = await ask('buyer', items('V-4'))
  expect(body['offers']).toMatchObject([
    { price: { minor: '500' }, contract: { number: 'contract', until: '2026-11-16' }, list: { minor: '1000' } },
  ])
})

test('the price is that of the quantity asked for', async () => {
  const { body } = await ask('buyer', { country: 'us', items: [{ sku: 'V-1', quantity: 12 }] })
  expect(body['offers']).toMatchObject([{ price: { minor: '800' } }])
})

test('a price, a currency or an account in the request is refused: the server computes them [T-79]', async () => {
  for (const more of [{ price: 0 }, { currency: 'EUR' }, { account: 'PR1~0000104999' }])
    expect((await ask('buyer', { ...items('V-1'), ...more })).status).toBe(400)
  expect((await ask('buyer', { country: 'us', items: [{ sku: 'V-1', price: '0' }] })).status).toBe(400)
})

test('employees see the prices of the customer they keep first', async () => {
  expect((await ask('csr', items('V-1'))).body).toMatchObject({ account: { number: '0000104999' } })
})

test('whoever may not buy is told why, whatever their browser remembers [6.6.1] [T-16]', async () => {
  const { status, body } = await ask('reader', items('V-1'), { cookie: 'process-loggedInDetails={"hasEcommerceAccess":true}' })
  expect([status, body['code'], body['reasons']]).toEqual([403, 'may_not_buy', ['ordering.not-requested']])
})

test('without an account there are no prices of one', async () => {
  const { status, body } = await ask('lost', items('V-1'))
  expect([status, body['code']]).toEqual([409, 'account_required'])
})

test('what the market does not sell has no price there [T-26]', async () => {
  expect((await ask('buyer', items('V-3'))).body).toMatchObject({ offers: [{ sku: 'V-3', price: { minor: '770' } }] })
  expect((await ask('buyer', items('V-3'), { cookie: 'selecteddtm=de' })).body).toMatchObject({ offers: [] })
})

test('anonymous visitors are told to sign in, and another site knows neither part nor account', async () => {
  expect((await ask('nobody', items('V-1'))).status).toBe(401)
  expect((await ask('elsewhere', items('V-1'))).status).toBe(403)
})

test.each([
  {},
  { items: [], country: 'us' },
  items('../'),
  { ...items('V-1'), country: 'usa' },
  { country: 'us', items: [{ sku: 'V-1', quantity: 1.5 }] },
  { country: 'us', items: [{ sku: 'V-1', quantity: 0 }] },
  { country: 'us', items: [{ sku: 'V-1', quantity: '2' }] },
  items(...Array.from({ length: 101 }, (_, at) => `V-${at}`)),
])('bad input %# is refused', async (body) => {
  expect((await ask('buyer', body)).status).toBe(400)
})
