import { describe, expect, test } from 'vitest'
import { isErrorPath, isHomePath, parseSitePath } from '#kernel/site-path.ts'

const us = { country: 'us', language: 'en' }
const plain = { locale: us, contentTenant: undefined, selectors: [], extension: undefined, part: undefined }

describe('an address is parsed once', () => {
  test.each([
    ['the locale alone is the home page', '/us/en', { ...plain, page: '/' }],
    ['with a trailing slash', '/us/en/', { ...plain, page: '/' }],
    ['with .html', '/us/en.html', { ...plain, page: '/', extension: 'html' }],
    ['home is the home page', '/us/en/home.html', { ...plain, page: '/', extension: 'html' }],
    ['a page below the locale', '/us/en/news/pool-in-gdansk', { ...plain, page: '/news/pool-in-gdansk' }],
    [
      'a selector with an extension',
      '/us/en.apps-list.json',
      { ...plain, page: '/', selectors: ['apps-list'], extension: 'json' },
    ],
    [
      'an order number',
      '/us/en/secure/orders/details.orderNum-4711',
      { ...plain, page: '/secure/orders/details', selectors: ['orderNum-4711'] },
    ],
    [
      'an article id',
      '/us/en/support/knowledge/article-detail.ka_12.html',
      { ...plain, page: '/support/knowledge/article-detail', selectors: ['ka_12'], extension: 'html' },
    ],
    [
      'a case id',
      '/us/en/support/cases/case-detail-hbs.CASE-9',
      { ...plain, page: '/support/cases/case-detail-hbs', selectors: ['CASE-9'] },
    ],
    [
      'a content path',
      '/content/hbtbt/us/en/home.dynamiccountry',
      { ...plain, contentTenant: 'hbtbt', page: '/', selectors: ['dynamiccountry'] },
    ],
    [
      'an inner part of a page',
      '/us/en/modals/eula/jcr:content/root/responsivegrid.html',
      { ...plain, page: '/modals/eula', extension: 'html', part: 'root/responsivegrid' },
    ],
    [
      'an encoded dot in a name',
      '/us/en/products-dynamic/1%2E25%2e7.html',
      { ...plain, page: '/products-dynamic/1.25.7', extension: 'html' },
    ],
    [
      'several selectors',
      '/us/en/by-category.dpcCountryList.ab12.en.html',
      { ...plain, page: '/by-category', selectors: ['dpcCountryList', 'ab12', 'en'], extension: 'html' },
    ],
    ['no locale', '/robots.txt', { ...plain, locale: undefined, page: '/robots', extension: 'txt' }],
    ['an unknown language is no locale', '/us/xx', { ...plain, locale: undefined, page: '/us/xx' }],
    ['encoded words', '/us/en/news/caf%C3%A9', { ...plain, page: '/news/café' }],
  ])('%s', (_, pathname, expected) => {
    expect(parseSitePath(pathname)).toEqual(expected)
  })

  test.each([
    '/us/en/%2e%2e/x',
    '/us/en/a%2fb',
    '/us/en/a%5cb',
    '/us/en/%00',
    '/us//en',
    '/%E0%A4%A',
    '/us/en/a%0d%0ab',
    'us/en',
    `/us/en/${'a'.repeat(3000)}`,
    '/us/en/.html',
  ])('refuses %s', (pathname) => {
    expect(parseSitePath(pathname)).toBeUndefined()
  })
})

test.each([
  ['/us/en', true],
  ['/us/en/', true],
  ['/de/de.html', true],
  ['/content/sps/us/en', true],
  ['/us/en/products', false],
  ['/', false],
])('%s is a home page: %s [2.1.1]', (pathname, expected) => {
  expect(isHomePath(pathname)).toBe(expected)
})

test.each([
  ['/us/en/error/404', true],
  ['/us/en/errors', false],
])('%s is an error page: %s [2.2.10]', (pathname, expected) => {
  expect(isErrorPath(pathname)).toBe(expected)
})
