import { expect, test } from 'vitest'
import {
  EMPTY_DRAFT,
  findDraftFaults,
  toRecurringBody,
  type RecurringDraft,
} from '#features/buying/recurring-orders/page/recurring-draft.rules.ts'

const full: RecurringDraft = { ...EMPTY_DRAFT, name: 'Filters', list: 'l-1', startsOn: '2026-12-01', callUntil: '2027-06-30' }

test.each<[string, Partial<RecurringDraft>, object]>([
  ['a list and days', {}, {}],
  ['no list', { list: '' }, { list: 'form.missing' }],
  ['an order', { source: 'order', list: '', orderNumber: '4711' }, {}],
  ['no order', { source: 'order', orderNumber: ' ' }, { orderNumber: 'form.missing' }],
  ['no first day', { startsOn: '' }, { startsOn: 'form.missing' }],
  ['no count', { count: '' }, { count: 'form.missing' }],
  ['half a month', { count: '0.5' }, { count: 'form.field' }],
  ['none of a month', { count: '0' }, { count: 'form.field' }],
  ['quantities that are called, without days', { way: 'call', startsOn: '', count: '' }, {}],
  ['no last day', { way: 'call', callUntil: '' }, { callUntil: 'form.missing' }],
])('a recurring order of %s', (_, change, expected) => {
  expect(findDraftFaults({ ...full, ...change })).toEqual(expected)
})

test('the way that was chosen goes, and the other does not', () => {
  const lines = [{ sku: 'A', quantity: 2 }]
  const given = { name: 'Filters', lines, costCentre: null }
  expect(toRecurringBody({ ...full, lines })).toEqual({ ...given, every: { count: 1, unit: 'months' }, startsOn: '2026-12-01' })
  expect(toRecurringBody({ ...full, lines, way: 'call', costCentre: 'CC-100' })).toEqual({
    ...given,
    costCentre: 'CC-100',
    callUntil: '2027-06-30',
  })
})
