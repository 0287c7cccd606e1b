import { expect, test } from 'vitest'
import { describeLook, listSpellings } from '#features/administration/order-admin/order-admin.rules.ts'

test.each([
  ['as it is written, and in capital or small letters', ' Po-55 ', ['Po-55', 'PO-55', 'po-55']],
  ['once where all are the same', '4711', ['4711']],
  ['not at all where nothing is written', '  ', []],
] as const)('a number is looked for %s', (_, text, expected) => {
  expect(listSpellings(text)).toEqual(expected)
})

test('a look at the list is noted by what it was narrowed to', () => {
  expect(describeLook({ find: 'PO-5', account: undefined, state: '', page: 2 })).toBe('find: PO-5, page: 2')
})
