import { testSettings } from '#foundation/tenants/testing/test-settings.ts'
import { expect, test } from 'vitest'
import { createPageContentSchema } from '#features/site/content/page-content.schema.ts'
import { isGatedPage, roleOfProductPage } from '#features/site/content/page.rules.ts'

test.each([
  ['/products/valves', 'pim-category-template', 'category'],
  ['/products/valves/ball', 'pim-sub-category-template', 'sub-category'],
  ['/products/valves/ball', 'content-page-template', 'listing'],
  ['/products-dynamic/HP-1', 'pim-product-detail-template', 'detail'],
  ['/about', 'content-page-template', undefined],
  ['/products-of-the-year', 'content-page-template', undefined],
] as const)('%s with %s is a product page: %s [2.2.5]', (path, template, role) => {
  expect(roleOfProductPage(path, template)).toBe(role)
})

test.each([
  ['/secure/orders', true],
  ['/secure', true],
  ['/secured-area', false],
  ['/support/cases', true],
  ['/support/cases/new', true],
  ['/support/history', true],
  ['/support/knowledge', false],
  ['/back-office/search', true],
  ['/back-office-news', false],
  ['/', false],
])('%s is looked at before it is sent: %s [2.2.1]', (path, expected) => expect(isGatedPage(path)).toBe(expected))

test('page configuration that points elsewhere is refused', () => {
  const page = { title: 'A', description: '', template: 'content-page-template', kind: 'Content', blocks: [] }
  expect(createPageContentSchema(testSettings).safeParse({ ...page, config: { logoutUri: '//evil.example' } }).success).toBe(
    false,
  )
  expect(createPageContentSchema(testSettings).safeParse(page).success).toBe(true)
})
