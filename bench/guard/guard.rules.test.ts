import { expect, test } from 'vitest'
import { compareFigures } from './guard.rules.ts'

test.each([
  ['the same', { a: 10 }, { a: 10 }, []],
  ['within fifteen percent', { a: 100 }, { a: 115 }, []],
  ['more than fifteen percent', { a: 100, b: 1 }, { a: 116, b: 1 }, ['a']],
  ['one more of a few', { a: 4 }, { a: 5 }, ['a']],
  ['better', { a: 100 }, { a: 10 }, []],
  ['not measured any more', { a: 1 }, {}, ['a']],
  ['not in the baseline', {}, { a: 1 }, ['a']],
] as const)('%s', (_, baseline, now, worse) => {
  const found = compareFigures(baseline, now).filter(({ isWorse }) => isWorse)
  expect(found.map(({ figure }) => figure)).toEqual(worse)
})
