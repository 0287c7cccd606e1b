import { expect, test } from 'vitest'
import { currencyOfMarket } from '#features/storefront/catalogue/product/market-currency.rules.ts'
import { readStock, toCard, toFacts, type CardSetting } from '#features/storefront/catalogue/product/product-card.rules.ts'

const CURRENCIES = new Map([
  ['', 'EUR'],
  ['us', 'USD'],
  ['gb', 'GBP'],
  ['pl', 'PLN'],
])

const product = {
  sku: 'HP-2210',
  names: { en: 'Globe valve', de: 'Durchgangsventil' },
  images: ['/a.svg', '/b.svg'],
  brand: 'norva',
  attributes: { size: 1500.5, material: 'Brass', secret: 'x' },
  prices: { list: { USD: 12900, EUR: 11900 } },
  stock: { us: 4, de: 5 },
  lifecycle: 'active' as const,
}
const setting: CardSetting = {
  locale: { country: 'de', language: 'de' },
  market: ['de'],
  currencies: CURRENCIES,
  attributes: [
    { key: 'material', names: { en: 'Material', de: 'Werkstoff' }, unit: null },
    { key: 'size', names: { en: 'Size', de: 'Nennweite' }, unit: 'mm' },
    { key: 'colour', names: { en: 'Colour' }, unit: null },
  ],
  brandNames: new Map([['norva', 'Norva']]),
  hidesPrices: false,
}

test('a card speaks the visitor’s language and shows what the market pays', () => {
  expect(toCard(product, setting)).toEqual({
    sku: 'HP-2210',
    name: 'Durchgangsventil',
    href: '/de/de/products-dynamic/HP-2210',
    image: '/a.svg',
    brand: 'Norva',
    facts: [
      { key: 'material', name: 'Werkstoff', value: 'Brass' },
      { key: 'size', name: 'Nennweite', value: '1.500,5 mm' },
    ],
    price: { minor: '11900', currency: 'EUR' },
    stock: { state: 'low', quantity: 9 },
    lifecycle: 'active',
  })
})

test('prices are hidden where the site hides them, and missing where there is none', () => {
  expect(toCard(product, { ...setting, hidesPrices: true }).price).toBeUndefined()
  expect(toCard(product, { ...setting, market: ['pl'] }).price).toBeUndefined()
})

test.each([
  [{}, 'out', 0],
  [{ us: 0 }, 'out', 0],
  [{ us: 9 }, 'low', 9],
  [{ us: 6, de: 4 }, 'in', 10],
] as const)('stock %j is %s', (stock, state, quantity) => expect(readStock(stock)).toEqual({ state, quantity }))

test.each([
  [['us'], 'USD'],
  [['gb'], 'GBP'],
  [['pl', 'us'], 'PLN'],
  [['fr'], 'EUR'],
  [[], 'EUR'],
])('%j pays in %s', (market, currency) => expect(currencyOfMarket(CURRENCIES, market)).toBe(currency))

test('a market without a currency sees no list price', () => {
  expect(toCard(product, { ...setting, currencies: new Map([['us', 'USD']]) }).price).toBeUndefined()
})

test('only named attributes are shown, as many as asked for', () => {
  expect(toFacts(product.attributes, setting.attributes, 'en', 1)).toEqual([
    { key: 'material', name: 'Material', value: 'Brass' },
  ])
})
