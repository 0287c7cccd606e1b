import { expect, test } from 'vitest'
import { isOutOfMemory } from '#platform/sandbox/out-of-memory.rules.ts'

test.each([
  ['RangeError: Array buffer allocation failed', true],
  ['Error: ENOMEM: not enough memory, read', true],
  ['Error: Zone allocation failed - process out of memory', true],
  ['RangeError: Invalid array buffer length', true],
  ['TypeError: file has no function work', false],
  ['Error: the sheet is damaged', false],
])('%s: refused memory %s [T-97]', (failure, isRefused) => {
  expect(isOutOfMemory(failure)).toBe(isRefused)
})
