import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duePriceTask } from '#features/buying/pricing/kinds/due-price.task.ts'
import { applyDatedPrices } from '#features/buying/pricing/kinds/list-price.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBringing } from '#app/testing/bring-lines.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let now = new Date('2026-11-16T09:00:00Z')
let site: TestApp
let door: Awaited<ReturnType<typeof openBringing>>
let buyer: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  door = await openBringing(site, 'process')
  buyer = await signInAs(site, 'kari@process.example')
  const account = { erpId: 'M1', name: 'Nordfjord', countryCode: 'no', currency: 'EUR', priceList: 'fleet' }
  await door.send('accounts', [
    { ...account, number: '1001' },
    { ...account, number: '1002' },
  ])
  await door.send('people', [
    { mail: 'kari@process.example', givenName: 'Kari', familyName: 'Moen', accounts: ['1001', '1002'], defaultAccount: '1001' },
  ])
  await door.send('tools', [{ id: 'ecommerce', names: { en: 'Order online' } }])
  await door.send('tool-access', [{ person: 'kari@process.example', tool: 'ecommerce', status: 'approved' }])
  await door.send('categories', [{ path: 'pumps', names: { en: 'Pumps' } }])
  await door.send(
    'products',
    ['P-1', 'P-2', 'P-3'].map((sku) => ({ sku, category: 'pumps', names: { en: sku } })),
  )
})
afterAll(async () => {
  await site.close()
  await door.close()
})

const price = async (sku: string, quantity = 1) => {
  const answer = await site.app.inject({
    ...{ method: 'POST', url: '/api/pricing/v1/prices' },
    headers: { host: buyer.host, origin: `http://${buyer.host}`, cookie: buyer.cookie },
    payload: { country: 'no', items: [{ sku, quantity }] },
  })
  const [offer] = answer.json<{ offers: { price?: { minor: string }; list?: { minor: string } }[] }>().offers
  // Prices are remembered for seconds.
  now = new Date(now.getTime() + 10_000)
  return [offer?.price?.minor, offer?.list?.minor]
}
const listed = async (sku: string) =>
  (
    await withTenant(site.services.db, 'process', (tx) =>
      tx.selectFrom('product').select('prices').where('sku', '=', sku).executeTakeFirst(),
    )
  )?.prices['list']

const PRICES = `sku,currency,amount,account,contract,fromQuantity,validFrom,validUntil
P-1,EUR,100.00,,,,,
P-1,EUR,95,,,10,,
P-1,EUR,88.5,,fleet,,,
P-1,EUR,80,,fleet,10,,
P-1,EUR,70,M1~1001,,5,,
P-1,EUR,1,1002,,,,
P-1,JPY,15000,,,,,
P-2,EUR,50,,,,,
P-2,EUR,45,,fleet,,2026-11-01,2026-11-30
P-2,EUR,40,,fleet,,2026-12-01,
`

