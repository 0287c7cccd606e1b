import { expect, test } from 'vitest'
import { isWanted, writeWanted } from '#features/buying/cart/add/requested-part.rules.ts'

const NOW = 1_800_000_000_000
const kept = JSON.parse(writeWanted('V-1', NOW)) as unknown

test.each([
  ['the part that was wanted [6.1.4]', kept, 'V-1', NOW + 60_000, true],
  ['another part', kept, 'V-2', NOW + 60_000, false],
  ['the same part another day', kept, 'V-1', NOW + 86_400_000, false],
  ['nothing', undefined, 'V-1', NOW, false],
  ['something else in its place', 'V-1', 'V-1', NOW, false],
])('%s', (_, stored, sku, now, expected) => expect(isWanted(stored, sku, now)).toBe(expected))
