import { expect, test } from 'vitest'
import { createFilterOf, mayContain, hashText } from '#foundation/search-engine/segment/bloom-filter.rules.ts'

test.each([0, 1, 50, 20_000])('a filter of %d names denies none of them and nearly all others', (count) => {
  const names = Array.from({ length: count }, (_, index) => `denword${index}`)
  const filter = createFilterOf(names)
  expect(names.filter((name) => !mayContain(filter, hashText(name)))).toEqual([])
  const others = Array.from({ length: 10_000 }, (_, index) => `dezh阀门${index}`)
  expect(others.filter((name) => mayContain(filter, hashText(name))).length).toBeLessThan(100)
})
