import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCategories } from '#features/storefront/catalogue/testing/insert-categories.ts'
import { importProducts } from '#features/storefront/product-import/public.server.ts'
import { listProducts } from '#features/storefront/catalogue/product/product.store.ts'
import { buildCategoryIndexes } from '#features/storefront/catalogue/category-index/build-category-indexes.service.ts'
import { readListing, type ListingRequest } from '#features/storefront/catalogue/category-index/listing.store.ts'
import { makeCategory } from '#features/storefront/catalogue/testing/make-category.ts'
import { checkRecord } from '#features/storefront/catalogue/product/product.rules.ts'
import { CONTENT_CHANNEL } from '#features/site/content/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const valves = makeCategory('valves')
const ball = makeCategory('valves/ball', valves)
const globe = makeCategory('valves/globe', valves, 1)
const seats = { ...makeCategory('valves/seats', valves, 2), markets: ['jp', 'us'] }
const metal = makeCategory('valves/seats/metal', seats)
const pumps = makeCategory('pumps', undefined, 1)

const product = (sku: string, category: string, more: object) => checkRecord({ sku, category, names: { en: sku }, ...more })
const priced = (USD: number, pl: string, de: string) => ({ prices: { list: { USD } }, names: { en: de, pl, de } })
const PRODUCTS = [
  product('B-1', 'valves/ball', {
    popularity: 9,
    brand: 'halden',
    attributes: { size: 25, seal: 'EPDM' },
    stock: { us: 3 },
    ...priced(9000, 'Żuraw', 'Ähnlich'),
  }),
  product('B-2', 'valves/ball', {
    popularity: 7,
    brand: 'norva',
    attributes: { size: 50, seal: 'EPDM' },
    markets: ['us'],
    ...priced(30_000, 'Łopata', 'Zebra'),
  }),
  product('B-3', 'valves/ball', {
    popularity: 5,
    brand: 'halden',
    attributes: { size: 50, seal: 'PTFE' },
    stock: { us: 0 },
    ...priced(2000, 'Lampa', 'Bach'),
  }),
  product('G-1', 'valves/globe', { popularity: 8, brand: 'norva', attributes: { size: 25 }, markets: ['cn', 'us'] }),
  product('S-1', 'valves/seats/metal', { popularity: 9, attributes: { bore: 1 }, markets: ['jp', 'pl'] }),
  product('P-1', 'pumps', { brand: 'halden', attributes: { size: 25 } }),
]

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await withTenant(db, 'process', async (tx) => {
    await insertCategories(tx, [valves, ball, globe, seats, metal, pumps])
    await sql`
      insert into market_currency (country_code, currency, valid_from)
      values ('', 'EUR', '2000-01-01'), ('us', 'USD', '2000-01-01'), ('pl', 'PLN', '2000-01-01')`.execute(tx)
    await sql`insert into attribute (key, names, is_facet) values ('size', '{}', true), ('seal', '{}', true)`.execute(tx)
  })
  await importProducts({ db, tenant: 'process', source: 'test', lines: PRODUCTS })
  await buildCategoryIndexes(db, 'process')
})
afterAll(() => database.close())

const ask = (request: Partial<ListingRequest> = {}, tenant: 'process' | 'sps' = 'process') =>
  withTenant(database.db, tenant, async (tx) => {
    const listing = await readListing(tx, { categoryId: valves.id, market: ['us'], chosen: {}, skip: 0, take: 10, ...request })
    const rows = await listProducts(tx, listing.ids)
    const counts = Object.fromEntries(listing.counts.map(({ facet, value, count }) => [`${facet}=${value}`, count]))
    return { total: listing.total, skus: rows.map(({ sku }) => sku), counts }
  })

test('a category lists what stands in it and below it, the most wanted first', async () => {
  expect(await ask()).toMatchObject({ total: 4, skus: ['B-1', 'G-1', 'B-2', 'B-3'] })
  expect(await ask({ categoryId: ball.id })).toMatchObject({ total: 3, skus: ['B-1', 'B-2', 'B-3'] })
})

test('pages follow each other', async () => {
  expect((await ask({ take: 2 })).skus).toEqual(['B-1', 'G-1'])
  expect((await ask({ skip: 2, take: 2 })).skus).toEqual(['B-2', 'B-3'])
  expect((await ask({ skip: 4, take: 2 })).skus).toEqual([])
})

test('a country sees only what it may, in rows and in counts [T-26]', async () => {
  const china = await ask({ market: ['cn'] })
  expect(china).toMatchObject({ total: 3, skus: ['B-1', 'G-1', 'B-3'] })
  expect(china.counts).toMatchObject({ 'brand=norva': 1, 'size=50': 1 })
  expect(await ask({ market: ['pl'] })).toMatchObject({ total: 2, skus: ['B-1', 'B-3'] })
})

test('what stands in a category is listed above it only where both are sold [T-26]', async () => {
  expect((await ask({ market: ['jp'] })).skus).toContain('S-1')
  for (const country of ['pl', 'us']) expect((await ask({ market: [country] })).skus).not.toContain('S-1')
})

