import { expect, test } from 'vitest'
import { wordOfLine } from '#features/buying/purchase-orders/line-words.rules.ts'

const line = { isAdded: false, sku: 'V-1', match: 'exact', reason: null } as const

test.each([
  ['certain', {}, 'exact'],
  ['nearly certain', { match: 'likely', reason: 'spelling' }, 'likely'],
  ['in the cart', { isAdded: true }, 'added'],
  ['unknown', { sku: null, match: 'failed', reason: 'not_found' }, 'not_found'],
  ['two parts', { sku: null, match: 'ambiguous', reason: 'mismatch' }, 'several'],
  ['a box', { sku: null, match: 'failed', reason: 'unit' }, 'unit'],
  ['struck out', { sku: null, match: 'failed', reason: 'struck' }, 'withdrawn'],
] as const)('a line that is %s', (_, differs, word) => {
  expect(wordOfLine({ ...line, ...differs })).toBe(word)
})
