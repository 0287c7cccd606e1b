import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import type { NewOrder } from '#features/orders/orders/public.server.ts'
import { insertOrders } from '#features/orders/orders/testing/insert-orders.ts'
import { withTenant } from '#platform/database/database.ts'

const PATH = '/api/back-office/v1/orders'
let site: TestApp
let viewer: AuthorCalls
let admin: AuthorCalls
let foreign: AuthorCalls
let buyer: AuthorCalls

const account = (at: number, erpId: string, number: string) => ({
  id: `00000000-0000-8000-8000-00000000000${at}`,
  ...{ erpId, number, salesOrg: '1000', name: `Northline ${at}`, city: 'Phoenix', postalCode: '85004', countryCode: 'US' },
  ...{ defaultCurrency: 'USD', customerUnitCurrency: null, currencies: ['USD'], isEcomEnabled: true },
  ...{ toolAccess: null, priceList: null },
})

const shipTo = { name: 'Northline', street: 'Mill Lane 3', city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'US' }
const order = (number: string, accountKey: string, day: string, poNumber = ''): NewOrder => ({
  ...{ number, accountKey, poNumber, source: 'portal', currency: 'USD', shipTo },
  placedAt: new Date(`${day}T09:00:00Z`),
  lines: [{ sku: 'HS-245', name: 'Gas detector', quantity: 3, unitMinor: 1000n }],
})

beforeAll(async () => {
  site = await openTestApp()
  await withTenant(site.services.db, 'sps', async (tx) => {
    await insertSoldTos(tx, [account(0, 'SP1', '0000104210'), account(1, 'SP1', '0000104211'), account(2, 'SP2', '0000104210')])
    await insertOrders(tx, [
      order('A-100', 'SP1~0000104210', '2026-11-10', 'PO-55'),
      order('A-101', 'SP1~0000104211', '2026-11-11'),
      order('B-200', 'SP2~0000104210', '2026-11-12'),
    ])
  })
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  const roles = ['admin', 'order-viewer'] as const
  viewer = callsOf(site, await signInAs(site, 'viewer@sps.example', { roles: [...roles], givenName: 'Vi', familyName: 'Ewer' }))
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['admin'] }))
  foreign = callsOf(site, await signInAs(site, 'admin@process.example', { roles: [...roles] }))
})
afterAll(() => site.close())

const numbersOf = async (query: string): Promise<string[]> => {
  const { rows } = (await viewer.get(`${PATH}?${query}`)).json() as { rows: { number: string }[] }
  return rows.map(({ number }) => number)
}

const entriesOf = async (action: string) =>
  (await viewer.get(`/api/back-office/v1/audit?action=${action}`)).json().entries as {
    object: string
    after: string
    actor: { name: string }
  }[]

describe('orders of all accounts', () => {
  test('are seen by admins who were given the right, and by nobody else', async () => {
    expect((await callsOf(site).get(PATH)).statusCode).toBe(401)
    expect((await buyer.get(PATH)).statusCode).toBe(404)
    const viewerAlone = await signInAs(site, 'only@sps.example', { roles: ['internal', 'order-viewer'] })
    expect((await callsOf(site, viewerAlone).get(PATH)).statusCode).toBe(404)
    expect((await admin.get(PATH)).statusCode).toBe(403)
    expect((await admin.get(`${PATH}/A-100`)).statusCode).toBe(403)
    const { rows, total } = (await viewer.get(PATH)).json()
    expect(total).toBe(3)
    expect(rows[0]).toMatchObject({ number: 'B-200', accountNumber: '104210', accountName: 'Northline 2', state: 'Received' })
  })

  test('of another tenant do not exist', async () => {
    expect((await foreign.get(PATH)).json()).toEqual({ rows: [], total: 0 })
    expect((await foreign.get(`${PATH}/A-100`)).statusCode).toBe(404)
  })

  test.each([
    ['the beginning of their number', 'find=a-1&sort=number', ['A-100', 'A-101']],
    ['the customer’s reference, in capital letters or small ones', 'find=po-5', ['A-100']],
    ['the number of their account', 'account=104211', ['A-101']],
    ['its key, where two systems have the number', `account=${encodeURIComponent('SP2~0000104210')}`, ['B-200']],
    ['the name of their account', 'account=northline%201', ['A-101']],
    ['nothing of an account that there is not', 'account=nobody', []],
    ['their state', 'state=Cancelled', []],
    ['the day', 'placed=2026-11-11..2026-11-11', ['A-101']],
  ])('are found by %s', async (_, query, expected) => {
    expect(await numbersOf(query)).toEqual(expected)
  })

  test('are named by their whole number or reference, and only what was found is a look', async () => {
    const find = async (number: string) => (await viewer.get(`/api/back-office/v1/order-numbers?number=${number}`)).json()
    const before = (await entriesOf('order.list')).length
    expect(await find('a-10')).toEqual({ rows: [] })
    expect((await entriesOf('order.list')).length).toBe(before)
    const row = { number: 'A-100', accountName: 'Northline 0', state: 'Received' }
    expect(await find('a-100')).toEqual({ rows: [row] })
    expect(await find('po-55')).toEqual({ rows: [row] })
    expect((await entriesOf('order.list')).length).toBe(before + 2)
    const PATH_OF_ONE = '/api/back-office/v1/order-numbers?number=A-100'
    expect((await foreign.get(PATH_OF_ONE)).json()).toEqual({ rows: [] })
    expect((await admin.get(PATH_OF_ONE)).statusCode).toBe(403)
    expect((await buyer.get(PATH_OF_ONE)).statusCode).toBe(404)
    expect((await viewer.get('/api/back-office/v1/order-numbers?number=')).statusCode).toBe(400)
  })

  test('are paged and counted', async () => {
    const { rows, total } = (await viewer.get(`${PATH}?size=1&page=2&sort=placed&state=Received`)).json()
    expect([rows.map(({ number }: { number: string }) => number), total]).toEqual([['A-101'], 3])
    expect((await viewer.get(`${PATH}?sort=total`)).statusCode).toBe(400)
  })

  test('are known to be looked at', async () => {
    const { placedBy, shipTo, parts } = (await viewer.get(`${PATH}/A-100`)).json()
    expect([placedBy, shipTo, parts[0].sku]).toEqual([null, ['Northline', 'Mill Lane 3', '85004 Phoenix', 'US'], 'HS-245'])
    expect(await entriesOf('order.view')).toMatchObject([{ object: 'A-100', actor: { name: 'Vi Ewer' } }])
    await numbersOf('account=northline')
    const [latest] = await entriesOf('order.list')
    expect(latest).toMatchObject({ object: 'orders', after: 'account: northline, page: 1' })
    const refused = await entriesOf('order.view')
    expect(refused).toHaveLength(1)
  })
})
