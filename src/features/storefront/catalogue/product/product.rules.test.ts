import { expect, test } from 'vitest'
import { checkRecord, inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'

const good = { sku: 'HB-640', category: 'heating/room', names: { en: 'Room thermostat', de: 'Raumthermostat' } }

test('a product needs a number, a category and an English name; the rest has defaults', () => {
  expect(checkRecord(good)).toMatchObject({ record: { ...good, lifecycle: 'active', prices: {}, popularity: 0 } })
})

test.each([
  ['no number', { ...good, sku: undefined }, /^sku: /],
  ['a number that climbs', { ...good, sku: '../etc' }, 'sku: is no part number'],
  ['no English name', { ...good, names: { de: 'Raumthermostat' } }, 'names: has no English name'],
  ['a price in parts of a cent', { ...good, prices: { list: { USD: 1.5 } } }, /^prices\.list\.USD: /],
  ['a currency that is none', { ...good, prices: { list: { dollars: 1 } } }, /is no currency|^prices/],
  ['a country that is none', { ...good, markets: ['USA'] }, 'markets.0: is no country code'],
  ['a picture that is a script', { ...good, images: ['javascript:alert(1)'] }, 'images.0: is no safe address'],
  ['a field nobody knows', { ...good, colour: 'red' }, /^line: /],
  ['a circle of one', { ...good, replacedBy: 'HB-640' }, 'replacedBy: names the product itself'],
  ['a replacement without its successor', { ...good, lifecycle: 'replaced' }, /^replacedBy: is missing/],
  ['text instead of a record', 'HB-640', /^line: /],
  ['too many attributes', { ...good, attributes: Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`a${i}`, 1])) }, /60/],
])('%s is refused with its reason', (_, value, reason) => {
  const checked = checkRecord(value)
  expect('reason' in checked && checked.reason).toMatch(reason)
})

test('a refusal names the product when it can', () => {
  expect(checkRecord({ ...good, names: {} })).toMatchObject({ sku: 'HB-640' })
})

test('words come in the visitor’s language, else in English', () => {
  expect(inLanguage(good.names, 'de')).toBe('Raumthermostat')
  expect(inLanguage(good.names, 'zh')).toBe('Room thermostat')
})
