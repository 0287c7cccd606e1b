import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '#features/storefront/catalogue/public.server.ts'
import { insertCategories } from '#features/storefront/catalogue/testing/insert-categories.ts'
import { hashCountries } from '#features/site/navigation/public.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const picture = { src: '/valves.svg', alt: '', width: 40, height: 32 }

const category = (path: string, parent?: Category, markets: string[] | null = null): Category => {
  const slug = path.split('/').at(-1) ?? path
  const names = { en: `The ${slug}`, de: `Die ${slug}`, fr: slug, es: slug, pl: slug, zh: slug }
  const place = { slug, path, depth: path.split('/').length, position: 0, pictureFamily: 'control-valve' }
  return {
    id: randomUUID(),
    parentId: parent?.id ?? null,
    ...place,
    names,
    texts: { ...names, en: `Words about ${slug}.` },
    image: picture,
    markets,
  }
}

const valves = category('valves')
const globe = category('valves/globe', valves)
const tree = [
  valves,
  globe,
  category('valves/globe/small', globe),
  category('valves/globe/steam', globe, ['us', 'de']),
  category('valves/angle', valves),
  category('radios', undefined, ['us']),
]
const columns = { columns: [{ heading: 'What we do', links: [{ label: 'Repair', href: '/us/en/services' }] }] }
const fragment = { template: 'fragment-template', kind: 'Fragment' } as const

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await withTenant(site.services.db, 'process', (tx) => insertCategories(tx, tree))
  await site.publish('process', [
    { path: '/fragments/navigation/services', ...fragment, blocks: [{ id: 'columns', type: 'nav-columns', props: columns }] },
    { path: '/fragments/other', ...fragment, blocks: [{ id: 'columns', type: 'nav-columns', props: columns }] },
  ])
})
afterAll(() => site.close())

type Headers = Readonly<Record<string, string>>
const get = (path: string, headers: Headers = {}, host = 'process.localhost') =>
  site.app.inject({ url: `/us/en${path}`, headers: { host, ...headers } })

const five = ['us', 'ca', 'mx', 'gb', 'de']
const without = ['gb', 'fr', 'es', 'pl', 'cn']
const hashed = (countries: readonly string[], page = '/by-category') =>
  `${page}.external.dpcCountryList.${hashCountries(countries)}.en.html`

