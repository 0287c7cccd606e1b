import { expect, test } from 'vitest'
import { encodePartNumbers, decodePartNumbers } from '#foundation/search-engine/segment/part-number-column.rules.ts'

test('numbers are stored and read again, place by place', () => {
  const documents = [['v1001', '01d77'], [], ['ø12'], []]
  const column = decodePartNumbers(Buffer.from(encodePartNumbers(documents)), documents.length)
  expect(documents.map((_, docId) => column.at(docId))).toEqual(documents)
})

test('what was read from the middle of a larger buffer is its own', () => {
  const packed = encodePartNumbers([['a1'], ['b2']])
  const larger = Buffer.concat([Buffer.from('x'), packed, Buffer.from('y')])
  const column = decodePartNumbers(larger.subarray(1, 1 + packed.length), 2)
  larger.fill(0)
  expect([column.at(0), column.at(1)]).toEqual([['a1'], ['b2']])
})
