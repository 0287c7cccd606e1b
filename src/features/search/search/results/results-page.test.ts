import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { importProducts } from '#features/storefront/product-import/public.server.ts'
import { insertSearchEvents, refreshPopularQueries, type SearchEvent } from '#features/search/search-events/public.server.ts'
import { makeSampleFeature } from '#features/search/search-api/testing/sample-documents.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const USER = '00000000-0000-4000-8000-000000000007'
const RESULTS = { path: '/search', kind: 'Global Search' as const, blocks: [{ id: 'r', type: 'search-results', props: {} }] }
const PANEL = { heading: 'Support search', documentType: 'support' }
const SUPPORT = {
  kind: 'Technical Support Search' as const,
  blocks: [{ id: 'p', type: 'search-panel', props: PANEL }],
}
const DE = { country: 'de', language: 'de' } as const

let site: TestApp
let buyer: SignedIn
beforeAll(async () => {
  site = await openTestApp([makeSampleFeature(USER)])
  await site.publish('process', [
    { path: '/' },
    { path: '/fragments/header' },
    RESULTS,
    { ...RESULTS, locale: DE },
    { ...SUPPORT, path: '/support' },
    { ...SUPPORT, path: '/help' },
    {
      path: '/fragments/search',
      blocks: [{ id: 't', type: 'search-takeover', props: { topics: [{ label: 'Spare parts', href: '/us/en/parts' }] } }],
    },
  ])
  await site.publish('sps', [RESULTS])
  await bringInto(site, 'process', { categories: [{ path: 'cocks', names: { en: 'Cocks', de: 'Hähne' } }] })
  const product = (sku: string, changes: Partial<ProductRecord> = {}): ProductRecord => ({
    sku,
    category: 'cocks',
    names: { en: `Cock ${sku}`, de: `Hahn ${sku}` },
    prices: { list: { USD: 12_300, EUR: 11_100 } },
    texts: {},
    attributes: {},
    images: [],
    documents: [],
    accessories: [],
    stock: {},
    lifecycle: 'active' as const,
    popularity: 0,
    ...changes,
  })
  const records = [
    product('C-100', { brand: 'arco', lifecycle: 'replaced', replacedBy: 'C-200' }),
    product('C-200', { brand: 'borea' }),
    product('C-300', { markets: ['de'] }),
    product('C-400', { markets: [] }),
  ]
  const lines = records.map((record) => ({ record }))
  await importProducts({ db: site.services.db, tenant: 'process', source: 'test', lines })
  await site.services.engine.rebuild(site.services.db, 'process')
  buyer = await signInAs(site, 'buyer@process.example', { id: USER })
})
afterAll(() => site.close())

const open = (url: string, headers: Record<string, string> = {}, host = 'process.localhost') =>
  site.app.inject({ url, headers: { host, accept: 'text/html', ...headers } })
const read = async (url: string, headers?: Record<string, string>): Promise<string> => (await open(url, headers)).body
const idsIn = (html: string): string[] => Array.from(html.matchAll(/data-result-id="([^"]+)"/g), ([, id]) => id ?? '')
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('what everyone may find is in the page itself, with links for everything [2.1.5]', async () => {
  const html = await read('/us/en/search?search=valve')
  expect(idsIn(html).toSorted()).toEqual(['sample:V-1001', 'sample:care', 'sample:news'])
  expect(html).toContain('href="/us/en/search?search=valve&amp;type=support"')
  expect(textOf(html)).toContain('3 results for “valve”')
})

test('nobody’s own things are in it, whoever asks [T-26]', async () => {
  const anonymous = idsIn(await read('/us/en/search?search=valve'))
  expect(idsIn(await read('/us/en/search?search=valve', { cookie: buyer.cookie }))).toEqual(anonymous)
  const orders = await read('/us/en/search?search=valve&type=Orders', { cookie: buyer.cookie })
  expect(idsIn(orders)).toEqual([])
  expect(textOf(orders)).toContain('Orders 0')
})

