import { describe, expect, test } from 'vitest'
import {
  applyNavigation,
  giveMenu,
  listNewMenus,
  localise,
  mayGetMenu,
} from '#features/authoring/navigation-admin/apply-navigation.rules.ts'
import type { NavEntry, Navigation } from '#features/authoring/navigation-admin/nav-tree.rules.ts'

const link = (title: string, href: string, more: Partial<NavEntry> = {}): NavEntry => ({
  ...{ id: href, title, href, rest: {}, children: [] },
  ...more,
})
const heading = (title: string, children: readonly NavEntry[]): NavEntry => ({ id: title, title, rest: {}, children })
const way = { from: 'us/en', to: 'de/de' }

test.each([
  ['/us/en/about', '/de/de/about'],
  ['/us/en', '/de/de'],
  ['/us/english', '/us/english'],
  ['https://example.com/us/en/', 'https://example.com/us/en/'],
])('%s in another market is %s', (href, expected) => {
  expect(localise(href, way)).toBe(expected)
})

const SERVICE = '/fragments/navigation/service'
const source: Navigation = {
  entries: [
    link('Service', '/us/en/service', {
      rest: { subnav: `/us/en${SERVICE}.external`, flyout: 'standard' },
      children: [heading('Help', [link('Support', '/us/en/support'), link('Rental', '/us/en/rental')])],
    }),
    link('Products', '/us/en/products'),
  ],
  legal: [link('Terms', '/us/en/legal/terms')],
}
const german: Navigation = {
  entries: [
    link('Produkte', '/de/de/products', { rest: { locked: true } }),
    link('Dienst', '/de/de/service', { children: [heading('Hilfe', [link('Unterstützung', '/de/de/support')])] }),
  ],
}

describe('a tree that is applied to another market', () => {
  const [service, products] = applyNavigation(source, german, way).entries ?? []
  test('has its order and links, and keeps words of the other language', () => {
    expect([service?.title, service?.href, products?.title]).toEqual(['Dienst', '/de/de/service', 'Produkte'])
    expect(service?.children[0]?.title).toBe('Hilfe')
    expect(service?.children[0]?.children.map(({ title, href }) => `${title} ${href}`)).toEqual([
      'Unterstützung /de/de/support',
      'Rental /de/de/rental',
    ])
  })
  test('opens menus of that market, and keeps what its entries say besides', () => {
    expect(service?.rest).toEqual({ subnav: `/de/de${SERVICE}.external`, flyout: 'standard' })
    expect(products?.rest).toEqual({ locked: true })
  })
  test('leaves out branches that the market does not have', () => {
    expect(applyNavigation(source, german, way).legal).toBeUndefined()
  })
  test('brings its words to a market of the same language', () => {
    const british = { entries: [link('Goods', '/gb/en/products')] }
    expect(applyNavigation(source, british, { from: 'us/en', to: 'gb/en' }).entries?.[1]?.title).toBe('Products')
  })
})

describe('a menu for an entry of the header', () => {
  test('begins with one heading, at a path of its own', () => {
    const given = giveMenu(source, '/us/en/products', 'us/en')
    expect(given.entries?.[1]).toMatchObject({
      rest: { flyout: 'standard', subnav: '/us/en/fragments/navigation/products.external' },
      children: [{ title: '' }],
    })
    expect(listNewMenus(given, new Set([SERVICE]))).toEqual([{ path: '/fragments/navigation/products', title: 'Products' }])
    const same = { entries: [...(source.entries ?? []), link('Service', '/us/en/other')] }
    expect(giveMenu(same, '/us/en/other', 'us/en').entries?.[2]?.rest['subnav']).toBe(`/us/en${SERVICE}-2.external`)
  })
  test.each([
    ['not where there is one', '/us/en/service', false],
    ['not below the header’s first level', '/us/en/support', false],
    ['where there is none', '/us/en/products', true],
  ])('%s', (_, id, expected) => {
    expect(mayGetMenu(source, id)).toBe(expected)
  })
})
