import { expect, test } from 'vitest'
import { parseCsvRow, parseJsonLine } from '#features/storefront/product-import/import/product-line.rules.ts'

test('a row becomes the same product as a line of JSON', () => {
  const row = {
    sku: 'HB-640',
    category: 'heating/room',
    name_en: 'Room thermostat',
    name_de: 'Raumthermostat',
    text_en: '',
    'attr:voltage': '24',
    'attr:material': 'ABS',
    'price:list:USD': '12900',
    'price:partner:EUR': '9900',
    'stock:de': '12',
    markets: 'US| de',
    sales_orgs: '1000|2000',
    images: '/content/dam/hbtbt/a.png',
    documents: 'Data sheet => /content/dam/hbtbt/a.pdf',
    accessories: 'HB-1|HB-2',
    lifecycle: 'replaced',
    replaced_by: 'HB-650',
    popularity: '7',
  }
  const line = JSON.stringify({
    sku: 'HB-640',
    category: 'heating/room',
    names: { en: 'Room thermostat', de: 'Raumthermostat' },
    attributes: { voltage: 24, material: 'ABS' },
    prices: { list: { USD: 12900 }, partner: { EUR: 9900 } },
    stock: { de: 12 },
    markets: ['us', 'de'],
    salesOrgs: ['1000', '2000'],
    images: ['/content/dam/hbtbt/a.png'],
    documents: [{ title: 'Data sheet', href: '/content/dam/hbtbt/a.pdf' }],
    accessories: ['HB-1', 'HB-2'],
    lifecycle: 'replaced',
    replacedBy: 'HB-650',
    popularity: 7,
  })
  expect(parseCsvRow(row)).toEqual(parseJsonLine(line))
  expect(parseCsvRow(row)).toHaveProperty('record')
})

test.each([
  ['{"sku":', 'line: is not JSON'],
  ['[]', /^line: |^sku: /],
  ['{"__proto__":{"sku":"x"}}', /^sku: |^line: /],
])('the line %s is refused', (line, reason) => {
  const checked = parseJsonLine(line)
  expect('reason' in checked && checked.reason).toMatch(reason)
})

test.each([
  [String.raw`{"sku":"A-1","category":"a","names":{"en":"A \u0000"}}`, false],
  [String.raw`{"sku":"A-1","category":"a","names":{"en":"A \ud83d"}}`, false],
  [String.raw`{"sku":"A-1","category":"a","names":{"en":"A \ud83d\ude00"}}`, true],
])('%s can be kept: %s', (line, isStored) => {
  expect('record' in parseJsonLine(line)).toBe(isStored)
})

test.each([
  ['24', 24],
  ['-0.5', -0.5],
  ['1.0', '1.0'],
  ["'1.4301", '1.4301'],
  ['0…10 bar', '0…10 bar'],
  ['1e3', '1e3'],
])('the attribute %s is %j', (cell, value) => {
  const checked = parseCsvRow({ sku: 'A-1', category: 'a', name_en: 'A', 'attr:it': cell })
  expect(checked).toMatchObject({ record: { attributes: { it: value } } })
})

test('an unknown column is refused, and a cell that is no number where one is wanted', () => {
  const row = { sku: 'A-1', category: 'a', name_en: 'A' }
  expect(parseCsvRow({ ...row, colour: 'red' })).toHaveProperty('reason')
  expect(parseCsvRow({ ...row, 'price:list:USD': '12,90' })).toHaveProperty('reason')
  expect(parseCsvRow({ ...row, name_en: 'A\u0000' })).toHaveProperty('reason')
  expect(parseCsvRow({ ...row, colour: ' ' })).toHaveProperty('record')
})

test('an attribute called constructor is one like any other; a column is refused by any such name [T-75]', () => {
  const row = { sku: 'HB-1', category: 'heating', name_en: 'A' }
  expect(parseCsvRow({ ...row, 'attr:constructor': '7' })).toMatchObject({ record: { attributes: { constructor: 7 } } })
  expect(parseCsvRow({ ...row, 'price:constructor:USD': '7', 'stock:__proto__': '7' })).not.toHaveProperty('record.stock.de')
  for (const name of ['constructor', 'toString', 'valueOf']) expect(parseCsvRow({ ...row, [name]: 'x' })).toHaveProperty('reason')
  expect(Object.prototype).not.toHaveProperty('USD')
})

const priceOf = (column: string, cell: string): unknown => {
  const checked = parseCsvRow({ sku: 'A-1', category: 'a', name_en: 'A', [column]: cell })
  return 'record' in checked ? checked.record.prices : checked.reason
}

test.each([
  ['price:list:USD', '12900', { list: { USD: 12_900 } }],
  ['amount:list:USD', '129', { list: { USD: 12_900 } }],
  ['amount:list:USD', '129.10', { list: { USD: 12_910 } }],
  ['amount:list:JPY', '1500', { list: { JPY: 1500 } }],
  ['amount:list:KWD', '0.299', { list: { KWD: 299 } }],
])('the column %s reads %s exactly, by the currency’s own digits', (column, cell, prices) => {
  expect(priceOf(column, cell)).toEqual(prices)
})

test.each([
  ['price:list:USD', '129.00'],
  ['price:list:USD', '1e3'],
  ['amount:list:USD', '129.999'],
  ['amount:list:JPY', '1.5'],
  ['amount:list:USD', '1,50'],
  ['amount:list:USD', '-1'],
])('the column %s refuses %s instead of rounding or guessing', (column, cell) => {
  expect(priceOf(column, cell)).toMatch(/^prices\.list\.\w+: /)
})