test('no shared cache stores an answer, neither one in front nor that of the process, and another query is answered anew', async () => {
  const { entries } = site.services.pageCache.counts()
  const answer = await open('/us/en/search?search=valve')
  const directives = String(answer.headers['cache-control']).split(', ')
  expect(directives).toContain('private')
  expect(directives).not.toContain('public')
  expect(directives.some((directive) => /^(?:s-maxage|max-age=[1-9]|stale-)/.test(directive))).toBe(false)
  expect(answer.headers['vary']).toContain('Cookie')
  expect(site.services.pageCache.counts().entries).toBe(entries)
  expect(idsIn(await read('/us/en/search?search=gauge'))).toEqual(['sample:G-2000'])
  expect(idsIn(await read('/us/en/search'))).toEqual([])
})

test('each market finds what it sells [T-26, T-32]', async () => {
  expect(idsIn(await read('/us/en/search?search=cock&type=Product')).toSorted()).toEqual(['product:C-100', 'product:C-200'])
  expect(idsIn(await read('/us/en/search?search=cock&type=Product', { cookie: 'selecteddtm=de' }))).toHaveLength(3)
  expect(idsIn(await read('/us/en/search?search=cock&type=Product', { cookie: 'selecteddtm=../' }))).toHaveLength(2)
})

test('a product shows its price, its brand and what replaced it; filters count with their siblings', async () => {
  const text = textOf(await read('/us/en/search?search=cock&type=Product&brand=borea'))
  expect(text).toContain('$123.00')
  expect(text, 'the other brand is still offered').toMatch(/arco 1/)
  const german = await read('/de/de/search?search=Hahn&type=Product&lifecycle=replaced')
  expect(textOf(german)).toMatch(/Hähne/)
  expect(german).toContain('href="/de/de/products-dynamic/C-200"')
  expect(textOf(german)).toContain('Ersetzt durch C-200')
})

test('a part number is answered first', async () => {
  const html = await read('/us/en/search?search=c200')
  expect(idsIn(html)[0]).toBe('product:C-200')
  expect(textOf(html)).toContain('The part you asked for')
})

test('the number of an old part is answered by what took its place, then by itself with a mark', async () => {
  const html = await read('/us/en/search?search=c100')
  expect(idsIn(html).slice(0, 2)).toEqual(['product:C-200', 'product:C-100'])
  expect(textOf(html)).toContain('Replaced')
})

test('the number of a part that only other markets sell says so, with the way to its page [2.6.2] [T-26]', async () => {
  for (const typed of ['C-300', 'c300', '%22C-300%22', 'C-300&type=support']) {
    const html = await read(`/us/en/search?search=${typed}`)
    expect(textOf(html), typed).toContain('C-300 is not available in United States')
    expect(html).toContain('href="/us/en/products-dynamic/C-300"')
    expect(idsIn(html)).not.toContain('product:C-300')
  }
  expect(textOf(await read('/de/de/search?search=C-100', { cookie: 'selecteddtm=cn' }))).not.toContain('nicht verfügbar')
})

test.each([
  ['where the market sells it', '/us/en/search?search=C-300', 'selecteddtm=de'],
  ['where it is not the whole number', '/us/en/search?search=C-30', ''],
  ['of a part that no market sells [T-26]', '/us/en/search?search=C-400', ''],
  ['on later pages', '/us/en/search?search=C-300&page=2', ''],
])('nothing is said of a number %s', async (_, path, cookie) => {
  expect(textOf(await read(path, { cookie }))).not.toContain('is not available in')
})

test('who is signed in hears it too, from the words of the results [T-26]', async () => {
  const ask = async (number: string, cookie = '') =>
    (await open(`/api/search/words?country=us&language=en&number=${number}`, { cookie })).json<{ unsold?: unknown }>().unsold
  expect(await ask('c-300', buyer.cookie)).toEqual({
    sku: 'C-300',
    name: 'Cock C-300',
    market: ['us'],
    marketName: 'United States',
    href: '/us/en/products-dynamic/C-300',
  })
  expect(await ask('c-300', 'selecteddtm=de')).toBeUndefined()
  expect(await ask('c-400')).toBeUndefined()
  expect((await open('/api/search/words?country=us&language=en&number=%00')).statusCode).toBe(400)
})