describe('prices', () => {
  test('are brought, read back and repeat without a change [T-52]', async () => {
    const first = await door.bring({ 'prices.csv': PRICES })
    expect(first.said).toEqual([])
    expect(first.text).toBe('prices.csv: 10 taken, 0 unchanged, 0 refused')
    expect((await door.bring({ 'prices.csv': PRICES })).text).toBe('prices.csv: 0 taken, 10 unchanged, 0 refused')
    expect(await door.read('prices')).toEqual([
      { sku: 'P-1', currency: 'EUR', amount: '100', fromQuantity: 1 },
      { sku: 'P-1', currency: 'EUR', amount: '95', fromQuantity: 10 },
      { sku: 'P-1', currency: 'EUR', amount: '88.5', contract: 'fleet', fromQuantity: 1 },
      { sku: 'P-1', currency: 'EUR', amount: '80', contract: 'fleet', fromQuantity: 10 },
      { sku: 'P-1', currency: 'EUR', amount: '70', account: 'M1~0000001001', fromQuantity: 5 },
      { sku: 'P-1', currency: 'EUR', amount: '1', account: 'M1~0000001002', fromQuantity: 1 },
      { sku: 'P-1', currency: 'JPY', amount: '15000', fromQuantity: 1 },
      { sku: 'P-2', currency: 'EUR', amount: '50', fromQuantity: 1 },
      {
        sku: 'P-2',
        currency: 'EUR',
        amount: '45',
        contract: 'fleet',
        fromQuantity: 1,
        validFrom: '2026-11-01',
        validUntil: '2026-11-30',
      },
      { sku: 'P-2', currency: 'EUR', amount: '40', contract: 'fleet', fromQuantity: 1, validFrom: '2026-12-01' },
    ])
  })

  test('are those of the account, else of its price list, else public, by quantity and day', async () => {
    expect(await price('P-1')).toEqual(['8850', '10000'])
    expect(await price('P-1', 5)).toEqual(['7000', '10000'])
    expect(await price('P-1', 12)).toEqual(['7000', '10000'])
    expect(await price('P-2')).toEqual(['4500', '5000'])
    now = new Date('2026-12-01T00:00:10Z')
    buyer = await signInAs(site, 'kari@process.example')
    expect(await price('P-2')).toEqual(['4000', '5000'])
    now = new Date('2026-11-16T10:00:00Z')
  })

  test('of the public list change on their day, and back when they end', async () => {
    const lines = [
      { sku: 'P-3', currency: 'EUR', amount: '10' },
      { sku: 'P-3', currency: 'EUR', amount: '8', validFrom: '2026-11-20', validUntil: '2026-11-24' },
    ]
    expect(await door.send('prices', lines)).toMatchObject([{ ok: true }, { ok: true }])
    expect(await door.send('prices', lines)).toMatchObject([{ ok: true }, { ok: true }])
    expect(await listed('P-3')).toEqual({ EUR: 1000 })
    const days = await withTenant(site.services.db, 'process', (tx) =>
      tx.selectFrom('job').select('singletonKey').where('kind', '=', duePriceTask.name).orderBy('singletonKey').execute(),
    )
    expect(days.map(({ singletonKey }) => singletonKey)).toEqual(['2026-11-20', '2026-11-25'])
    const at = (day: string) => withTenant(site.services.db, 'process', (tx) => applyDatedPrices(tx, day))
    expect(await at('2026-11-20')).toBe(1)
    expect(await listed('P-3')).toEqual({ EUR: 800 })
    expect((await door.read('prices')).filter(({ sku }) => sku === 'P-3')).toHaveLength(2)
    expect(await at('2026-11-25')).toBe(1)
    expect(await listed('P-3')).toEqual({ EUR: 1000 })
    await door.send('prices', [{ ...lines[0], amount: '11' }])
    expect(await listed('P-3')).toEqual({ EUR: 1100 })
  })

  const good = { sku: 'P-1', currency: 'EUR', amount: '1.00' }
  test.each([
    ['no part', { ...good, sku: 'P-9' }, 'sku: ‘P-9’ is not among the products'],
    ['no account', { ...good, account: 'M1~9' }, 'account: ‘M1~9’ is not among the accounts'],
    ['a number', { ...good, amount: 990 }, 'amount: ‘990’ is no amount; write it as a text, such as "597.52"'],
    ['a comma', { ...good, amount: '1,50' }, 'amount: ‘1,50’ is no amount; write it as 597.52'],
    ['less than nothing', { ...good, amount: '-1' }, 'amount: ‘-1’ is no price in EUR'],
    ['too many digits', { ...good, currency: 'JPY', amount: '1.5' }, 'amount: ‘1.5’ is no price in JPY'],
    ['no amount', { sku: 'P-1', currency: 'EUR' }, 'amount: is missing'],
    ['no currency', { ...good, currency: 'euro' }, 'currency: ‘euro’ is no currency'],
    [
      'account and list',
      { ...good, account: '1001', contract: 'fleet' },
      'contract: a price is for one account or for a price list, not for both',
    ],
    ['the public list by name', { ...good, contract: 'list' }, 'contract: ‘list’ is the public list; leave it out'],
    ['no piece', { ...good, fromQuantity: 0 }, 'fromQuantity: ‘0’ is less than 1'],
    ['no day', { ...good, validFrom: '2026-02-30' }, 'validFrom: ‘2026-02-30’ is no date'],
    [
      'an end before the beginning',
      { ...good, validFrom: '2026-02-02', validUntil: '2026-01-01' },
      'validUntil: 2026-01-01 is before 2026-02-02',
    ],
    ['fields of old', { ...good, priceList: 'fleet', price: '1' }, 'priceList: there is no such field'],
  ])('are refused with a sentence: %s [T-46]', async (_, line, sentence) => {
    const [answer] = await door.send('prices', [line])
    expect(answer?.ok).toBe(false)
    expect(answer?.error).toContain(sentence)
  })

  test('go by their key', async () => {
    const gone = [
      { sku: 'P-1', currency: 'EUR', deleted: true },
      { sku: 'P-1', currency: 'EUR', account: '1001', fromQuantity: 5, deleted: true },
      { sku: 'P-3', currency: 'EUR', validFrom: '2026-11-20', deleted: true },
    ]
    expect((await door.send('prices', [...gone, ...gone])).every(({ ok }) => ok)).toBe(true)
    expect(await listed('P-1')).toEqual({ JPY: 15000 })
    expect(await listed('P-3')).toEqual({ EUR: 1100 })
    expect((await door.read('prices')).filter(({ account }) => account === 'M1~0000001001')).toEqual([])
  })
})

