import { expect, test } from 'vitest'
import { isRequested, writeRequested } from '#features/buying/cart/add/requested-part.rules.ts'

const NOW = 1_800_000_000_000
const storedRows = JSON.parse(writeRequested('V-1', NOW)) as unknown

test.each([
  ['the part that was wanted [6.1.4]', storedRows, 'V-1', NOW + 60_000, true],
  ['another part', storedRows, 'V-2', NOW + 60_000, false],
  ['the same part another day', storedRows, 'V-1', NOW + 86_400_000, false],
  ['nothing', undefined, 'V-1', NOW, false],
  ['something else in its place', 'V-1', 'V-1', NOW, false],
])('%s', (_, stored, sku, now, expected) => expect(isRequested(stored, sku, now)).toBe(expected))