test('a wrong spelling is put right, and says so', async () => {
  const html = await read('/us/en/search?search=presure+guage')
  expect(idsIn(html)).toEqual(['sample:G-2000'])
  expect(textOf(html)).toMatch(/Did you mean “pressure gauge”\?/)
  expect(html).toContain('href="/us/en/search?search=%22presure+guage%22"')
})

test('nothing found: the same words elsewhere, topics, someone to ask', async () => {
  const html = await read('/us/en/search?search=gauge&type=support')
  expect(textOf(html)).toContain('Nothing found for “gauge”')
  expect(html).toContain('href="/us/en/search?search=gauge&amp;type=Product"')
  expect(html).toContain('href="/us/en/parts"')
  expect(html).toContain('href="/us/en/contact-us"')
})

test('where nothing is found at all, it says which words are known and what they find', async () => {
  const html = await read('/us/en/search?search=%22flurblequax+gauge%22')
  expect(textOf(html)).toContain('We found nothing for “flurblequax”.')
  expect(textOf(html)).toContain('We understood “gauge”.')
  expect(html).toContain('href="/us/en/search?search=gauge"')
  const answer = await askWords('search=%22flurblequax+gauge%22&nearest=true')
  expect(answer.json()).toMatchObject({
    understood: { known: ['gauge'], unknown: ['flurblequax'], nearest: [{ query: 'gauge', count: 1 }] },
  })
  expect((await askWords('search=gauge')).json(), 'only where nothing was found').not.toHaveProperty('understood')
})

test('filters stand beside everything as well, and narrow it', async () => {
  const all = await read('/us/en/search?search=cock')
  expect(textOf(all)).toMatch(/Brand .*borea 1/)
  expect(idsIn(await read('/us/en/search?search=cock&brand=borea'))).toEqual(['product:C-200'])
})

