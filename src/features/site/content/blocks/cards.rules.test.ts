import { expect, test } from 'vitest'
import { chooseColumns, chooseLead, formatDay } from '#features/site/content/blocks/cards.rules.ts'

test.each([
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 4],
  [11, 4],
  [12, 4],
  [14, 3],
])('%i cards stand in %i columns', (count, columns) => {
  expect(chooseColumns(count)).toBe(columns)
})

test.each([
  [1, []],
  [2, []],
  [3, ['narrow']],
  [4, []],
  [5, ['narrow', 'wide']],
  [6, []],
  [7, ['narrow', 'wide']],
  [8, []],
  [9, ['narrow']],
  [10, []],
  [11, ['narrow', 'wide']],
] as const)('with %i tiles the first is wider on these screens: %j', (count, screens) => {
  expect(chooseLead(count)).toEqual(screens)
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
