import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importProducts } from '#features/storefront/product-import/public.server.ts'
import { checkRecord } from '#features/storefront/catalogue/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const COUNTRIES = Object.fromEntries(
  ['us', 'de', 'cn'].map((code) => [
    code,
    { salesOrg: code, name: new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code },
  ]),
)
const category = (path: string, more: object = {}) => ({ path, names: { en: `Name of ${path}` }, ...more })
const CATEGORIES = [
  category('valves'),
  category('valves/ball', { markets: ['us', 'cn'] }),
  category('radios', { markets: ['us'] }),
]

const product = (sku: string, more: object = {}) =>
  checkRecord({
    sku,
    category: 'valves',
    names: { en: `Valve ${sku}`, de: `Ventil ${sku}` },
    texts: { en: 'Made of brass.' },
    prices: { list: { USD: 98_765, EUR: 98_765 } },
    ...more,
  })

const DE: Locale = { country: 'de', language: 'de' }
const CN: Locale = { country: 'cn', language: 'zh' }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { tenants: { process: { salesOrgCountries: COUNTRIES } } })
  await bringInto(site, 'process', { categories: CATEGORIES })
  const lines = [
    product('U-1', { markets: ['us'], replacedBy: 'U-2', lifecycle: 'replaced' }),
    product('U-2', { replacedBy: 'U-3', lifecycle: 'replaced' }),
    product('U-3', { markets: ['de'] }),
    product('U-4', { markets: ['us'], variantOf: 'U' }),
    product('U-5', { variantOf: 'U' }),
    product('B-1', { category: 'valves/ball' }),
    product('R.1', { category: 'radios' }),
    product('S-1', { markets: [] }),
    product('S-2', { category: 'radios', markets: ['de'] }),
  ]
  await importProducts({ db: site.services.db, tenant: 'process', source: 'test', lines })
  const header = { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' } as const
  const footer = { brand: 'Halden', about: '', columns: [], copyright: '', legal: [] }
  const frame = [header, { ...header, path: '/fragments/footer', blocks: [{ id: 'f', type: 'site-footer', props: footer }] }]
  const error = { path: '/error/404', kind: 'Error', template: 'error-template' } as const
  const pages = [...frame, error]
  await site.publish('process', [
    ...pages,
    ...pages.map((page) => ({ ...page, locale: DE })),
    ...pages.map((page) => ({ ...page, locale: CN })),
  ])
})
afterAll(() => site.close())

const get = (url: string, cookie = '', host = 'process.localhost') => site.app.inject({ url, headers: { host, cookie } })
const GERMAN = 'selecteddtm=de'
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const flyoutOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/href="([^"]*)"[^>]*data-country-language-code="([^"]*)"/g)].map(([, href, code]) => [code, href]),
  )
const hreflangOf = (html: string) => [...html.matchAll(/rel="alternate" hrefLang="([^"]*)"/g)].map(([, tag]) => tag)

