import { expect, test } from 'vitest'
import { trimBoth, trimSigns } from '#kernel/trim-signs.ts'

test.each([
  ['', ''],
  ['...', ''],
  ['.a.b.', 'a.b'],
  ['a.b', 'a.b'],
  ['. 😀 .', '😀'],
])('%j without signs at its ends is %j [T-96]', (text, expected) => {
  expect(trimBoth(text, /[\s.]/)).toBe(expected)
})

test('one end stays as it is where nothing is said of it, and pairs of surrogates are one sign', () => {
  expect(trimSigns('--a--', { end: /-/ })).toBe('--a')
  expect(trimSigns('--a--', { start: /-/ })).toBe('a--')
  expect(trimBoth('😀a😀', /[^\p{L}]/u)).toBe('a')
  expect(trimBoth('😀', /[^\p{L}]/u)).toBe('')
})
