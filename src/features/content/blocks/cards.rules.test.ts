import { expect, test } from 'vitest'
import { chooseColumns, formatDay } from '#features/content/blocks/cards.rules.ts'

test.each([
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 4],
  [5, 4],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [12, 4],
])('%i cards stand in %i columns', (count, columns) => {
  expect(chooseColumns(count)).toBe(columns)
})

test.each([
  ['en-US', 'Nov 12, 2026'],
  ['de-DE', '12.11.2026'],
  ['fr-FR', '12 nov. 2026'],
  ['es-ES', '12 nov 2026'],
  ['pl-PL', '12 lis 2026'],
  ['zh-CN', '2026年11月12日'],
])('a day is written as readers of %s write it', (tag, expected) => {
  expect(formatDay('2026-11-12', tag)).toBe(expected)
})
