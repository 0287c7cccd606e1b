import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCategories } from '#features/catalogue/category.store.ts'
import { importProducts } from '#features/catalogue/import/import-products.ts'
import { checkRecord } from '#features/catalogue/product/product.rules.ts'
import { buildShelves } from '#features/catalogue/shelf/build-shelves.ts'
import { makeCategory } from '#features/catalogue/testing/make-category.ts'
import { withTenant } from '#server/database/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const valves = makeCategory('valves')
const ball = makeCategory('valves/ball', valves)
const radios = { ...makeCategory('radios'), markets: ['us'] }
const pocket = makeCategory('radios/pocket', radios)

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
    await insertCategories(tx, [valves, ball, radios, pocket])
    await sql`insert into attribute (key, names, is_facet) values ('size', '{"en":"Size"}', true)`.execute(tx)
  })
  const lines = [
    product('V-1', { lifecycle: 'replaced', replacedBy: 'V-2', attributes: { size: 25 } }),
    product('V-2', { lifecycle: 'replaced', replacedBy: 'V-3', attributes: { size: 50 } }),
    product('V-3', { accessories: ['V-4'], attributes: { size: 50 } }),
    product('V-4', { markets: ['us'] }),
  ]
  await importProducts({ db, tenant: 'process', source: 'test', lines })
  await buildShelves(db, 'process')
  await site.publish('process', [{ path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' }])
})
afterAll(() => site.close())

const get = (url: string, { host = 'process.localhost', cookie = '' } = {}) => site.app.inject({ url, headers: { host, cookie } })
const templateOf = (html: string) => /data-template="([^"]*)"/.exec(html)?.[1]

test.each([
  ['/us/en/products', 'pim-category-template'],
  ['/us/en/products/valves', 'pim-category-template'],
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
])('%s does not exist', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test('another tenant has none of it', async () => {
  expect((await get('/us/en/products/valves', { host: 'sps.localhost' })).statusCode).toBe(404)
  expect((await get('/us/en/products-dynamic/V-1', { host: 'sps.localhost' })).statusCode).toBe(404)
})

test('a product that the market does not sell has no page there, and no card [T-26]', async () => {
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

test('the sitemap of a country has the categories that are sold there', async () => {
  const us = (await get('/us/en/sitemap.xml')).body
  for (const path of ['', '/valves/ball', '/radios/pocket']) expect(us).toContain(`/us/en/products${path}</loc>`)
  const german = (await get('/de/de/sitemap.xml')).body
  expect(german).toContain('/de/de/products/valves</loc>')
  expect(german).not.toContain('radios')
  expect((await get('/us/en/sitemap.xml', { host: 'sps.localhost' })).body).not.toContain('/products')
})

test('pages speak the language of the address', async () => {
  expect((await get('/de/de/products-dynamic/V-3')).body).toContain('Ventil V-3')
})

test('the listing answers filters, for the market and the language', async () => {
  const ask = (query: string, cookie = '') =>
    get(`/api/catalogue/listing?category=valves&country=de&language=de&${query}`, { cookie })
  const answer = (await ask('size=50')).json<{ total: number; items: { sku: string; name: string; price: unknown }[] }>()
  expect(answer).toMatchObject({ total: 2, items: [{ sku: 'V-2' }, { sku: 'V-3', name: 'Ventil V-3' }] })
  expect(answer.items[0]?.price).toEqual({ minor: 11900, currency: 'EUR' })
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
