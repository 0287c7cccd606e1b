import { describe, expect, test } from 'vitest'
import { hasTooManyParts, readBoundary } from '#platform/http/multipart.rules.ts'

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', undefined],
  ['multipart/form-data; Boundary="----WebKitFormBoundaryX"', '----WebKitFormBoundaryX'],
  ['multipart/form-data', undefined],
  [`multipart/form-data;${' '.repeat(100_000)}boundary=abc`, undefined],
])('the boundary of %.60s is %s', (contentType, boundary) => {
  expect(readBoundary(contentType)).toBe(boundary)
})

describe('a form', () => {
  const form = (parts: number) => Buffer.from(`${'--x\r\n\r\n\r\n'.repeat(parts)}--x--\r\n`)
  test.each([
    ['without parts', form(0), false],
    ['with as many parts as allowed', form(3), false],
    ['with one part more', form(4), true],
    ['with very many', form(150_000), true],
  ])('%s has too many: %s [T-95]', (_, body, expected) => {
    expect(hasTooManyParts(body, 'x', 3)).toBe(expected)
  })
})
