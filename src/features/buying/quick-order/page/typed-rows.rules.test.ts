import { expect, test } from 'vitest'
import {
  addRows,
  FIRST_ROWS,
  listTyped,
  readCount,
  placePart,
  readStored,
} from '#features/buying/quick-order/page/typed-rows.rules.ts'

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['-2', undefined],
  ['9999999', undefined],
])('the quantity %j is %s', (text, expected) => expect(readCount(text)).toBe(expected))

test('only rows with a part and a quantity are lines', () =>
  expect(
    listTyped([
      { id: 1, number: 'V-1', quantity: '2', sku: 'V-1' },
      { id: 2, number: 'V-2', quantity: 'x', sku: 'V-2' },
      { id: 3, number: 'V', quantity: '1' },
    ]),
  ).toEqual([{ sku: 'V-1', quantity: 2 }]))

test.each([[undefined], ['nonsense'], [[{ id: 'x' }]]])('a tab that kept %j begins with empty rows', (stored) =>
  expect(readStored(stored)).toEqual(addRows([], FIRST_ROWS)),
)

test('what was typed is there again', () => {
  const rows = [{ id: 7, number: 'V-1', quantity: '2', sku: 'V-1' }]
  expect(readStored(JSON.parse(JSON.stringify(rows)))).toEqual(rows)
})

test('a part of the address stands in the first empty row, once', () => {
  const rows = [
    { id: 1, number: 'V-1', quantity: '2' },
    { id: 2, number: ' ', quantity: '1' },
  ]
  const placed = placePart(rows, 'V-2')
  expect(placed.map(({ number }) => number)).toEqual(['V-1', 'V-2'])
  expect(placePart(placed, 'V-2')).toBe(placed)
  expect(placePart(placed, 'V-3').map(({ number }) => number)).toEqual(['V-1', 'V-2', 'V-3'])
})
