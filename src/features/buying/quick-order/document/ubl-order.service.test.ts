import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { UnreadableDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { isXml, readXmlOrder } from '#features/buying/quick-order/document/read-xml-order.service.ts'
import { pricePerPiece, UBL_ORDER } from '#features/buying/quick-order/document/ubl-order.service.ts'
import { writeUblOrder } from '#features/buying/quick-order/testing/ubl-order.ts'

const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml)
const problemOf = (xml: string): string => {
  try {
    readXmlOrder(bytesOf(xml))
    return 'read'
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.problem
    throw error
  }
}

test('an order of UBL 2.1 says its number, currency, and the lines with parts, pieces, unit, price and day', () => {
  const xml = writeUblOrder({
    number: 'PO-5507',
    currency: 'USD',
    lines: [
      {
        sku: 'HS-334-4D',
        buyers: 'N-9',
        quantity: '2.0',
        unit: 'EA',
        price: '597.52',
        name: 'Gas <detector> & more',
        day: '2026-12-01',
      },
      { sku: 'HS-245', quantity: '100', unit: 'C62', price: '9000.00', base: '100' },
    ],
  })
  expect(isXml(bytesOf(xml))).toBe(true)
  expect(readXmlOrder(bytesOf(xml))).toEqual({
    poNumber: 'PO-5507',
    currency: 'USD',
    lines: [
      {
        ...{ line: 1, position: 1, quantity: 2, unit: 'EA', price: '597.52', words: 'Gas <detector> & more' },
        numbers: [
          { text: 'HS-334-4D', source: 'part' },
          { text: 'N-9', source: 'own' },
        ],
        ...{ asked: 'HS-334-4D N-9 Gas <detector> & more 2.0 EA', requestedOn: '2026-12-01' },
      },
      {
        ...{ line: 2, position: 2, quantity: 100, unit: 'C62', price: '90', words: '', asked: 'HS-245 100 C62' },
        numbers: [{ text: 'HS-245', source: 'part' }],
      },
    ],
  })
})

test('the sample of the documentation is read', async () => {
  const sample = await readFile(new URL('../../../../../docs/samples/ubl/order.xml', import.meta.url))
  expect(readXmlOrder(sample)).toMatchObject({
    ...{ poNumber: 'PO-5507', currency: 'USD', delivery: { city: 'Durham', street: 'Main Street 1' } },
    lines: [{ quantity: 2, unit: 'EA', price: '597.52' }],
  })
})

const address = (city: string): string =>
  `<cac:Address><cbc:StreetName>Main Street</cbc:StreetName><cbc:BuildingNumber>1</cbc:BuildingNumber><cbc:CityName>${city}</cbc:CityName>` +
  '<cbc:PostalZone>28202</cbc:PostalZone><cbc:CountrySubentityCode>NC</cbc:CountrySubentityCode>' +
  '<cac:Country><cbc:IdentificationCode>us</cbc:IdentificationCode></cac:Country></cac:Address>'
const delivery = (inner: string): string => `<cac:Delivery><cac:DeliveryLocation>${inner}</cac:DeliveryLocation></cac:Delivery>`
const DURHAM = {
  name: '',
  street: 'Main Street 1',
  extra: '',
  postalCode: '28202',
  city: 'Durham',
  region: 'NC',
  countryCode: 'US',
}

test.each([
  ['none', '', '', undefined],
  ['one of the order', delivery(address('Durham')), '', DURHAM],
  ['one of the only line', '', delivery(address('Durham')), DURHAM],
  ['that of the line before that of the order', delivery(address('Raleigh')), delivery(address('Durham')), DURHAM],
  ['two of the order', delivery(address('Raleigh')) + delivery(address('Durham')), '', 'several'],
  ['only when', '<cac:Delivery><cac:RequestedDeliveryPeriod/></cac:Delivery>', '', undefined],
  [
    'a number of theirs',
    delivery('<cbc:ID>7</cbc:ID>'),
    '',
    { name: '', street: '', extra: '', postalCode: '', city: '', region: '', countryCode: '' },
  ],
])('names a place of delivery: %s', (_, ofOrder, ofLine, expected) => {
  const xml = writeUblOrder({ number: 'PO-1', currency: 'USD', lines: [{ sku: 'V-1', quantity: '1', unit: 'EA', price: '1' }] })
    .replace('<cac:OrderLine>', `${ofOrder}<cac:OrderLine>`)
    .replace('<cac:LineItem>', `<cac:LineItem>${ofLine}`)
  expect(readXmlOrder(bytesOf(xml)).delivery).toEqual(expected)
})