test('what others look for with the same words is offered, but nobody’s own words [T-26]', async () => {
  const DAY_MS = 86_400_000
  const now = site.services.clock.now()
  const ask = (query: string, count: number, days: number, results = 3): SearchEvent[] =>
    Array.from({ length: count }, (_, at) => ({
      ...{ kind: 'search' as const, query, type: null, language: 'en', results, documentId: null, requestId: null },
      ...{ tags: [], isFromPage: true, at: new Date(now.getTime() - ((at % days) + 1) * DAY_MS) },
    }))
  await withTenant(site.services.db, 'process', async (tx) => {
    await insertSearchEvents(tx, [
      ...ask('cock for steam', 6, 4),
      ...ask('cock nobody else wants', 4, 4),
      ...ask('cock of one day', 9, 1),
      ...ask('cock of order 4500012345', 9, 4),
      ...ask('cock that does not exist', 9, 4, 0),
      ...ask('gauge', 9, 4),
    ])
    await refreshPopularQueries(tx, now)
  })
  const related =
    /<nav[^>]+aria-label="Others also searched for".*?<\/nav>/s.exec(await read('/us/en/search?search=cock'))?.[0] ?? ''
  expect(Array.from(related.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual(['/us/en/search?search=cock+for+steam'])
  expect(await read('/de/de/search?search=cock'), 'in their own language').not.toContain('cock+for+steam')
})

test.each([
  ['markup', '"><script>alert(1)</script><em>x</em>'],
  ['a pattern', '%_\\*'],
  ['SQL', "'); drop table page; --"],
  ['NUL', 'a\0b'],
  ['half a character', 'x\uD800'],
  ['8,000 characters', 'x'.repeat(8000)],
])('%s in the address is text', async (_, query) => {
  const answer = await open(
    `/us/en/search?search=${encodeURIComponent(query.toWellFormed())}&brand=${encodeURIComponent(query.toWellFormed())}`,
  )
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('<script>alert')
  expect(answer.body).not.toContain('<em>x')
})

const withoutTable = async <Result>(table: string, work: () => Promise<Result>): Promise<Result> => {
  const away = `${table}_away`
  await sql`alter table ${sql.table(table)} rename to ${sql.table(away)}`.execute(site.database.owner)
  try {
    return await work()
  } finally {
    await sql`alter table ${sql.table(away)} rename to ${sql.table(table)}`.execute(site.database.owner)
  }
}
/** Without what waits for the script. */
const withoutTemplates = (html: string): string => html.replace(/<template.*?<\/template>/gs, '')

test.each([
  ['the engine', 'search_segment', '/us/en/search?search=cock&type=Product&brand=arco'],
  ['the engine behind a small search', 'search_segment', '/us/en/support?search=cock&type=support'],
  ['what names and prices are read from', 'category', '/us/en/search?search=cock&type=Product&brand=arco'],
])('when %s breaks, the page is drawn with the empty result and a way to try again [8.8.2]', async (_, table, path) => {
  const answer = await withoutTable(table, () => open(path))
  expect(answer.statusCode).toBe(200)
  const html = withoutTemplates(answer.body)
  expect(textOf(html)).toMatch(/No results right now .* Try again/)
  expect(textOf(html)).not.toContain('Nothing found')
  const again = /<form(?:(?!<form).)*?Try again.*?<\/form>/s.exec(html)?.[0] ?? ''
  const fields = Array.from(again.matchAll(/name="(\w+)" value="(\w+)"/g), ([, name = '', value = '']) => [name, value])
  expect(new URLSearchParams(fields).toString()).toBe(path.split('?')[1])
  expect(withoutTemplates((await open(path)).body)).not.toContain('Try again')
})

test('a small search finds its one type on its own page, and leads to the results page from others [2.2.16]', async () => {
  const html = await read('/us/en/support?search=valve&type=Product')
  expect(idsIn(html)).toEqual(['sample:care'])
  expect(html).toContain('data-page-kind="Technical Support Search"')
  const elsewhere = await read('/us/en/help?search=valve')
  expect(idsIn(elsewhere)).toEqual([])
  expect(elsewhere).toMatch(/<form[^>]+action="\/us\/en\/search"/)
  expect(elsewhere).toContain('name="type" value="support"')
})

test.each([
  ['/us/en/search?search=valve', 'Global Search'],
  ['/us/en/search?search=valve&type=Product', 'Global Search'],
  ['/us/en/search?search=C-100&type=Sku', 'Product Detail SKU Search'],
  ['/us/en/search?search=C-100&type=HybrisSku', 'Product Detail SKU Search'],
  ['/us/en/search?search=4711&type=Orders', 'Order Status Search'],
  ['/us/en/search?search=4711&type=constructor', 'Global Search'],
])('%s is a page of the kind %s [2.2.16]', async (path, kind) => {
  expect(await read(path)).toContain(`<body data-page-kind="${kind}"`)
})

test('another tenant finds its own', async () => {
  const answer = await open('/us/en/search?search=cock', {}, 'sps.localhost')
  expect(idsIn(answer.body)).toEqual([])
  expect((await open('/us/en/search?search=cock', {}, 'aerobt.localhost')).statusCode).toBe(404)
})

const askWords = (query: string, host = 'process.localhost', cookie = '') =>
  site.app.inject({ url: `/api/search/words?country=us&language=de&${query}`, headers: { host, cookie } })

test('words of results: names in the language, prices and replacements of the market', async () => {
  const answer = await askWords('path=cocks&family=Cocks&sku=C-100&sku=C-300&topics=true')
  expect(answer.json()).toEqual({
    categories: { cocks: 'Hähne' },
    families: { Cocks: 'Hähne' },
    products: {
      'C-100': {
        price: { minor: '12300', currency: 'USD' },
        replacement: { label: 'C-200', href: '/us/de/products-dynamic/C-200' },
      },
    },
    topics: [],
    related: [],
  })
  expect((await askWords('sku=C-100', 'sps.localhost')).json()).toMatchObject({ products: {} })
})

test.each(['sku=%00', `sku=${'x'.repeat(201)}`, 'topics=maybe', Array.from({ length: 201 }, () => 'sku=a').join('&')])(
  'words are refused: %s',
  async (query) => expect((await askWords(query)).statusCode).toBe(400),
)