describe('stock', () => {
  test('is brought, read back, and leaves other warehouses alone [T-52]', async () => {
    const files = { 'stock.csv': 'sku,warehouse,quantity\nP-1,NO,5\nP-1,de,0\nP-2,no,12\n' }
    expect((await door.bring(files)).text).toBe('stock.csv: 3 taken, 0 unchanged, 0 refused')
    expect((await door.bring(files)).text).toBe('stock.csv: 0 taken, 3 unchanged, 0 refused')
    await door.send('stock', [{ sku: 'P-1', warehouse: 'de', quantity: 8 }])
    expect(await door.read('stock')).toEqual([
      { sku: 'P-1', warehouse: 'de', quantity: 8 },
      { sku: 'P-1', warehouse: 'no', quantity: 5 },
      { sku: 'P-2', warehouse: 'no', quantity: 12 },
    ])
    await door.send('stock', [{ sku: 'P-1', warehouse: 'de', deleted: true }])
    expect(await door.read('stock')).toHaveLength(2)
  })

  test.each([
    [{ sku: 'P-9', warehouse: 'de', quantity: 1 }, 'sku: ‘P-9’ is not among the products'],
    [{ sku: 'P-1', warehouse: 'Hamburg', quantity: 1 }, 'warehouse: ‘Hamburg’ is no country; write its two letters, such as de'],
    [{ sku: 'P-1', warehouse: 'de', quantity: -1 }, 'quantity: ‘-1’ is less than 0'],
    [{ sku: 'P-1', warehouse: 'de', quantity: 1.5 }, 'quantity: ‘1.5’ is no whole number'],
    [{ sku: 'P-1', warehouse: 'de' }, 'quantity: is missing'],
  ])('is refused with a sentence: %j', async (line, sentence) => {
    expect(await door.send('stock', [line])).toMatchObject([{ ok: false, error: sentence }])
  })
})

describe('customers’ part numbers', () => {
  test('are brought for an account and found however they are spelt', async () => {
    const files = { 'customer-part-numbers.csv': 'account,number,sku\n1001,MAT-4711,P-1\nM1~1002,MAT-4711,P-2\n' }
    expect((await door.bring(files)).text).toContain('2 taken')
    expect((await door.bring(files)).text).toContain('2 unchanged')
    expect(await door.read('customer-part-numbers')).toEqual([
      { account: 'M1~0000001001', number: 'MAT-4711', sku: 'P-1' },
      { account: 'M1~0000001002', number: 'MAT-4711', sku: 'P-2' },
    ])
    const number = { account: '1001', number: 'mat 4711', sku: 'P-3' }
    expect(await door.send('customer-part-numbers', [number])).toMatchObject([{ ok: true }])
    expect(await door.read('customer-part-numbers')).toHaveLength(2)
    await door.send('customer-part-numbers', [{ account: '1001', number: 'mat 4711', deleted: true }])
    expect(await door.read('customer-part-numbers')).toHaveLength(1)
  })

  test.each([
    [{ account: '9', number: 'A-1', sku: 'P-1' }, 'account: ‘9’ is not among the accounts'],
    [{ account: '1001', number: 'A-1', sku: 'P-9' }, 'sku: ‘P-9’ is not among the products'],
    [{ account: '1001', number: 'A', sku: 'P-1' }, 'number: has fewer than two letters or digits'],
    [{ account: '1001', number: 'A'.repeat(61), sku: 'P-1' }, 'number: has 61 letters; 60 are the most'],
  ])('are refused with a sentence: %j', async (line, sentence) => {
    expect(await door.send('customer-part-numbers', [line])).toMatchObject([{ ok: false, error: sentence }])
  })
})
