import { expect, test } from 'vitest'
import { writeChange } from '#features/administration/back-office/audit-change.rules.ts'

test.each([
  [{ before: 'Waiting', after: 'Approved', details: {} }, 'Waiting → Approved'],
  [{ before: null, after: 'Version 1', details: {} }, 'Version 1'],
  [{ before: 'Offers', after: null, details: {} }, 'Offers → –'],
  [{ before: null, after: null, details: { rows: 3, format: 'csv' } }, 'rows: 3, format: csv'],
  [{ before: null, after: null, details: {} }, '–'],
])('%o is written as %s', (entry, expected) => {
  expect(writeChange(entry)).toBe(expected)
})
