import { expect, test } from 'vitest'
import { choosePlace } from '#features/buying/quick-order/reading/order-place.rules.ts'

test.each([
  ['none at all', undefined, [undefined, undefined], undefined, false],
  ['the header alone', 'A', [undefined, undefined], 'A', false],
  ['every line the same', undefined, ['B', 'B'], 'B', false],
  ['every line the same, the header another', 'A', ['B', 'B'], 'B', false],
  ['a line the same as the header', 'A', [undefined, 'A'], 'A', false],
  ['a line another than the header', 'A', [undefined, 'B'], 'A', true],
  ['lines that differ', undefined, ['A', 'B'], undefined, true],
  ['one line alone, without a header', undefined, ['A', undefined], undefined, true],
  ['no lines', 'A', [], 'A', false],
])('an order names %s', (_, header, lines, shipTo, hasSeveralPlaces) => {
  expect(choosePlace(header, lines, (place) => place)).toEqual({ shipTo, hasSeveralPlaces })
})
