import { expect, test } from 'vitest'
import { packNumbers, readNumbers } from '#features/search-engine/segment/number-column.ts'

test('numbers are stored and read again, place by place', () => {
  const documents = [['v1001', '01d77'], [], ['ø12'], []]
  const column = readNumbers(Buffer.from(packNumbers(documents)), documents.length)
  expect(documents.map((_, place) => column.at(place))).toEqual(documents)
})

test('what was read from the middle of a larger buffer is its own', () => {
  const packed = packNumbers([['a1'], ['b2']])
  const larger = Buffer.concat([Buffer.from('x'), packed, Buffer.from('y')])
  const column = readNumbers(larger.subarray(1, 1 + packed.length), 2)
  larger.fill(0)
  expect([column.at(0), column.at(1)]).toEqual([['a1'], ['b2']])
})
