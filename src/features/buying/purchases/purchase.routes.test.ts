import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import type { NewOrder } from '#features/orders/orders/public.server.ts'
import { insertOrders } from '#features/orders/orders/testing/insert-orders.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`
const shipTo = { name: 'N', street: '', city: 'Phoenix', state: '', postalCode: '', countryCode: 'US' }
const line = (sku: string, quantity: number, unitMinor: bigint, category = 'valves/ball') => ({
  sku,
  name: `Valve ${sku}`,
  quantity,
  unitMinor,
  category,
})
const order = (number: string, day: string, differs: Partial<NewOrder> = {}): NewOrder => ({
  number,
  accountKey: 'SP1~0000104210',
  source: 'portal',
  placedAt: new Date(`${day}T09:00:00Z`),
  currency: 'USD',
  shipTo,
  freightMinor: 999n,
  lines: [line('V-1', 2, 1000n)],
  ...differs,
})

let site: TestApp
let buyer: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date('2026-11-16T09:00:00Z') } })
  buyer = await signInAs(site, 'buyer@sps.example')
  stranger = await signInAs(site, 'stranger@sps.example')
  await withTenant(site.services.db, 'sps', async (tx) => {
    const account = {
      salesOrg: '1000',
      city: 'Phoenix',
      postalCode: '85004',
      countryCode: 'US',
      defaultCurrency: 'USD',
      customerUnitCurrency: null,
      currencies: ['USD'],
      isEcomEnabled: true,
      toolAccess: null,
      priceList: null,
      name: 'N',
      number: '0000104210',
    }
    await insertSoldTos(tx, [
      { ...account, id: idOf(1), erpId: 'SP1' },
      { ...account, id: idOf(2), erpId: 'SP2' },
    ])
    await insertOwnSoldTos(tx, [
      { personId: buyer.personId, soldToIds: [idOf(1)], defaultAt: 0 },
      { personId: stranger.personId, soldToIds: [idOf(2)], defaultAt: 0 },
    ])
    await insertOrders(tx, [
      order('A1', '2026-11-01', { site: '=Plant' }),
      order('A2', '2026-09-30', { lines: [line('V-1', 1, 1100n), line('S-1', 5, 10n, 'seals')] }),
      order('A3', '2026-10-02', { state: 'Cancelled' }),
      order('A4', '2026-10-02', { currency: 'JPY', lines: [line('V-2', 1, 500n)] }),
      order('A5', '2020-01-01', { lines: [line('OLD', 1, 1n)] }),
    ])
  })
})
afterAll(() => site.close())

const ask = (url: string, who: SignedIn | undefined = buyer) =>
  site.app.inject({ url: `/api/purchases/v1${url}`, headers: { host: 'sps.localhost', cookie: who?.cookie ?? '' } })

describe('previously purchased', () => {
  test('every part once, with how often, how many and what it cost last', async () => {
    const answer = await ask('/parts')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { rows, total } = answer.json()
    expect(total).toBe(3)
    expect(rows[0]).toEqual({
      sku: 'V-1',
      name: 'Valve V-1',
      times: 2,
      pieces: 3,
      lastAt: '2026-11-01T09:00:00.000Z',
      lastNumber: 'A1',
      lastQuantity: 2,
      lastPrice: { minor: '1000', currency: 'USD' },
    })
  })

  test('is found by number, and belongs to the account alone [T-52]', async () => {
    expect((await ask('/parts?q=s1')).json().rows.map(({ sku }: { sku: string }) => sku)).toEqual(['S-1'])
    expect((await ask('/parts', stranger)).json().total).toBe(0)
    expect((await ask('/parts?sort=price')).statusCode).toBe(400)
  })
})

describe('spending', () => {
  test('is net, in one currency, without what was cancelled', async () => {
    const { months, categories, sites, ...rest } = (await ask('/spending?months=6')).json()
    expect(rest).toEqual({ currency: 'USD', currencies: ['USD', 'JPY'], total: { minor: '3150', currency: 'USD' } })
    expect(months.map(({ name, amount }: { name: string; amount: { minor: string } }) => `${name} ${amount.minor}`)).toEqual([
      '2026-06 0',
      '2026-07 0',
      '2026-08 0',
      '2026-09 1150',
      '2026-10 0',
      '2026-11 2000',
    ])
    expect(categories.map(({ name, amount }: { name: string; amount: { minor: string } }) => `${name} ${amount.minor}`)).toEqual([
      'valves 3100',
      'seals 50',
    ])
    expect(sites.map(({ name }: { name: string }) => name)).toEqual(['=Plant', 'Phoenix'])
    expect((await ask('/spending?currency=JPY')).json().total).toEqual({ minor: '500', currency: 'JPY' })
  })

  test('as a table holds no formula [T-50]', async () => {
    const csv = (await ask('/spending.csv?months=6')).body
    expect(csv).toContain(`"Ship to","'=Plant","20.00","USD","1"`)
  })

  test.each(['/parts', '/spending', '/spending.csv'])('%s: nobody without a session', async (url) => {
    const answer = await site.app.inject({ url: `/api/purchases/v1${url}`, headers: { host: 'sps.localhost' } })
    expect(answer.statusCode).toBe(401)
  })

  test('of a strange period is refused', async () => {
    expect((await ask('/spending?months=7')).statusCode).toBe(400)
  })
})
