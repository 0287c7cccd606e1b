import { expect, test } from 'vitest'
import { takeByTurns } from '#platform/files/named-files.store.ts'

test.each([
  ['one of each by turns', [['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']], 5, ['a1', 'b1', 'c1', 'a2', 'c2']],
  ['all where there are few', [['a1'], []], 5, ['a1']],
  ['nothing of nothing', [], 5, []],
])('a sample of all tables takes %s', (_, lists, most, expected) => {
  expect(takeByTurns(lists, most)).toEqual(expected)
})
