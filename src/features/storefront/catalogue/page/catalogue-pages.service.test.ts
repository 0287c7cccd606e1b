import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveBrands } from '#features/storefront/catalogue/testing/save-brands.ts'
import { insertCategories } from '#features/storefront/catalogue/testing/insert-categories.ts'
import { importProducts } from '#features/storefront/product-import/public.server.ts'
import { checkRecord } from '#features/storefront/catalogue/product/product.rules.ts'
import { productDocumentSource } from '#features/storefront/catalogue/search/product-source.service.ts'
import { buildCategoryIndexes } from '#features/storefront/catalogue/category-index/build-category-indexes.service.ts'
import { makeCategory } from '#features/storefront/catalogue/testing/make-category.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const valves = makeCategory('valves')
const ball = makeCategory('valves/ball', valves)
const radios = { ...makeCategory('radios'), markets: ['us'] }
const pocket = makeCategory('radios/pocket', radios)

const gate = makeCategory('valves/gate', valves)
const small = makeCategory('valves/gate/small', gate)
const pumps = makeCategory('pumps')

const product = (sku: string, more: object = {}) =>
  checkRecord({
    sku,
    category: 'valves/ball',
    names: { en: `Valve ${sku}`, de: `Ventil ${sku}` },
    prices: { list: { USD: 12900, EUR: 11900 } },
    ...more,
  })

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const { db } = site.services
  await withTenant(db, 'process', async (tx) => {
    await insertCategories(tx, [valves, ball, radios, pocket, gate, small, pumps])
    await saveBrands(tx, [
      { slug: 'norva', name: 'Norva', texts: { en: 'Valves from the north.' }, position: 1 },
      { slug: 'sudo', name: 'Sudo', texts: {}, position: 2 },
    ])
    await sql`insert into attribute (key, names, is_facet) values ('size', '{"en":"Size"}', true)`.execute(tx)
  })
  const lines = [
    product('V-1', { lifecycle: 'replaced', replacedBy: 'V-2', attributes: { size: 25 } }),
    product('V-2', { lifecycle: 'replaced', replacedBy: 'V-3', attributes: { size: 50 } }),
    product('V-3', { accessories: ['V-4'], attributes: { size: 50 }, brand: 'norva' }),
    product('V-4', { markets: ['us'], brand: 'norva', attributes: { size: 25 } }),
    product('V-5', { variantOf: 'V5', attributes: { size: 15 }, markets: ['fr'] }),
    product('V-7', { lifecycle: 'replaced', replacedBy: 'V-4', markets: ['es'] }),
    product('V-6', { variantOf: 'V5', attributes: { size: 80 }, prices: {}, markets: ['fr'], lifecycle: 'obsolete' }),
    product('V.8.25', { markets: ['it'] }),
    product('R-1', { category: 'radios/pocket', names: { en: 'Radio R-1' }, brand: 'sudo' }),
    ...Array.from({ length: 25 }, (_, at) => product(`P-${at}`, { category: 'pumps', popularity: 100 - at })),
  ]
  await importProducts({ db, tenant: 'process', source: 'test', lines })
  await buildCategoryIndexes(db, 'process')
  const header = { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' } as const
  const link = (path: string) => ({ label: path, href: `/us/en/products/${path}` })
  const links = [link('valves'), link('radios'), { ...link('pocket'), href: '/us/en/products/radios/pocket?from=footer' }]
  const footer = { brand: 'Halden', about: '', columns: [{ heading: 'Products', links }], copyright: '', legal: [] }
  await site.publish('process', [
    { path: '/', template: 'home-template', kind: 'Home' },
    header,
    { ...header, path: '/fragments/footer', blocks: [{ id: 'footer', type: 'site-footer', props: footer }] },
    { path: '/products/guide', blocks: [{ id: 'links', type: 'link-list', props: { heading: 'Guide', items: links } }] },
    { ...header, locale: { country: 'de', language: 'de' } },
    { ...header, locale: { country: 'fr', language: 'fr' } },
  ])
})
afterAll(() => site.close())