describe('what the market does not sell, and another one does', () => {
  test.each([
    ['a part', '/us/en/products-dynamic/U-1', GERMAN, 'U-1 is not available in Germany'],
    [
      'a part, by the country of the address',
      '/de/de/products-dynamic/U-1',
      '',
      'U-1 ist für den Markt Deutschland nicht verfügbar',
    ],
    ['a part in Chinese', '/cn/zh/products-dynamic/U-1', '', 'U-1 不在中国销售'],
    ['a part with dots in its number', '/us/en/products-dynamic/R%2E1', GERMAN, 'R.1 is not available in Germany'],
    ['a part of a group', '/us/en/products-dynamic/B-1', GERMAN, 'B-1 is not available in Germany'],
    ['a group', '/us/en/products/radios', GERMAN, 'Name of radios is not available in Germany'],
    ['a group of a group', '/us/en/products/valves/ball', GERMAN, 'Name of valves/ball is not available in Germany'],
    ['a part in several countries', '/us/en/products-dynamic/U-1', 'dtm=cn,de', 'U-1 is not available in China and Germany'],
  ])('%s says so with 404, with the market to change and someone to ask [2.6.2, 4.9.3]', async (_, path, cookie, title) => {
    for (let round = 0; round < 2; round++) {
      const { statusCode, body, headers } = await get(path, cookie)
      expect(statusCode).toBe(404)
      expect(titleOf(body)).toBe(title)
      expect(body).toMatch(/aria-label="(Your market|Ihr Markt|您的市场)"/)
      expect(body).toContain('<option value="us">')
      expect(body).toContain('/contact-us"')
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(headers['cache-control'], 'no cache in front of us keeps it').toBe('no-store')
      expect(headers.vary).toContain('Cookie')
    }
  })

  test('is named, and nothing else of it told [T-26]', async () => {
    const { body } = await get('/us/en/products-dynamic/U-1', GERMAN)
    expect(body).toContain('Valve U-1')
    expect(body).not.toMatch(/brass|\b987[.,]?65\b|United States<\/strong>/)
    expect(hreflangOf(body)).toEqual([])
  })

  test('a choice of market is answered at once, whoever asked before [T-26]', async () => {
    for (const [cookie, status] of [
      [GERMAN, 404],
      ['selecteddtm=us', 200],
      [GERMAN, 404],
      ['', 200],
      ['dtm=de', 404],
    ] as const)
      expect((await get('/us/en/products-dynamic/U-1', cookie)).statusCode, cookie).toBe(status)
  })

  test('leads to the replacement that the market sells, to other versions, and to the nearest group', async () => {
    const replaced = (await get('/us/en/products-dynamic/U-1', GERMAN)).body
    expect(replaced).toContain('href="/us/en/products-dynamic/U-3"')
    expect(replaced, 'given up itself').not.toContain('U-2')
    expect((await get('/us/en/products-dynamic/U-1', 'selecteddtm=cn')).body).not.toContain('U-3')
    expect((await get('/us/en/products-dynamic/U-4', GERMAN)).body).toContain('href="/us/en/products-dynamic/U-5"')
    expect((await get('/us/en/products-dynamic/B-1', GERMAN)).body).toContain('href="/us/en/products/valves"')
    expect((await get('/us/en/products-dynamic/R%2E1', GERMAN)).body).toContain('href="/us/en/products"')
  })

  test.each([
    ['/us/en/products-dynamic/u-1', '/us/en/products-dynamic/U-1'],
    ['/us/en/products-dynamic/r.1', '/us/en/products-dynamic/R%2E1'],
    ['/us/en/products/RADIOS', '/us/en/products/radios'],
  ])('%s leads to its one address %s first', async (path, expected) => {
    const { statusCode, headers } = await get(path, GERMAN)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, expected, 'private, no-store'])
  })
})

test.each([
  ['a part that no market sells', '/us/en/products-dynamic/S-1'],
  ['in other letters', '/us/en/products-dynamic/s-1'],
  ['a part for a country that its group is not for', '/us/en/products-dynamic/S-2'],
])('%s is missing as what does not exist is [T-26]', async (_, path) => {
  const [one, other] = [await get(path), await get('/us/en/products-dynamic/S-9')]
  const { date: _d, 'x-request-id': _i, ...headers } = other.headers
  expect(one).toMatchObject({ statusCode: 404, body: other.body, headers })
})

test('another site knows nothing of it', async () => {
  const { statusCode, body } = await get('/us/en/products-dynamic/U-1', GERMAN, 'sps.localhost')
  expect(statusCode).toBe(404)
  expect(body).not.toContain('U-1')
})

test.each([
  [
    'a part',
    '/us/en/products-dynamic/B-1',
    ['zh-CN', 'en-US', 'x-default'],
    '/de/de/products/valves',
    '/cn/zh/products-dynamic/B-1',
  ],
  ['a part of a limited group', '/us/en/products-dynamic/R%2E1', ['en-US', 'x-default'], '/de/de/products', '/cn/zh/products'],
  [
    'a group',
    '/us/en/products/valves/ball',
    ['zh-CN', 'en-US', 'x-default'],
    '/de/de/products/valves',
    '/cn/zh/products/valves/ball',
  ],
  ['the catalogue', '/us/en/products', ['zh-CN', 'de-DE', 'en-US', 'x-default'], '/de/de/products', '/cn/zh/products'],
])(
  'from %s the list of countries leads to the nearest page that exists, and engines hear of no other [2.4.11]',
  async (_, path, tags, german, chinese) => {
    const { body } = await get(path)
    expect(hreflangOf(body)).toEqual(tags)
    expect(flyoutOf(body)).toMatchObject({ 'de-de': german, 'zh-cn': chinese, 'en-us': path })
    for (const href of [german, chinese]) expect((await get(href)).statusCode, href).toBe(200)
  },
)

test.each(['/us/en/nowhere', '/us/en/products-dynamic/S-9', '/de/de/products-dynamic/U-1'])(
  'from %s the list of countries leads home [2.4.11]',
  async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(404)
    expect(flyoutOf(body)).toMatchObject({ 'de-de': '/de/de', 'zh-cn': '/cn/zh', 'en-us': '/us/en' })
    expect(body).not.toMatch(/href="[^"]*\/error\/404/)
  },
)
