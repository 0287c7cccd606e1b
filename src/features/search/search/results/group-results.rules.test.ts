import { expect, test } from 'vitest'
import { groupResults } from '#features/search/search/results/group-results.rules.ts'
import type { ResultView } from '#features/search/search/results/result-item.rules.ts'

const item = (id: string, type: string, parentType = ''): ResultView => ({
  id,
  type,
  parentType,
  href: '/',
  address: '/',
  title: [],
  text: [],
  trail: [],
  path: [],
})
const FOUND = [
  item('thermostats', 'Website', 'categories'),
  item('guide', 'support'),
  item('HB-1', 'Product'),
  item('about', 'Website'),
  item('HB-2', 'Product'),
]
const idsOf = (groups: ReturnType<typeof groupResults>['groups']) => groups.map(({ items }) => items.map(({ id }) => id))

test('everything by relevance: categories in a row, products first, then kind by kind', () => {
  const { categories, groups } = groupResults({ sort: 'relevance' }, FOUND)
  expect(categories.map(({ id }) => id)).toEqual(['thermostats'])
  expect(idsOf(groups)).toEqual([['HB-1', 'HB-2'], ['guide'], ['about']])
})

test.each([{ type: 'Product', sort: 'relevance' }, { sort: 'title' }] as const)(
  'who chose a kind or an order gets just that: %j',
  (state) => {
    expect(idsOf(groupResults(state, FOUND).groups)).toEqual([FOUND.map(({ id }) => id)])
  },
)
