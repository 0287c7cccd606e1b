import { expect, test } from 'vitest'
import { readCallDraft } from '#features/buying/recurring-orders/page/call-draft.rules.ts'

const open = [
  { sku: 'A', left: 60 },
  { sku: 'B', left: 0 },
]

test.each([
  ['nothing typed', {}, undefined],
  ['a part of what is left', { A: ' 20 ' }, [{ sku: 'A', quantity: 20 }]],
  ['all that is left', { A: '60', B: '' }, [{ sku: 'A', quantity: 60 }]],
  ['none of a part', { A: '1', B: '0' }, [{ sku: 'A', quantity: 1 }]],
  ['only none', { A: '0' }, undefined],
  ['more than is left', { A: '61' }, undefined],
  ['a part that is called up', { B: '1' }, undefined],
  ['half a piece', { A: '1.5' }, undefined],
  ['less than none', { A: '-1' }, undefined],
  ['a word', { A: 'ten' }, undefined],
])('%s', (_, draft, expected) => {
  expect(readCallDraft(draft, open)).toEqual(expected)
})
