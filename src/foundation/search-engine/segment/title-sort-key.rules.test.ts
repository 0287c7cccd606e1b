import { expect, test } from 'vitest'
import { titleSortKey } from '#foundation/search-engine/segment/title-sort-key.rules.ts'

test.each([
  ['', 'a'],
  ['Adapter', 'Ball'],
  ['ball', 'Ballast'],
  ['valve 1', 'valves'],
  ['Zange', '阀门'],
])('%j comes before %j', (first, second) => expect(titleSortKey(first)).toBeLessThan(titleSortKey(second)))

test.each([
  ['Äther', 'ather'],
  ['VALVE', 'valve'],
  ['Łódź', 'lodz'],
])('%j and %j have the same key', (first, second) => expect(titleSortKey(first)).toBe(titleSortKey(second)))

test('a key is an exact integer', () => expect(Number.isSafeInteger(titleSortKey('zzzzzzzz'))).toBe(true))