test.each([
  ['5', '', '5'],
  ['597.52', '1', '597.52'],
  ['9000.00', '100', '90'],
  ['1', '100', '0.01'],
  ['0.05', '100', '0.0005'],
  ['10', '3', undefined],
  ['10', '0', undefined],
  ['10', '1.5', undefined],
  ['-10', '1', undefined],
  ['1e3', '1', undefined],
  ['', '', undefined],
])('a price of %s for %s is %s a piece', (amount, base, expected) => expect(pricePerPiece(amount, base)).toBe(expected))

test.each([
  ['half a piece', { quantity: '1.5' }, 'quantity'],
  ['none', { quantity: '0' }, 'quantity'],
  ['a box', { unit: 'BX' }, 'unit'],
  ['an unknown unit', { unit: 'ZZ9' }, 'unit'],
] as const)('a line of %s waits for a person', (_, differs, fault) => {
  const xml = writeUblOrder({
    number: 'P',
    currency: 'USD',
    lines: [{ sku: 'V-1', quantity: '1', unit: 'EA', price: '1', ...differs }],
  })
  expect(readXmlOrder(bytesOf(xml)).lines[0]?.fault).toBe(fault)
})

test('prices in several currencies name none', () => {
  const xml = writeUblOrder({ number: 'P', currency: 'USD', lines: [{ sku: 'V-1', quantity: '1', unit: 'EA', price: '1' }] })
  expect(readXmlOrder(bytesOf(xml.replace('currencyID="USD"', 'currencyID="EUR"'))).currency).toBeUndefined()
})

describe('hostile XML [T-109, T-81]', () => {
  const order = writeUblOrder({ number: 'P', currency: 'USD', lines: [{ sku: 'V-1', quantity: '1', unit: 'EA', price: '1' }] })
  const bomb = `<?xml version="1.0"?><!DOCTYPE o [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`
  test.each([
    ['entities that unfold', order.replace(/^<\?xml[^>]*>/, bomb).replace('>P<', '>&b;<'), 'damaged'],
    [
      'a file of this machine',
      `<!DOCTYPE o [<!ENTITY x SYSTEM "file:///etc/passwd">]><Order xmlns="${UBL_ORDER}"><ID>&x;</ID></Order>`,
      'damaged',
    ],
    ['a declaration elsewhere', `<!DOCTYPE Order SYSTEM "http://127.0.0.1/o.dtd"><Order xmlns="${UBL_ORDER}"/>`, 'damaged'],
    ['an instruction', order.replace('<cbc:ID>', '<?xml-stylesheet href="x"?><cbc:ID>'), 'damaged'],
    ['deep nesting', `<Order xmlns="${UBL_ORDER}">${'<a>'.repeat(100)}${'</a>'.repeat(100)}</Order>`, 'damaged'],
    ['more than there is to an order', `<Order xmlns="${UBL_ORDER}">${' '.repeat(5_000_001)}</Order>`, 'too_large'],
    ['too many parts', `<Order xmlns="${UBL_ORDER}">${'<a/>'.repeat(200_001)}</Order>`, 'damaged'],
    ['no end', order.slice(0, 200), 'damaged'],
    ['another document', order.replaceAll(UBL_ORDER, 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'), 'wrong_type'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'wrong_type'],
  ])('with %s is refused', (_, xml, problem) => expect(problemOf(xml)).toBe(problem))

  test('in another encoding than UTF-8 is refused', () => {
    expect(() => readXmlOrder(new Uint8Array([0x3c, 0xff, 0xfe]))).toThrow(UnreadableDocument)
  })
})
