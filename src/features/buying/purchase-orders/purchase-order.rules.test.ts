import { describe, expect, test } from 'vitest'
import { findDraftReason, checkRepetition, type ExactCheck } from '#features/buying/purchase-orders/purchase-order.rules.ts'

const line = { match: 'exact', sku: 'V-1', quantity: 2, unit: 'EA', price: '12.50' }
const check: ExactCheck = {
  isAllowed: true,
  poNumber: 'PO-1',
  currency: 'USD',
  account: { currency: 'USD' },
  lines: [line],
  isOurPrice: ({ price }) => price === '12.50',
  isPieces: (unit) => unit === 'EA',
  isPlaceClear: true,
}

test.each([
  ['exactly ours in everything is ordered', {}, undefined],
  ['not without the company’s word', { isAllowed: false }, 'not_allowed'],
  ['without lines there is nothing to order', { lines: [] }, 'no_lines'],
  ['a likely part is looked at', { lines: [line, { ...line, match: 'likely' }] }, 'lines'],
  ['an unknown part is looked at', { lines: [{ ...line, match: 'failed', sku: null }] }, 'lines'],
  ['an order without a number of its own is looked at', { poNumber: null }, 'no_number'],
  ['another currency is looked at', { currency: 'EUR' }, 'currency'],
  ['no currency is looked at', { currency: null }, 'currency'],
  ['a box is looked at', { lines: [{ ...line, unit: 'BX' }] }, 'unit'],
  ['pieces of what is sold by the box are looked at', { isPieces: (_: string, sku: string | null) => sku !== 'V-1' }, 'unit'],
  ['no unit is looked at', { lines: [{ ...line, unit: undefined }] }, 'unit'],
  ['a place that is not clear is looked at', { isPlaceClear: false }, 'address'],
  ['another price is looked at', { lines: [{ ...line, price: '0.125' }] }, 'price'],
  ['no price is looked at', { lines: [{ ...line, price: undefined }] }, 'price'],
] as const)('%s [T-79]', (_, differs, reason) => {
  expect(findDraftReason({ ...check, ...differs })).toBe(reason)
})

describe('a document that comes again [T-78]', () => {
  const now = { sha256: 'a', personId: 'p' }
  test.each([
    ['is new the first time', {}, 'new'],
    ['is the same by its key', { byKey: now }, 'repeated'],
    ['is the same by its content', { byContent: now }, 'repeated'],
    ['with the key of another document is refused', { byKey: { ...now, sha256: 'b' } }, 'other_content'],
    ['with the key of another person’s is refused', { byKey: { ...now, personId: 'q' } }, 'other_content'],
  ] as const)('%s', (_, found, expected) => {
    expect(checkRepetition({ byKey: undefined, byContent: undefined, ...found }, now)).toBe(expected)
  })
})