describe('the product menu', () => {
  test('has the second level, each entry with the address of what lies below [2.2.6] [2.3.2] [7.7.2]', async () => {
    const { statusCode, body, headers } = await get('/by-category.external.usen.html')
    expect(statusCode).toBe(200)
    expect(body).toContain('href="/us/en/products/valves" data-subnav="/us/en/by-category/valves.external"')
    expect(body).toContain('{&quot;navTitle&quot;:&quot;The valves&quot;}')
    expect(body).not.toContain('globe')
    expect(body).not.toContain('<html')
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding', 'x-robots-tag': 'noindex' })
  })

  test.each(['/by-category', '/by-category.html', '/by-category.external.html'])(
    'is for the country of the address at %s, and for those of the header [2.2.6]',
    async (path) => {
      const own = await get(path)
      expect(own.statusCode).toBe(200)
      expect(own.body).toContain('href="/us/en/products/radios"')
      expect(own.body).not.toContain('<html')
      expect(own.headers.vary).toContain('countryListForDPC')
      const french = await get(path, { countryListForDPC: 'fr' })
      expect(french.body).toContain('href="/us/en/products/valves"')
      expect(french.body).not.toContain('radios')
      expect((await get(path)).body).toBe(own.body)
      expect((await get(path, { countryListForDPC: '../' })).statusCode).toBe(400)
    },
  )

  test('has the third and fourth level of a category, and its picture and words [1.0.3, 2.3.2]', async () => {
    const { body } = await get('/by-category/valves.external.usen.html')
    for (const path of ['valves', 'valves/globe', 'valves/globe/small', 'valves/globe/steam', 'valves/angle'])
      expect(body).toContain(`href="/us/en/products/${path}"`)
    expect(body).toContain('src="/valves.svg"')
    expect(body).toContain('Words about valves.')
  })

  test('shows what is sold in one of the countries at least [2.3.5]', async () => {
    const [us, gb, both] = await Promise.all(['usen', 'gben', 'gbusen'].map((name) => get(`/by-category.external.${name}.html`)))
    expect(us?.body).toContain('radios')
    expect(gb?.body).not.toContain('radios')
    expect(both?.body).toContain('radios')
    expect((await get('/by-category/valves.external.gben.html')).body).not.toContain('steam')
    expect((await get('/by-category/radios.external.gben.html')).statusCode).toBe(404)
  })

  test('answers without .external and below /products too [2.3.7] [7.7.1]', async () => {
    const { body } = await get('/by-category.external.usen.html')
    for (const path of ['/by-category.usen.html', '/products.external.usen.html', '/products.usen.html'])
      expect((await get(path, { payload: '{"navTitle":"Produkte \\u4ea7"}', countryListForDPC: 'us' })).body).toBe(body)
  })

  test('speaks the language of its address', async () => {
    const { body } = await site.app.inject({
      url: '/de/de/by-category.external.usde.html',
      headers: { host: 'process.localhost' },
    })
    expect(body).toContain('Die valves')
    expect(body).toContain('href="/de/de/products/valves"')
  })

  test('belongs to its tenant alone', async () => {
    expect((await get('/by-category.external.usen.html', {}, 'sps.localhost')).body).not.toContain('valves')
    expect((await get('/by-category/valves.external.usen.html', {}, 'sps.localhost')).statusCode).toBe(404)
  })
})

test('an author’s flyout is a fragment [2.3.2] [7.7.2]', async () => {
  const { body } = await get('/fragments/navigation/services.external.usen.html')
  expect(body).toMatch(/<h2>What we do<\/h2>.*href="\/us\/en\/services"/)
  expect((await get('/fragments/navigation/services.external.usen.html', {}, 'sps.localhost')).statusCode).toBe(404)
  expect((await get('/fragments/navigation/none.external.usen.html')).statusCode).toBe(404)
})

test.each([
  '/by-category.external.usen.json',
  '/by-category.external.usde.html',
  '/by-category.external.us.en.html',
  '/by-category/valves/globe.external.usen.html',
  '/by-category/none.external.usen.html',
  '/fragments/other.external.usen.html',
  '/fragments/header.external.usen.html',
  '/secure/process-home.external.usen.html',
  '/about.usen.html',
])('%s is not known [T-31]', async (path) => expect((await get(path)).statusCode).toBe(404))

describe('a long list of countries', () => {
  test('travels as a header beside its hash, and caches are told so [2.3.6] [7.7.1]', async () => {
    const { statusCode, body, headers } = await get(hashed(five), { countryListForDPC: five.join() })
    expect(statusCode).toBe(200)
    expect(body).toContain('radios')
    expect(headers).toMatchObject({ vary: 'Accept-Encoding, countryListForDPC', 'cache-control': 'public, max-age=300' })
  })

  test.each([
    ['no list', {}],
    ['another list than the hash names', { countryListForDPC: without.join() }],
    ['a path', { countryListForDPC: '../../etc' }],
    ['words', { countryListForDPC: 'us,germany' }],
  ])('is refused with %s [T-30]', async (_, headers: Headers) => {
    const { statusCode, headers: answered } = await get(hashed(five), headers)
    expect(statusCode).toBe(400)
    expect(answered['cache-control']).toBe('no-store')
  })

  test('cannot be poisoned: whoever sends a wrong list changes nobody’s menu [T-30]', async () => {
    const [address, poison] = [hashed(without, '/products'), { countryListForDPC: 'us,ca,mx,gb,de' }]
    expect((await get(address, poison)).statusCode).toBe(400)
    expect((await get(address, { countryListForDPC: without.join() })).body).not.toContain('radios')
    expect((await get(address, poison)).statusCode).toBe(400)
  })
})

