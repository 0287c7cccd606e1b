import { expect, test } from 'vitest'
import { findLinkTarget, groupDocs, toDocAddress, toHeadingId } from '#demo/docs/doc-link.rules.ts'

const KNOWN = new Set(['', 'architecture', 'guides/deploy', 'decisions/007-dependencies'])

test.each([
  ['docs/architecture.md', '', { href: '/docs/architecture' }],
  ['../decisions/007-dependencies.md#why', 'guides/deploy', { href: '/docs/decisions/007-dependencies#why' }],
  ['../../README.md', 'guides/deploy', { href: '/docs' }],
  ['deploy.md', 'guides/deploy', { href: '/docs/guides/deploy' }],
  ['#pages', 'architecture', { href: '#pages' }],
  ['https://example.com/x', 'architecture', { href: 'https://example.com/x' }],
  ['images/home-light.webp', 'gallery', { href: '/docs/images/home-light.webp' }],
  ['../samples/agent-client.ts', 'guides/connect-an-agent', { file: 'docs/samples/agent-client.ts' }],
  ['../../src/app/main.ts', 'guides/deploy', { file: 'src/app/main.ts' }],
  ['unknown.md', 'guides/deploy', { file: 'docs/guides/unknown.md' }],
])('%s on the page %s', (href, from, expected) => {
  expect(findLinkTarget(href, from, KNOWN)).toEqual(expected)
})

test('headings have the ids that links use', () => {
  expect(toHeadingId('Not met, in the order of weight')).toBe('not-met-in-the-order-of-weight')
  expect(toHeadingId('V3 Web frontend security')).toBe('v3-web-frontend-security')
})

test('the navigation groups pages by folder, the overview first', () => {
  const groups = groupDocs([
    { doc: 'decisions/007-dependencies', title: '007' },
    { doc: 'architecture', title: 'Architecture' },
    { doc: '', title: 'Portico' },
  ])
  expect(groups.map(({ heading, entries }) => [heading, entries.map(({ doc }) => toDocAddress(doc))])).toEqual([
    ['Overview', ['/docs/architecture', '/docs']],
    ['Decisions', ['/docs/decisions/007-dependencies']],
  ])
})
