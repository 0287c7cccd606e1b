import { describe, expect, test } from 'vitest'
import type { PriceStep } from '#features/buying/pricing/price-steps.rules.ts'
import { priceLine, stockFor, toAccountOffer, toPricedPart, type PartRow } from '#features/buying/pricing/priced-part.rules.ts'
import { MOST_PIECES } from '#features/buying/pricing/quantity.rules.ts'

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const at = (from: number, minor: bigint): PriceStep => ({ from, price: usd(minor) })

const STEPS = [at(1, 68_900n), at(5, 66_800n), at(10, 62_900n)]

test('a line is its quantity times the price at that quantity, beyond what a float can hold', () => {
  expect(priceLine({ steps: STEPS }, 7)).toEqual({ unit: usd(66_800n), total: usd(467_600n) })
  expect(priceLine({ steps: [at(1, 999_999_999_999n)] }, MOST_PIECES)?.total.minor).toBe(999_999_999_999n * 999_999n)
  expect(priceLine({ steps: [] }, 7)).toBeUndefined()
})

const row: PartRow = {
  sku: 'V-1',
  minimum: 1,
  step: 1,
  listed: '1000',
  prices: null,
  stock: { us: 4, de: 30 },
  leadDays: 10,
  deliveries: null,
}
const terms = { currency: 'USD', country: 'us', priceList: 'contract' }
const price = (list: string, minor: string, from = 1) => ({ list, from, minor })

describe('what an account gets', () => {
  test.each([
    ['its own price beside the public one', { ...row, prices: [price('contract', '880')] }, false, '880', '1000', true],
    ['the public price', row, false, '1000', undefined, false],
    [
      'its own price alone where it is the public one',
      { ...row, prices: [price('contract', '1000')] },
      false,
      '1000',
      undefined,
      false,
    ],
    ['no price where none is listed', { ...row, listed: null }, false, undefined, undefined, false],
    ['no price where the site shows none', { ...row, prices: [price('contract', '880')] }, true, undefined, undefined, false],
    [
      'its own price where no list has one',
      { ...row, listed: null, prices: [price('contract', '880')] },
      false,
      '880',
      undefined,
      true,
    ],
  ])('%s', (_, part, hidesPrices, minor, list, isOwn) => {
    const offer = toAccountOffer(toPricedPart(part, terms), 1, hidesPrices)
    expect([offer.price?.minor, offer.list?.minor, offer.isOwn]).toEqual([minor, list, isOwn])
  })

  const ending = { ...price('contract', '800', 10), until: '2026-12-31' }
  test.each([
    ['of its contract', { prices: [price('contract', '880')] }, 1, { number: 'contract' }],
    [
      'of its contract, with its last day',
      { prices: [price('contract', '880'), ending] },
      12,
      { number: 'contract', until: '2026-12-31' },
    ],
    ['of its contract, though it is the public price', { prices: [price('contract', '1000')] }, 1, { number: 'contract' }],
    ['of the public list below the first quantity of the contract', { prices: [ending] }, 9, undefined],
    ['for the account alone, before its contract', { prices: [price('', '700'), price('contract', '880')] }, 1, undefined],
    ['of the public list', {}, 1, undefined],
    ['of another contract, which is not the account’s', { prices: [price('other', '1')] }, 1, undefined],
  ])('a price %s', (_, differs, quantity, contract) => {
    const part = toPricedPart({ ...row, ...differs }, terms)
    expect(toAccountOffer(part, quantity, false).contract).toEqual(contract)
    expect(toAccountOffer(part, quantity, true).contract).toBeUndefined()
    expect(
      toAccountOffer(toPricedPart({ ...row, ...differs }, { ...terms, priceList: null }), quantity, false).contract,
    ).toBeUndefined()
  })

  test('breaks of the public list make no price of its own', () => {
    const part = toPricedPart({ ...row, minimum: 5, prices: [price('list', '900', 5)] }, terms)
    expect(toAccountOffer(part, 1, false)).toMatchObject({
      isOwn: false,
      price: { minor: '900' },
      breaks: [
        { from: 1, price: { minor: '1000' } },
        { from: 5, price: { minor: '900' } },
      ],
    })
  })
})

test.each([
  ['us', { us: 4, de: 30 }, { state: 'low', quantity: 4, warehouse: 'us' }],
  ['us', { us: 0, de: 30 }, { state: 'in', quantity: 30 }],
  ['fr', { us: 4, de: 30 }, { state: 'in', quantity: 34 }],
  ['fr', {}, { state: 'out', quantity: 0 }],
])('an account in %s has of %j: %j', (country, stock, expected) => {
  expect(stockFor({ stock, deliveries: null }, country)).toEqual(expected)
})

test('the next delivery is that of the account’s own warehouse, else the first anywhere', () => {
  const deliveries = [
    { warehouse: 'de', on: '2026-11-20', quantity: 40 },
    { warehouse: 'us', on: '2026-11-25', quantity: 10 },
  ]
  expect(stockFor({ stock: {}, deliveries }, 'us').next).toEqual({ on: '2026-11-25', quantity: 10 })
  expect(stockFor({ stock: {}, deliveries }, 'pl').next).toEqual({ on: '2026-11-20', quantity: 40 })
})

test('an offer says how the part is sold, and has no breaks where it has one price', () => {
  const sold = { sku: 'V-1', minimum: 1, step: 1, stock: { state: 'low', quantity: 4, warehouse: 'us' } }
  const price = { minor: '1000', currency: 'USD' }
  const offer = (differs: Partial<PartRow>, hidesPrices = false) =>
    toAccountOffer(toPricedPart({ ...row, ...differs }, terms), 1, hidesPrices)
  expect(offer({})).toStrictEqual({ ...sold, leadDays: 10, isOwn: false, price, breaks: [] })
  expect(offer({ leadDays: null })).toStrictEqual({ ...sold, isOwn: false, price, breaks: [] })
  expect(offer({ leadDays: null }, true)).toStrictEqual({ ...sold, isOwn: false, breaks: [] })
})

test('the public list comes before the price that the part has of itself, for one piece', () => {
  const listed = (prices: PartRow['prices']) => toPricedPart({ ...row, prices }, terms).listed
  expect(listed([price('list', '900')])).toEqual(usd(900n))
  expect(listed([price('list', '900', 5)])).toEqual(usd(1000n))
  expect(listed(null)).toEqual(usd(1000n))
})
