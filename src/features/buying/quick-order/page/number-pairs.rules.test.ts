import { expect, test } from 'vitest'
import { readPairs } from '#features/buying/quick-order/page/number-pairs.rules.ts'

test.each([
  ['100-2291\tHP-1610', [{ number: '100-2291', sku: 'HP-1610' }]],
  ['Ours;Yours\n100-2291;HP-1610\n', [{ number: '100-2291', sku: 'HP-1610' }]],
  ['"100-2291","HP-1610"', [{ number: '100-2291', sku: 'HP-1610' }]],
  ['100-2291 HP-1610', [{ number: '100-2291', sku: 'HP-1610' }]],
  ['alone\n\n', []],
])('%j holds %j', (text, expected) => expect(readPairs(text)).toEqual(expected))
