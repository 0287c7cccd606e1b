import { expect, test } from 'vitest'
import { readLineFix } from '#features/buying/quick-order/line-fix.rules.ts'

const line = { number: 'N-1' }

test.each([
  ['nothing', { number: 'N-1', quantity: '', chosen: '' }, {}],
  ['pieces', { number: 'N-1', quantity: ' 3 ', chosen: '' }, { quantity: 3 }],
  ['another number', { number: ' V-1 ', quantity: '', chosen: '' }, { number: 'V-1' }],
  ['both', { number: 'V-1', quantity: '2', chosen: '' }, { number: 'V-1', quantity: 2 }],
  ['no number at all', { number: ' ', quantity: '2', chosen: '' }, { quantity: 2 }],
  ['pieces that are none', { number: 'V-1', quantity: '0', chosen: '' }, { number: 'V-1' }],
  ['a part that was offered', { number: 'typed', quantity: '2', chosen: 'V-2' }, { number: 'V-2', quantity: 2 }],
  ['the very number, confirmed', { number: 'N-1', quantity: '', chosen: 'N-1' }, { number: 'N-1' }],
])('a line is put right by %s', (_, values, expected) => {
  expect(readLineFix(values, line)).toEqual(expected)
})
