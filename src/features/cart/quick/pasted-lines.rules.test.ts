import { expect, test } from 'vitest'
import { markRefused, readPasted } from '#features/cart/quick/pasted-lines.rules.ts'

test.each([
  ['HP-1\t3', 'HP-1', 3, undefined],
  ['HP-1,3', 'HP-1', 3, undefined],
  ['HP-1; 3', 'HP-1', 3, undefined],
  ['  HP-1   3  ', 'HP-1', 3, undefined],
  ['HP-1', 'HP-1', 1, undefined],
  ['HP-1 0', 'HP-1', 0, 'quantity'],
  ['HP-1 1.5', 'HP-1', 0, 'quantity'],
  ['HP-1 -2', 'HP-1', 0, 'quantity'],
  ['HP-1 many', 'HP-1', 0, 'quantity'],
  ['<script> 1', '<script>', 1, 'not_found'],
])('the line %j is %s times %s, fault %s', (text, sku, quantity, fault) => {
  expect(readPasted(text)).toEqual([{ text: text.trim(), sku, quantity, ...(fault && { fault }) }])
})

test('empty lines are none, and no more than a cart holds are read', () => {
  expect(readPasted('\n\r\n  \n')).toEqual([])
  expect(readPasted('A 1\n'.repeat(1200))).toHaveLength(1000)
})

test('what the server refused is said beside its line', () => {
  const lines = readPasted('A 1\nB 2\nC 0')
  expect(markRefused(lines, [{ sku: 'B', reason: 'not_found' }]).map(({ fault }) => fault)).toEqual([
    undefined,
    'not_found',
    'quantity',
  ])
})
