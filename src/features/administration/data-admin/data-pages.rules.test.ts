import { expect, test } from 'vitest'
import { findRecordsPath, listRecordsPath } from '#features/administration/data-admin/data-pages.rules.ts'

test.each([
  ['one value', 'invoices', ['M1~1'], '/back-office/orders/invoices?data-where-account=M1~1'],
  ['several', 'equipment', ['M1~1', 'M1~2'], '/back-office/equipment?data-where-account=M1~1%7CM1~2'],
  ['none, which would be all lines', 'equipment', [], undefined],
  ['more than an address has room for', 'equipment', Array.from({ length: 60 }, () => 'M1~0000001'), undefined],
  ['a kind without a screen', 'exchange', ['M1~1'], undefined],
])('a list narrowed to %s', (_, kind, values, expected) => {
  expect(listRecordsPath(kind, 'account', values)).toBe(expected)
})

test('a list searched for letters', () => {
  expect(findRecordsPath('people', 'a&b@c.example')).toBe('/back-office/people/details?data-find=a%26b%40c.example')
  expect(findRecordsPath('nothing', 'x')).toBeUndefined()
})
