import { expect, test } from 'vitest'
import { findExceeded } from '#foundation/uploads/storage.rules.ts'

const limits = { personBytes: 100, tenantBytes: 1000, totalBytes: 5000 }

test.each([
  ['fits', { person: 90, tenant: 990, total: 4990 }, undefined],
  ['is too much for the person', { person: 91, tenant: 91, total: 91 }, 'person'],
  ['is too much for the tenant', { person: 0, tenant: 991, total: 991 }, 'tenant'],
  ['is too much for all tenants together', { person: 0, tenant: 0, total: 4991 }, 'total'],
])('a file %s [T-100]', (_, use, expected) => {
  expect(findExceeded(use, 10, limits)).toBe(expected)
})
