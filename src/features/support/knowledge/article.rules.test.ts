import { expect, test } from 'vitest'
import { listArticleFacts } from '#features/support/knowledge/article/article-view.rules.ts'
import { articlePath, readArticleSelector, listSeriesNumbers } from '#features/support/knowledge/article.rules.ts'
import { findSupportPath } from '#features/support/knowledge/support-center.rules.ts'

test.each([
  ['ka_10001', '10001'],
  ['ka_', undefined],
  ['ka_../x', undefined],
  ['ka_a%2fb', undefined],
  [`ka_${'9'.repeat(21)}`, undefined],
  ['KA_1', undefined],
  [undefined, undefined],
])('the selector %s names the article %s [2.2.8] [T-68]', (selector, expected) =>
  expect(readArticleSelector(selector)).toBe(expected),
)

test('an article’s address holds its id [2.2.8]', () => expect(articlePath('7')).toBe('/support/knowledge/article-detail.ka_7'))

test.each([
  ['/support-center', '/support'],
  ['/support-center/cases/new', '/support/cases/new'],
  ['/support-centers', undefined],
  ['/support', undefined],
])('%s stands at %s [2.2.1]', (page, expected) => expect(findSupportPath(page)).toBe(expected))

const facts = {
  number: 'KA-1',
  firstOn: '2025-01-02',
  revisedOn: '2026-01-02',
  productGroup: 'Displays',
  products: ['A', 'B'],
  partNumbers: ['1'],
  brand: 'Halden',
  aircraftMake: 'Altair',
  aircraftModel: 'A-7',
}
test('the metadata has the names and order of the page; what an article lacks is left out [3.12.7]', () => {
  const names = listArticleFacts(facts, (day) => day).map(([name]) => name)
  expect(names).toEqual([
    'Article Number',
    'Initial Date',
    'Revised Date',
    'Product Group',
    'Supported Products',
    'Part Number',
    'Brand',
    'Aircraft Make',
    'Aircraft Model',
  ])
  const few = listArticleFacts({ ...facts, aircraftMake: null, aircraftModel: null, partNumbers: [] }, (day) => day)
  expect(few.map(([name]) => name)).toEqual(names.slice(0, 5).concat('Brand'))
})

test('a part is asked about by its own number and by those of its series', () => {
  expect(listSeriesNumbers('HP-2210-15')).toEqual(['HP-2210-15', 'HP-2210'])
  expect(listSeriesNumbers('7720415')).toEqual(['7720415'])
})
