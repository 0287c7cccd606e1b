import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { expect, test } from 'vitest'
import { isIndexed } from '#features/site/content/seo.rules.ts'
import { describeStructure } from '#features/site/content/structured-data.rules.ts'
import type { PageModel } from '#foundation/blocks/public.ts'

const model = (changes: Partial<PageModel>): PageModel =>
  ({
    tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') },
    locale: { country: 'us', language: 'en' },
    path: '/news/a',
    template: 'content-page-template',
    kind: 'Content',
    mode: 'publish',
    title: 'A',
    description: 'About A',
    origin: 'https://sps.example',
    alternates: [],
    blocks: [],
    ...changes,
  }) as PageModel

test.each([
  ['a content page', {}, true],
  ['an error page', { kind: 'Error' }, false],
  ['a portal page', { path: '/secure/orders' }, false],
  ['the page after a timeout', { path: '/session-time-out' }, false],
  ['a sign-in page', { path: '/sign-in' }, false],
  ['a sign-in under way', { path: '/sign-in/abc' }, false],
  ['a link to a new password', { path: '/reset-password' }, false],
  ['an article that only sounds like it', { path: '/sign-in-help' }, true],
  ['a preview', { mode: 'preview' }, false],
  ['a page for some people', { isNarrowed: true }, false],
] as const)('%s is for search engines: %s', (_, changes, expected) => {
  expect(isIndexed(model(changes))).toBe(expected)
})

test('a home page names the organisation', () => {
  expect(describeStructure(model({ template: 'home-template', path: '/' }))).toMatchObject([
    { '@type': 'Organization', url: 'https://sps.example/us/en' },
  ])
})

test('an article says when it was published, and its trail leads home', () => {
  const trail = { id: 'b', type: 'breadcrumbs', props: { trail: [{ label: 'Home', href: '/us/en' }], current: 'A' } }
  expect(
    describeStructure(model({ template: 'article-template', publishedAt: '2026-11-12T00:00:00.000Z', blocks: [trail] })),
  ).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://sps.example/us/en' },
        { position: 2, item: 'https://sps.example/us/en/news/a' },
      ],
    },
    { '@type': 'Article', datePublished: '2026-11-12T00:00:00.000Z' },
  ])
})

test.each([
  ['an article', { structure: 'article' }, ['Article']],
  ['a page', { structure: 'page' }, ['WebPage']],
  ['nothing, whatever its template', { structure: 'none', template: 'article-template' }, []],
] as const)('the author says that it is %s', (_, changes, expected) => {
  expect(describeStructure(model(changes)).map((data) => data['@type'])).toEqual(expected)
})

test('questions and answers come from the accordions of the page', () => {
  const items = [{ question: 'How long?', html: '<p>Two days.</p>' }]
  const blocks = [{ id: 'a', type: 'accordion', props: { items } }]
  expect(describeStructure(model({ structure: 'questions', blocks }))).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'How long?', acceptedAnswer: { text: '<p>Two days.</p>' } }] },
  ])
})

test('what is not indexed describes nothing', () => {
  expect(describeStructure(model({ kind: 'Error', template: 'home-template' }))).toEqual([])
})

test('a product is described with its offer, and without one where there is no price', () => {
  const view = { sku: 'V-1', name: 'Valve', text: '', images: ['/a.svg'], stock: { state: 'in' }, lifecycle: 'active' }
  const page = (more: object) =>
    describeStructure(
      model({
        path: '/products-dynamic/V-1',
        blocks: [{ id: 'p', type: 'product-detail', props: { view: { ...view, ...more } } }],
      }),
    )
  expect(page({ price: { minor: '12900', currency: 'USD' } })).toMatchObject([
    {
      '@type': 'Product',
      sku: 'V-1',
      image: ['https://sps.example/a.svg'],
      offers: { price: '129.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    },
  ])
  expect(page({ lifecycle: 'replaced', price: { minor: '1', currency: 'USD' } })).toMatchObject([
    { offers: { availability: 'https://schema.org/Discontinued' } },
  ])
  expect(page({})[0]?.['offers']).toBeUndefined()
})