test.each(['{', '"x"', `{"navTitle":"${'x'.repeat(2000)}"}`])(
  'a payload that is not small JSON is refused: %s [T-30]',
  async (payload) => {
    expect((await get('/by-category.external.usen.html', { payload })).statusCode).toBe(400)
  },
)

test('the payload changes nothing, so nothing of it is kept for others [T-30]', async () => {
  const payload = JSON.stringify({ navTitle: '<script>alert(1)</script>', countries: ['us'] })
  const { body } = await get('/by-category.external.fren.html', { payload })
  expect(body).not.toContain('alert')
  expect(body).not.toContain('radios')
  expect((await get('/by-category.external.fren.html')).body).toBe(body)
})

test('a thousand made-up addresses and lists cost no memory [T-31]', async () => {
  const letters = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const pick = (seed: number): string[] =>
    Array.from({ length: 5 }, (_, at) => codes[(seed * 7 + at * 131) % codes.length] ?? 'us')
  const { counts } = site.services.pageCache
  await get('/by-category.external.usen.html')
  const before = counts()
  for (let seed = 0; seed < 1000; seed += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const countries = pick(seed + at)
        return at % 2 === 0
          ? get(`/by-category.external.${countries[0]}en.html`)
          : get(hashed([...new Set(countries)]), { countryListForDPC: countries.join() })
      }),
    )
  // One answer for each set of countries that makes a difference: us, de, both, neither; short and hashed.
  expect(counts().entries - before.entries).toBeLessThanOrEqual(8)
  expect(counts().bytes - before.bytes).toBeLessThan(40_000)
})

describe('with 5,000 categories', () => {
  beforeAll(async () => {
    const top = Array.from({ length: 60 }, (_, at) => category(`top-${at}`))
    const middle = Array.from({ length: 20 }, (_, at) => category(`top-0/middle-${at}`, top[0]))
    const bottom = Array.from({ length: 4920 }, (_, at) => {
      const parent = middle[at % middle.length]
      return category(`${parent?.path}/bottom-${at}`, parent)
    })
    await withTenant(site.services.db, 'hpsbt', (tx) => insertCategories(tx, [...top, ...middle, ...bottom]))
    const entries = [{ label: 'Products', href: '/us/en/products', flyout: 'product', subnav: '/us/en/by-category.external' }]
    const header = { id: 'header', type: 'site-header', props: { brand: 'Halden', entries } }
    await site.publish('hpsbt', [{ path: '/fragments/header', ...fragment, blocks: [header] }, { path: '/about' }])
  })

  test('a page holds the first level and no other [1.0.3, 2.3.4]', async () => {
    const { body } = await get('/about', {}, 'hpsbt.localhost')
    expect(body).toContain('data-subnav="/us/en/by-category.external"')
    expect(body).toContain('{&quot;navTitle&quot;:&quot;Products&quot;')
    expect(body).not.toMatch(/top-|middle-|bottom-/)
    expect(body.length).toBeLessThan(20_000)
  })

  test('every fragment stays small, and leads on to the rest [2.3.4]', async () => {
    const level = (await get('/by-category.external.usen.html', {}, 'hpsbt.localhost')).body
    expect(level.match(/data-subnav=/g)).toHaveLength(40)
    expect(level.length).toBeLessThan(30_000)
    const groups = (await get('/by-category/top-0.external.usen.html', {}, 'hpsbt.localhost')).body
    expect(groups.match(/<h3>/g)).toHaveLength(12)
    expect(groups.match(/bottom-\d+"/g)).toHaveLength(12 * 8)
    expect(groups.match(/>See all</g)).toHaveLength(12 + 1)
    expect(groups.length).toBeLessThan(30_000)
  })
})
