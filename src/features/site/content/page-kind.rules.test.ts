import { expect, test } from 'vitest'
import { PAGE_KINDS } from '#foundation/blocks/public.ts'
import { createPageContentSchema } from '#features/site/content/page-content.schema.ts'
import { decideKind, type KindFacts } from '#features/site/content/page-kind.rules.ts'
import { isFindable } from '#features/site/content/page-search.rules.ts'
import { testSettings } from '#foundation/tenants/testing/test-settings.ts'

const decide = (facts: Partial<KindFacts>) =>
  decideKind({ path: '/about', template: 'content-page-template', kind: 'Content', ...facts })

test.each(['/error/404', '/error/cart', '/shop/error/gone'])(
  '%s is an error page whatever its author says, and not found by the search [2.2.10]',
  (path) => {
    const isError = { template: 'error-template', kind: 'Error' }
    expect(decide({ path })).toEqual(isError)
    expect(decide({ path, kind: 'Home', template: 'home-template' })).toEqual(isError)
    expect(decide({ path, kind: 'Order Status', fromBlocks: 'Technical Support Search' })).toEqual(isError)
    expect(isFindable(path)).toBe(false)
  },
)

test.each(['/errors/404', '/error-codes', '/about/error'])('%s is no error page [2.2.10]', (path) => {
  expect(decide({ path }).kind).toBe('Content')
  expect(isFindable(path)).toBe(true)
})

test.each([
  ['/products/valves', 'pim-category-template', 'Category'],
  ['/products/valves/ball', 'pim-sub-category-template', 'Category'],
  ['/products/valves/ball', 'content-page-template', 'Category'],
  ['/products/valves/hp-1', 'pim-product-detail-template', 'Product Detail (content)'],
  ['/products-dynamic/hp-1', 'pim-product-detail-template', 'Product Detail (content)'],
  ['/about', 'pim-product-detail-template', 'Content'],
  ['/products-of-the-year', 'content-page-template', 'Content'],
  ['/', 'home-template', 'Home'],
  ['/news/a', 'article-template', 'Article'],
] as const)('an author’s page at %s with %s is %s [2.2.5, 2.2.16]', (path, template, kind) => {
  expect(decide({ path, template }).kind).toBe(kind)
})

test('a page of the catalogue stays one; one of content is told from it [2.2.16]', () => {
  const product = { path: '/products/hp-1', template: 'pim-product-detail-template' } as const
  expect(decide({ ...product, kind: 'Product Detail (catalogue)' }).kind).toBe('Product Detail (catalogue)')
  expect(decide(product).kind).toBe('Product Detail (content)')
})

test('what is on a page names it, unless its author did [2.2.16]', () => {
  expect(decide({ fromBlocks: 'Order Status Search' }).kind).toBe('Order Status Search')
  expect(decide({ kind: 'Global Search', fromBlocks: 'Product Detail SKU Search' }).kind).toBe('Product Detail SKU Search')
  expect(decide({ kind: 'Support History', fromBlocks: 'Technical Support Search' }).kind).toBe('Support History')
  expect(decide({ template: 'fragment-template', fromBlocks: 'Technical Support Search' }).kind).toBe('Fragment')
})

test('every named kind can be stored with a page, and is then its kind [2.2.16]', () => {
  const { shape } = createPageContentSchema(testSettings)
  for (const kind of [
    'Order Status',
    'Order Details',
    'Technical Publications',
    'Knowledge Articles Search Result',
    'Knowledge Article Detail',
    'Support History',
    'Case Detail',
    'Product Detail (catalogue)',
    'Product Detail (content)',
    'Global Search',
    'Case Management Search',
    'Technical Support Search',
    'Product Detail SKU Search',
    'Order Status Search',
  ] as const) {
    expect(PAGE_KINDS).toContain(kind)
    expect(decide({ kind: shape.kind.parse(kind) }).kind).toBe(kind)
  }
})