const get = (url: string, { host = 'process.localhost', cookie = '' } = {}) => site.app.inject({ url, headers: { host, cookie } })
const templateOf = (html: string) => /data-template="([^"]*)"/.exec(html)?.[1]

test.each([
  ['/us/en/products', 'pim-category-template'],
  ['/us/en/products/valves', 'pim-category-template'],
  ['/us/en/products/valves/gate', 'pim-sub-category-template'],
  ['/us/en/products/valves/ball', 'content-page-template'],
  ['/us/en/products-dynamic/V-1', 'pim-product-detail-template'],
])('%s is a page of data with the template %s [2.2.5]', async (path, template) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(templateOf(body)).toBe(template)
})

test.each([
  '/us/en/products/none',
  '/us/en/products/valves/none',
  '/us/en/products/ball',
  '/us/en/products/valves/ball/a/b/c',
  '/us/en/products-dynamic/none',
  '/us/en/products-dynamic/..%2f',
  '/us/en/products-dynamic/V-1/more',
  '/us/en/products-dynamic/%3Cscript%3E',
  '/us/en/products-dynamic/V-1%0d%0a',
  '/us/en/our-brands/none',
  '/us/en/our-brands/..%2fproducts',
  '/us/en/our-brands/norva/more',
])('%s does not exist', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test('another tenant has none of it', async () => {
  expect((await get('/us/en/products/valves', { host: 'sps.localhost' })).statusCode).toBe(404)
  expect((await get('/us/en/products-dynamic/V-1', { host: 'sps.localhost' })).statusCode).toBe(404)
})

describe('an address in other letters', () => {
  test.each([
    ['/us/en/products-dynamic/v-1', '/us/en/products-dynamic/V-1'],
    ['/us/en/products-dynamic/v-1?from=mail&x=%C3%BC', '/us/en/products-dynamic/V-1?from=mail&x=%C3%BC'],
    ['/us/en/products-dynamic/v-1.html', '/us/en/products-dynamic/V-1'],
    ['/us/en/products-dynamic/v-1?wcmmode=edit', '/us/en/products-dynamic/V-1?wcmmode=edit'],
    ['/us/en/Products-Dynamic/V-1', '/us/en/products-dynamic/V-1'],
    ['/content/process/us/en/products-dynamic/v-1', '/us/en/products-dynamic/V-1'],
    ['/us/en/products/Valves/BALL?size=50', '/us/en/products/valves/ball?size=50'],
    ['/us/en/PRODUCTS', '/us/en/products'],
    ['/us/en/Our-Brands/Norva', '/us/en/our-brands/norva'],
  ])('%s leads to %s, for this visitor alone [T-34]', async (requested, expected) => {
    const { statusCode, headers } = await get(requested)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, expected, 'private, no-store'])
    expect((await get(expected)).statusCode).toBe(200)
  })

  test.each([
    ['/us/en/products-dynamic/v-1', { host: 'sps.localhost' }],
    ['/jp/en/products-dynamic/v-1', {}],
    ['/us/en/products-dynamic/v1', {}],
    ['/us/en/products-dynamic/v-1%0d%0a', {}],
    ['/us/en/products-dynamic/v-1/more', {}],
    ['/us/en/products/VALVES/..%2fBALL', {}],
    ['/us/en/products/VALVES/%E4%B8%AD', {}],
  ])('%s leads nowhere on a site that has no such page %j', async (path, where) => {
    expect((await get(path, where)).statusCode).toBe(404)
  })

  test('however many spellings are asked for, none is kept [T-31]', async () => {
    await get('/us/en/products-dynamic/none')
    const { entries, bytes } = site.services.pageCache.counts()
    for (const path of [
      '/products/VALVES',
      '/products/vALVES',
      '/Products/valves',
      '/products-dynamic/v-3',
      '/products-dynamic/v-4x',
    ])
      await get(`/us/en${path}`)
    expect(site.services.pageCache.counts()).toMatchObject({ entries, bytes })
  })
})

