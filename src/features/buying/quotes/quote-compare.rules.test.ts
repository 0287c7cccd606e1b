import { expect, test } from 'vitest'
import { compareLines, listComparable, listDropped } from '#features/buying/quotes/quote-compare.rules.ts'

const VERSIONS = [
  { number: 1, kind: 'Requested' },
  { number: 2, kind: 'Offered' },
  { number: 3, kind: 'Countered' },
  { number: 4, kind: 'Offered' },
] as const

test.each([
  ['the first one', 1, []],
  ['the first offer', 2, [1]],
  ['an answer', 3, [2, 1]],
  ['the next offer, with the last offer first', 4, [2, 3, 1]],
])('%s can be compared', (_, number, expected) => {
  expect(listComparable(VERSIONS, number)).toEqual(expected)
})

const price = (minor: string) => ({ minor, currency: 'USD' })
const line = { id: 'a', quantity: 4, unitPrice: price('100'), leadTimeDays: 5 }

test.each([
  ['nothing', line, {}],
  ['the quantity', { ...line, quantity: 6 }, { quantity: 6 }],
  ['the price', { ...line, unitPrice: price('120') }, { unitPrice: price('120') }],
  [
    'the currency of the price',
    { ...line, unitPrice: { minor: '100', currency: 'EUR' } },
    { unitPrice: { minor: '100', currency: 'EUR' } },
  ],
  ['a price that was not there', { ...line, unitPrice: null }, { unitPrice: null }],
  ['the lead time', { ...line, leadTimeDays: 35 }, { leadTimeDays: 35 }],
])('a line says where it differs: %s', (_, before, former) => {
  expect(compareLines([line], [before])).toEqual([{ ...line, former, isNew: false }])
})

test('lines that came and lines that went are told', () => {
  const other = { ...line, id: 'b' }
  expect(compareLines([line], [other])[0]).toMatchObject({ isNew: true, former: {} })
  expect(listDropped([line], [other])).toEqual([other])
  expect(compareLines([line], undefined)[0]).toMatchObject({ isNew: false })
  expect(listDropped([line, { ...line, id: 'c' }], [line, other])).toEqual([other])
  expect(listDropped([line], undefined)).toEqual([])
})

test('a price that is there now and was not is the former nothing', () => {
  const unpriced = { ...line, unitPrice: undefined }
  expect(compareLines([unpriced], [unpriced])[0]?.former).toEqual({})
  expect(compareLines([unpriced], [line])[0]?.former).toEqual({ unitPrice: line.unitPrice })
})
