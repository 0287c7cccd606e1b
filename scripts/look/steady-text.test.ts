import { expect, test } from 'vitest'
import { steadyText } from './steady-text.rules.ts'

test.each([
  ['Ordered on Mar 3, 2027, 9:05 PM', 'Ordered on Nov 19, 2026, 10:00 AM'],
  ['due in 12 days', 'due in 3 days'],
  ['Good evening, Beatriz', 'Hello, Beatriz'],
  ['2027-01-31', '2026-11-19'],
  ['http://sps.localhost:41877/us/en', 'http://sps.localhost:3000/us/en'],
  ['HS-1002, 24 pieces, May apply', 'HS-1002, 24 pieces, May apply'],
])('%s', (text, steadied) => {
  expect(steadyText(text)).toBe(steadied)
})
