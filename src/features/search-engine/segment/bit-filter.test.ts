import { expect, test } from 'vitest'
import { filterTexts, mayHold, printText } from '#features/search-engine/segment/bit-filter.ts'

test.each([0, 1, 50, 20_000])('a filter of %d names denies none of them and nearly all others', (count) => {
  const names = Array.from({ length: count }, (_, index) => `denword${index}`)
  const filter = filterTexts(names)
  expect(names.filter((name) => !mayHold(filter, printText(name)))).toEqual([])
  const others = Array.from({ length: 10_000 }, (_, index) => `dezh阀门${index}`)
  expect(others.filter((name) => mayHold(filter, printText(name))).length).toBeLessThan(100)
})
