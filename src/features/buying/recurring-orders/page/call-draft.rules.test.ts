import { expect, test } from 'vitest'
import { findWrongCall, readCallDraft } from '#features/buying/recurring-orders/page/call-draft.rules.ts'

const open = [
  { sku: 'B', left: 0 },
  { sku: 'A', left: 60 },
]

test.each([
  ['a part of what is left', ['', ' 20 '], [{ sku: 'A', quantity: 20 }]],
  ['all that is left', ['', '60'], [{ sku: 'A', quantity: 60 }]],
  ['none of a part', ['0', '1'], [{ sku: 'A', quantity: 1 }]],
])('%s is called', (_, pieces, expected) => {
  expect(readCallDraft(pieces, open)).toEqual(expected)
  expect(findWrongCall(pieces, open)).toBeUndefined()
})

test.each([
  ['nothing typed', [], 1],
  ['only none', ['', '0'], 1],
  ['more than is left', ['', '61'], 1],
  ['a part that is called up', ['1', '2'], 0],
  ['half a piece', ['', '1.5'], 1],
  ['less than none', ['', '-1'], 1],
  ['a word', ['', 'ten'], 1],
])('%s is wrong', (_, pieces, at) => {
  expect(findWrongCall(pieces, open)).toBe(at)
  expect(readCallDraft(pieces, open)).toBeUndefined()
})