test('a number with dots has a page, and whoever types it gets there', async () => {
  const italian = { cookie: 'selecteddtm=it' }
  const { statusCode, body } = await get('/us/en/products-dynamic/V%2E8%2E25', italian)
  expect(statusCode).toBe(200)
  expect(body).toContain('href="http://process.localhost/us/en/products-dynamic/V%2E8%2E25"')
  for (const typed of ['V.8.25', 'v.8.25', 'V.8.25.html', 'V%2E8.25']) {
    const { headers } = await get(`/us/en/products-dynamic/${typed}?from=mail`, italian)
    expect(headers.location).toBe('/us/en/products-dynamic/V%2E8%2E25?from=mail')
  }
  for (const path of ['V%2E8%2E25', 'V.8.26', 'V.8']) expect((await get(`/us/en/products-dynamic/${path}`)).statusCode).toBe(404)
})

describe('links to groups that only some countries have', () => {
  /** Without the footer's links to this page in other languages. */
  const hrefsIn = (html: string) => [
    ...new Set([...html.matchAll(/<a href="\/us\/en\/products\/([a-z/]+)(?:\?from=footer)?">/g)].map(([, path]) => path)),
  ]
  const limitedIn = (html: string) =>
    (JSON.parse(/id="page-model">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { limitedLinks?: object }).limitedLinks

  test.each(['/us/en/compare', '/us/en/our-brands'])(
    'are on %s where the market has them, and nowhere else [T-26]',
    async (path) => {
      for (const cookie of ['', 'dtm=us', 'selecteddtm=de%2Cus']) {
        const { body } = await get(path, { cookie })
        expect(hrefsIn(body)).toEqual(['valves', 'radios', 'radios/pocket'])
        expect(limitedIn(body)).toBeUndefined()
      }
      const german = await get(path, { cookie: 'selecteddtm=de' })
      expect(hrefsIn(german.body)).toEqual(['valves'])
    },
  )

  test('go from what an author wrote as well [T-26]', async () => {
    expect((await get('/us/en/products/guide')).body).toContain('<b>radios</b>')
    const { body } = await get('/us/en/products/guide', { cookie: 'dtm=de' })
    expect(body).toContain('<b>valves</b>')
    expect(body).not.toContain('radios')
  })

  test('are told to the browser where a page is the same for every market [T-26]', async () => {
    const { body } = await get('/us/en', { cookie: 'selecteddtm=de' })
    expect(hrefsIn(body)).toEqual(['valves', 'radios', 'radios/pocket'])
    expect(limitedIn(body)).toEqual({ '/us/en/products/radios': 'us', '/us/en/products/radios/pocket': 'us' })
    expect((await get('/us/en')).body).toBe(body)
  })
})

test('a product that the market does not sell has no page there, and no card [1.0.5] [T-26]', async () => {
  expect((await get('/us/en/products-dynamic/V-4')).statusCode).toBe(200)
  expect((await get('/us/en/products-dynamic/V-4', { cookie: 'selecteddtm=de' })).statusCode).toBe(404)
  expect((await get('/us/en/products/valves/ball')).body).toContain('Valve V-4')
  expect((await get('/us/en/products/valves/ball', { cookie: 'selecteddtm=de' })).body).not.toContain('V-4')
})

test('a category that the market does not sell has no page there, no tile and no list [T-26]', async () => {
  const elsewhere = { cookie: 'selecteddtm=de' }
  for (const path of ['/us/en/products/radios', '/us/en/products/radios/pocket']) {
    expect((await get(path)).statusCode).toBe(200)
    expect((await get(path, elsewhere)).statusCode).toBe(404)
  }
  expect((await get('/us/en/products')).body).toContain('/us/en/products/radios')
  expect((await get('/us/en/products', elsewhere)).body).not.toContain('radios')
  const list = '/api/catalogue/listing?category=radios&country=us&language=en'
  expect((await get(list)).statusCode).toBe(200)
  expect((await get(list, elsewhere)).statusCode).toBe(404)
})

test('what stands in a category that the market does not sell is sold there by no other way either [T-26]', async () => {
  const elsewhere = { cookie: 'selecteddtm=de' }
  for (const [path, word] of [
    ['/us/en/products-dynamic/R-1', '$129.00'],
    ['/us/en/our-brands', '/our-brands/sudo'],
  ] as const) {
    expect((await get(path)).body).toContain(word)
    expect((await get(path, elsewhere)).body).not.toContain(word)
  }
  expect((await get('/us/en/products-dynamic/R-1', elsewhere)).statusCode).toBe(404)
  expect((await get('/de/de/sitemaps/products-0.xml')).body).not.toContain('R-1')
  const found = await withTenant(site.services.db, 'process', (tx) => productDocumentSource.read(tx, ['R-1']))
  expect(found).toMatchObject([{ key: 'R-1', countries: ['us'] }])
  const shown = await withTenant(
    site.services.db,
    'process',
    (tx) => productDocumentSource.show?.(tx, ['R-1'], 'de') ?? Promise.resolve([]),
  )
  expect(shown).toMatchObject([{ key: 'R-1', countries: ['us'] }])
})

test.each(['zz', '../', 'de,zz'])('a list is made for the country of its page where a cookie says %s [T-32]', async (market) => {
  const list = '/api/catalogue/listing?category=radios&country=us&language=en'
  expect((await get(list, { cookie: `selecteddtm=${market}; dtm=${market}` })).json()).toMatchObject({ total: 1 })
})

test('the sitemap of a country has the categories that are sold there', async () => {
  const us = (await get('/us/en/sitemap.xml')).body
  for (const path of ['', '/valves/ball', '/radios/pocket']) expect(us).toContain(`/us/en/products${path}</loc>`)
  const german = (await get('/de/de/sitemap.xml')).body
  expect(german).toContain('/de/de/products/valves</loc>')
  expect(german).not.toContain('radios')
  expect((await get('/us/en/sitemap.xml', { host: 'sps.localhost' })).body).not.toContain('/products')
})

test('products have sitemaps of their own, which the index names, each for its market [T-26]', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://process.localhost/sitemap.xml')
  const files = [...(await get('/sitemap.xml')).body.matchAll(/<loc>http:\/\/process\.localhost([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(files).toEqual(['/us/en/sitemap.xml', '/us/en/sitemaps/products-0.xml'])
  const us = await get('/us/en/sitemaps/products-0.xml')
  expect(us.headers['content-type']).toContain('application/xml')
  expect(us.body.match(/<loc>/g)).toHaveLength(30)
  expect(us.body).toContain('/us/en/products-dynamic/V-4</loc>')
  expect((await get('/de/de/sitemaps/products-0.xml')).body).not.toContain('V-4')
  const overviews = (await get('/us/en/sitemap.xml')).body
  for (const path of ['', '/norva']) expect(overviews).toContain(`/us/en/our-brands${path}</loc>`)
  expect((await get('/de/de/sitemap.xml')).body).not.toContain('sudo')
})

test.each([
  ['/us/en/sitemaps/products-7.xml', 'process.localhost'],
  ['/us/en/sitemaps/products-99999999.xml', 'process.localhost'],
  ['/us/en/sitemaps/people-0.xml', 'process.localhost'],
  ['/xx/en/sitemaps/products-0.xml', 'process.localhost'],
  ['/us/en/sitemaps/products-0.xml', 'sps.localhost'],
])('%s on %s does not exist', async (path, host) => {
  expect((await get(path, { host })).statusCode).toBe(404)
})

test('‘See more’ can be asked for the next ones alone, which follow those before [9.6.5]', async () => {
  const ask = async (query: string) => {
    const { statusCode, body } = await get(`/api/catalogue/listing?category=pumps&country=us&language=en&${query}`)
    const { items = [] } = JSON.parse(body) as { items?: { sku: string }[] }
    return { statusCode, skus: items.map(({ sku }) => sku) }
  }
  const whole = (await ask('page=3')).skus
  expect(whole).toHaveLength(25)
  expect((await ask('page=1')).skus).toEqual(whole.slice(0, 10))
  expect((await ask('page=2&only=next')).skus).toEqual(whole.slice(10, 19))
  expect((await ask('page=3&only=next')).skus).toEqual(whole.slice(19))
  expect((await ask('page=9&only=next')).skus).toEqual([])
  expect((await ask('only=all')).statusCode).toBe(400)
})

test('pages speak the language of the address', async () => {
  expect((await get('/de/de/products-dynamic/V-3')).body).toContain('Ventil V-3')
})

test('the listing answers filters, for the market and the language', async () => {
  const ask = (query: string, cookie = '') =>
    get(`/api/catalogue/listing?category=valves&country=de&language=de&${query}`, { cookie })
  const answer = (await ask('size=50')).json<{ total: number; items: { sku: string; name: string; price: unknown }[] }>()
  expect(answer).toMatchObject({ total: 2, items: [{ sku: 'V-2' }, { sku: 'V-3', name: 'Ventil V-3' }] })
  expect(answer.items[0]?.price).toEqual({ minor: '11900', currency: 'EUR' })
  expect((await ask('')).json()).toMatchObject({ total: 3 })
  expect((await ask('', 'selecteddtm=us')).json()).toMatchObject({ total: 4 })
  expect((await ask('colour=red')).json()).toMatchObject({ total: 3 })
})

test.each([
  ['category=none&country=us&language=en', 404],
  ['category=../etc&country=us&language=en', 400],
  ['category=valves&country=usa&language=en', 400],
  ['category=valves&country=us&language=xx', 400],
  ['country=us&language=en', 400],
])('the listing of %s answers %i', async (query, status) => {
  expect((await get(`/api/catalogue/listing?${query}`)).statusCode).toBe(status)
})

test('a part that was replaced shows the whole chain and leads to the one that is sold today', async () => {
  const { body } = await get('/us/en/products-dynamic/V-1')
  expect(body).toContain('This part was replaced by V-3')
  expect(body).toContain('href="/us/en/products-dynamic/V-2"')
  expect(body).toContain('Go to V-3')
  expect((await get('/us/en/products-dynamic/V-3')).body).toContain('Replaces V-2')
  const elsewhere = (await get('/us/en/products-dynamic/V-7', { cookie: 'selecteddtm=es' })).body
  expect(elsewhere).toContain('Its successor is not sold in your market')
  expect(elsewhere).not.toContain('V-4')
})

test('what is not sold in the market is no accessory and no version there [T-26]', async () => {
  expect((await get('/us/en/products-dynamic/V-3')).body).toContain('Valve V-4')
  expect((await get('/us/en/products-dynamic/V-3', { cookie: 'selecteddtm=de' })).body).not.toContain('V-4')
  const french = (await get('/fr/fr/products-dynamic/V-6')).body
  expect(french).toContain('href="/fr/fr/products-dynamic/V-5"')
  expect(french).toContain('Prix sur demande')
  expect(french).toContain('N’est plus fabriqué')
})

test('a product tells engines its price in the currency of the market', async () => {
  expect((await get('/us/en/products-dynamic/V-3')).body).toContain('"price":"129.00","priceCurrency":"USD"')
  expect((await get('/de/de/products-dynamic/V-3')).body).toContain('"price":"119.00","priceCurrency":"EUR"')
})

test('brands lead to what the market sells of them, with its number [2.2.12] [T-26]', async () => {
  const overview = (await get('/us/en/our-brands')).body
  expect(overview).toContain('href="/us/en/our-brands/norva"')
  expect(overview).toContain('Valves from the north. 2 products')
  const brand = (await get('/us/en/our-brands/norva')).body
  expect(brand).toContain('href="/us/en/products/valves?brand=norva"')
  expect(brand).toContain('2 products')
  expect((await get('/us/en/our-brands/norva', { cookie: 'selecteddtm=de' })).body).toContain('1 product<')
  expect((await get('/us/en/our-brands/sudo', { cookie: 'selecteddtm=de' })).body).toContain(
    'Nothing of this brand is sold in your market',
  )
  expect((await get('/us/en/our-brands/norva', { host: 'sps.localhost' })).statusCode).toBe(404)
})
