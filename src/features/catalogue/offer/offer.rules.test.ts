import { expect, test } from 'vitest'
import { splitSkus, stockFor, toAccountOffer } from '#features/catalogue/offer/offer.rules.ts'

const product = { sku: 'V-1', prices: { list: { USD: 1000, EUR: 900 } }, stock: { us: 4, de: 30 } }
const terms = { currency: 'USD', country: 'us', hidesPrices: false }
const usd = (minor: bigint) => ({ minor, currency: 'USD' })

test.each([
  [
    'its own price beside the public one',
    usd(880n),
    terms,
    { minor: '880', currency: 'USD' },
    { minor: '1000', currency: 'USD' },
  ],
  ['the public price in its currency', undefined, { ...terms, currency: 'EUR' }, { minor: '900', currency: 'EUR' }, undefined],
  ['its own price alone where it is the public one', usd(1000n), terms, { minor: '1000', currency: 'USD' }, undefined],
  ['no price where none is listed', undefined, { ...terms, currency: 'PLN' }, undefined, undefined],
  ['no price where the site shows none', usd(880n), { ...terms, hidesPrices: true }, undefined, undefined],
])('an account gets %s', (_, own, asked, price, list) => {
  const offer = toAccountOffer(product, own, asked)
  expect([offer.price, offer.list, offer.isOwn]).toEqual([price, list, list !== undefined])
})

test('a price that no list has is an account’s own', () => {
  expect(toAccountOffer({ ...product, prices: {} }, usd(880n), terms)).toMatchObject({
    price: { minor: '880' },
    isOwn: true,
    list: undefined,
  })
})

test.each([
  ['us', { us: 4, de: 30 }, { state: 'low', quantity: 4 }],
  ['us', { us: 0, de: 30 }, { state: 'in', quantity: 30 }],
  ['fr', { us: 4, de: 30 }, { state: 'in', quantity: 34 }],
  ['fr', {}, { state: 'out', quantity: 0 }],
])('an account in %s has of %j: %j', (country, stock, expected) => {
  expect(stockFor(stock, country)).toEqual(expected)
})

test('a hundred are asked for at once', () => {
  const skus = Array.from({ length: 205 }, (_, at) => `V-${at}`)
  expect(splitSkus(skus).map(({ length }) => length)).toEqual([100, 100, 5])
  expect(splitSkus(skus).flat()).toEqual(skus)
  expect(splitSkus([])).toEqual([])
})
