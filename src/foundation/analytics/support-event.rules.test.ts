import { expect, test } from 'vitest'
import { describeArticleView, describeCaseSearch, describeOops } from '#foundation/analytics/support-event.rules.ts'

test('an article is told of with the facts of its page [3.12.7]', () =>
  expect(describeArticleView({ 'Article Number': 'KA-1', Brand: 'Halden' })).toEqual({
    name: 'article.view',
    article: { 'Article Number': 'KA-1', Brand: 'Halden' },
  }))

test('a search among cases tells both searches, the filter and how many were found [3.11.16]', () => {
  const search = { primarySearch: 'display', secondarySearch: 'E-117', resultCount: 2, filterSelected: 'Closed' }
  expect(describeCaseSearch(search)).toEqual({ name: 'case.search', ...search })
})

test.each([
  ['list', 'Oops Messages served up on Case Management'],
  ['detail', 'Oops Messages served up on Case detail pages'],
] as const)('an error on the %s of cases is told with its own words [8.9.2]', (place, message) =>
  expect(describeOops(place)).toEqual({ name: 'oops', message }),
)
