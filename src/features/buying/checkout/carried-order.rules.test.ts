import { expect, test } from 'vitest'
import { findCarried } from '#features/buying/checkout/carried-order.rules.ts'

const NOTHING = { paymentType: null, poNumber: '', poUploadId: null, poName: null, poSize: null }
const FORMER = { paymentType: 'account' as const, poNumber: 'PO-1', poUploadId: 'old', poName: 'old.pdf', poSize: 5 }
const COPY = { poUploadId: 'new', poName: 'new.pdf', poSize: 7 }
const GONE = { poUploadId: null, poName: null, poSize: null }
const BY_ORDER = { paymentType: 'purchase-order' }

test.each([
  ['number and document', NOTHING, 'PO-2', COPY, { ...BY_ORDER, poNumber: 'PO-2', ...COPY }, null],
  ['a number alone', NOTHING, 'PO-2', {}, { ...BY_ORDER, poNumber: 'PO-2' }, null],
  ['a document alone leaves payment and number', FORMER, null, COPY, COPY, null],
  ['nothing', FORMER, null, {}, {}, null],
  ['another number and document', FORMER, 'PO-2', COPY, { ...BY_ORDER, poNumber: 'PO-2', ...COPY }, 'PO-1'],
  ['another number takes the former document away', FORMER, 'PO-2', {}, { ...BY_ORDER, poNumber: 'PO-2', ...GONE }, 'PO-1'],
  ['the same number keeps the document', FORMER, 'PO-1', {}, { ...BY_ORDER, poNumber: 'PO-1' }, null],
  [
    'another number where there was no document',
    { ...NOTHING, poNumber: 'PO-1' },
    'PO-2',
    {},
    { ...BY_ORDER, poNumber: 'PO-2' },
    'PO-1',
  ],
  ['a number between spaces', NOTHING, '  PO-2 ', {}, { ...BY_ORDER, poNumber: 'PO-2' }, null],
  ['spaces are no number', NOTHING, '   ', {}, {}, null],
  ['the longest number', NOTHING, 'P'.repeat(35), {}, { ...BY_ORDER, poNumber: 'P'.repeat(35) }, null],
  ['a number that is too long is none', NOTHING, 'P'.repeat(36), {}, {}, null],
  ['a number that cannot be printed is none', NOTHING, 'PO\u202E1', {}, {}, null],
])('carried to the checkout: %s', (_, before, number, copy, change, replaced) => {
  const found = findCarried(before, number, copy)
  expect(found.change).toEqual(change)
  const { poNumber = null } = change as { poNumber?: string }
  const { poName = null } = copy as { poName?: string }
  expect(found.carried).toEqual({ poNumber, document: poName, replaced })
})
