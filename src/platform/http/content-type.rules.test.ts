import { expect, test } from 'vitest'
import { withCharset } from '#platform/http/content-type.rules.ts'

test.each([
  ['text/plain', 'text/plain; charset=utf-8'],
  ['text/csv; charset=utf-8', 'text/csv; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['image/png', 'image/png'],
  ['application/pdf', 'application/pdf'],
])('a file of type %s is sent as %s', (contentType, expected) => {
  expect(withCharset(contentType)).toBe(expected)
})