test('values of one facet add up, facets narrow each other, and counts say what one more choice would give', async () => {
  const chosen = await ask({ chosen: { brand: ['halden'], size: ['50'] } })
  expect(chosen).toMatchObject({ total: 1, skus: ['B-3'] })
  expect(chosen.counts).toMatchObject({
    'brand=halden': 1,
    'brand=norva': 1,
    'size=25': 1,
    'size=50': 1,
    'seal=EPDM': 0,
    'seal=PTFE': 1,
  })
  expect((await ask({ chosen: { brand: ['halden', 'norva'], size: ['50'] } })).skus).toEqual(['B-2', 'B-3'])
  expect((await ask({ chosen: { stock: ['in'] } })).skus).toEqual(['B-1'])
})

test('a value that nothing here has finds nothing, and the others are still counted', async () => {
  const none = await ask({ chosen: { brand: ['nobody'] } })
  expect(none).toMatchObject({ total: 0, skus: [] })
  expect(none.counts).toMatchObject({ 'brand=halden': 2, 'size=25': 0 })
})

test.each([
  ['name', 'de', ['B-1', 'B-3', 'G-1', 'B-2']],
  ['name', 'pl', ['G-1', 'B-3', 'B-2', 'B-1']],
  ['sku', 'de', ['B-1', 'B-2', 'B-3', 'G-1']],
  ['price', 'de', ['B-3', 'B-1', 'B-2', 'G-1']],
  ['price-desc', 'de', ['B-2', 'B-1', 'B-3', 'G-1']],
  ['newest', 'de', ['G-1', 'B-3', 'B-2', 'B-1']],
] as const)('by %s in %s', async (sort, language, skus) => {
  expect((await ask({ sort, language })).skus).toEqual(skus)
  const [first, second] = [await ask({ sort, language, take: 2 }), await ask({ sort, language, skip: 2, take: 2 })]
  expect([...first.skus, ...second.skus]).toEqual(skus)
  expect((await ask({ sort, language, skip: 9 })).skus).toEqual([])
})

test('an order holds what is chosen and where one shops, nothing else', async () => {
  expect(await ask({ sort: 'price', market: ['pl'], chosen: { brand: ['halden'] } })).toMatchObject({
    total: 2,
    skus: ['B-3', 'B-1'],
  })
})

test('prices are counted in bands of the currency and chosen to the cent', async () => {
  expect((await ask()).counts).toMatchObject({ 'price=20-50': 1, 'price=50-100': 1, 'price=200-500': 1 })
  expect((await ask({ chosen: { price: ['20..90'] } })).skus).toEqual(['B-1', 'B-3'])
  expect((await ask({ chosen: { price: ['20.01..90'] } })).skus).toEqual(['B-1'])
  expect((await ask({ chosen: { price: ['90..'], stock: ['in'] } })).skus).toEqual(['B-1'])
  expect((await ask({ chosen: { price: ['..10'] } })).skus).toEqual([])
})

test('a currency without prices finds none of a range, and keeps the usual order', async () => {
  expect(await ask({ currency: 'GBP', chosen: { price: ['1..'] } })).toMatchObject({ total: 0 })
  const byPrice = await ask({ currency: 'GBP', sort: 'price' })
  expect(byPrice.skus).toEqual(['B-1', 'G-1', 'B-2', 'B-3'])
  expect(Object.keys(byPrice.counts).filter((key) => key.startsWith('price'))).toEqual([])
})

test('a range of a number is what lies in it', async () => {
  expect((await ask({ chosen: { size: ['20..30'] } })).skus).toEqual(['B-1', 'G-1'])
  expect((await ask({ chosen: { size: ['26..'], seal: ['EPDM'] } })).skus).toEqual(['B-2'])
  expect((await ask({ chosen: { seal: ['1..2'] } })).total).toBe(0)
})

test('by an attribute: measures by size, what has none last, page by page', async () => {
  expect((await ask({ sort: 'attr.size' })).skus).toEqual(['B-1', 'G-1', 'B-2', 'B-3'])
  expect((await ask({ sort: 'attr.size-desc' })).skus).toEqual(['B-2', 'B-3', 'B-1', 'G-1'])
  expect((await ask({ sort: 'attr.seal-desc', skip: 1, take: 3 })).skus).toEqual(['B-1', 'B-2', 'G-1'])
})

test('pages that were drawn from the old category index are dropped', async () => {
  const client = new pg.Client(database.appConfig)
  await client.connect()
  await client.query(`listen ${CONTENT_CHANNEL}`)
  const heard = once(client, 'notification')
  await buildCategoryIndexes(database.db, 'process')
  expect(await heard).toMatchObject([{ payload: 'process' }])
  await client.end()
})

test('a category index that is built again holds what is there now', async () => {
  const lines = [product('B-4', 'valves/ball', { popularity: 1 })]
  await importProducts({ db: database.db, tenant: 'process', source: 'later', lines })
  expect(await ask()).toMatchObject({ total: 4 })
  await Promise.all([buildCategoryIndexes(database.db, 'process'), buildCategoryIndexes(database.db, 'process')])
  expect(await ask()).toMatchObject({ total: 5, skus: ['B-1', 'G-1', 'B-2', 'B-3', 'B-4'] })
})

test('another tenant finds nothing', async () => {
  expect(await ask({}, 'sps')).toEqual({ total: 0, skus: [], counts: {} })
})
