import { isPagePath } from '#features/authoring/authoring/page-path.rules.ts'
import { expect, test } from 'vitest'
import { startPage, suggestCopyPath, suggestPath, TEMPLATE_NAMES } from '#features/authoring/authoring/page-template.rules.ts'
import { checkContent, createPageRegistry } from '#features/site/content/public.server.ts'
import { features } from '#app/features.ts'

test.each([
  ['Spring offers 2027', 'blank', '/spring-offers-2027'],
  ['  Über uns & mehr! ', 'article', '/uber-uns-mehr'],
  ['Licence', 'fragment', '/fragments/licence'],
] as const)('%s begins at %s', (title, name, expected) => {
  expect(suggestPath(title, name)).toBe(expected)
  expect(isPagePath(expected)).toBe(true)
})

test.each([
  ['/offers/spring', 'Summer', '/offers/summer'],
  ['/offers', 'Offers (copy)', '/offers-copy'],
])('a copy of %s as %s begins at %s', (path, title, expected) => expect(suggestCopyPath(path, title)).toBe(expected))

test.each(TEMPLATE_NAMES)('a page from the template %s can be saved', async (name) => {
  const checked = await checkContent(createPageRegistry(features), startPage(name, 'Spring offers'))
  expect('problems' in checked ? checked.problems : []).toEqual([])
})
