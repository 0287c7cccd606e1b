import http from 'node:http'
import { expect, fetchPlain, site, plainTest as test } from './site.fixture.ts'
import { countRequests, listResources } from '../bench/pages/page-resources.rules.ts'
import { LOCALE_PATHS, TENANT_KEYS, type TenantKey } from './world.ts'

/** What a visitor waits for before the first line: one round of a fresh connection holds about so much. */
const MOST_HTML = 10_240
const FORM_PAGE = '/contact-us'
/** A page with a form holds every country twice, for those without script. */
const MOST_WITH_LISTS = 16_000
/** Facets and a page of products: not within the round of the others yet. */
const MOST_LISTING = 10_900
const MOST_STYLE = 16_000

/** As it travels to a browser that takes gzip. */
const weigh = (tenant: TenantKey, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { host, port } = new URL(site(tenant))
    const headers = { host, 'accept-encoding': 'gzip' }
    const request = http.get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      expect([answer.statusCode, answer.headers['content-encoding']], path).toEqual([200, 'gzip'])
      let size = 0
      answer.on('data', (part: Buffer) => (size += part.length)).once('end', () => resolve(size))
    })
    request.once('error', reject)
  })

/** One page of each kind. */
const findPages = async (tenant: TenantKey, locale: string): Promise<string[]> => {
  const linksOf = async (path: string, pattern: RegExp): Promise<string | undefined> =>
    pattern.exec((await fetchPlain(tenant, path)).body)?.[1]
  const category = await linksOf(`${locale}/products`, /href="([^"]+\/products\/[^"/?]+)"/)
  const found = [
    category,
    await linksOf(locale, /href="([^"]+\/news\/[^"]+)"/),
    await linksOf(category ?? '', /href="([^"]+\/products-dynamic\/[^"?]+)"/),
  ]
  expect(found, 'a listing, an article and a product').not.toContain(undefined)
  const plain = ['', '/products', '/our-brands', '/search', '/search?search=sensor', '/dealers', '/services', FORM_PAGE]
  const tools = ['/product-replacement', '/product-schedule', '/select-products', '/compare', '/error/404']
  return [...[...plain, ...tools].map((page) => `${locale}${page}`), ...found.map(String)]
}

const mostOf = (path: string): number => {
  if (path.endsWith(FORM_PAGE)) return MOST_WITH_LISTS
  return path.includes('/products/') ? MOST_LISTING : MOST_HTML
}

const listHeavy = async (tenant: TenantKey): Promise<string[]> => {
  const heavy: string[] = []
  const check = async (path: string): Promise<void> => {
    const size = await weigh(tenant, path)
    if (size > mostOf(path)) heavy.push(`${tenant}${path}: ${size} bytes`)
  }
  for (const locale of LOCALE_PATHS) await check(locale)
  // Those whose letters take the most bytes.
  for (const locale of ['/pl/pl', '/cn/zh']) for (const path of await findPages(tenant, locale)) await check(path)
  return heavy
}

test('pages weigh little, whatever the site and the language', async () => {
  const heavy: string[] = []
  for (const tenant of TENANT_KEYS) heavy.push(...(await listHeavy(tenant)))
  expect(heavy, `more than ${MOST_HTML} bytes of HTML, gzipped`).toEqual([])
})

/** With styles, script, fonts and pictures before anybody scrolls; the most of each kind that a page may need. */
const MOST_REQUESTS = 20
const MOST_SCRIPT = 20_000

test('a visitor’s first page fetches few files, and little script', async () => {
  const pages = (await findPages('sps', '/us/en')).filter((path) =>
    /^\/us\/en(?:$|\/(?:products|news|products-dynamic)\/|\/search\?)/.test(path),
  )
  expect(pages).toHaveLength(5)
  const heavy: string[] = []
  for (const path of pages) {
    const resources = listResources((await fetchPlain('sps', path)).body)
    const script = (await Promise.all(resources.scripts.map((url) => weigh('sps', url)))).reduce((sum, size) => sum + size, 0)
    const requests = countRequests(resources)
    if (requests > MOST_REQUESTS || script > MOST_SCRIPT) heavy.push(`${path}: ${requests} requests, ${script} bytes of script`)
  }
  expect(heavy).toEqual([])
})

test('what a page waits for to be drawn weighs little', async () => {
  const { body } = await fetchPlain('hbtbt', '/us/en')
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const sizes = await Promise.all(sheets.map((sheet) => weigh('hbtbt', sheet)))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_STYLE)
})
