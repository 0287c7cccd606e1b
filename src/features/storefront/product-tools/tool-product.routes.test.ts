import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCatalogue, makeProduct } from '#features/storefront/product-tools/testing/tool-catalogue.ts'
import type { Answer } from '#features/storefront/product-tools/replacement/replacement.rules.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { tenants: { process: { flags: { hideCurrency: true } } } })
  const products = [
    makeProduct('HS-10'),
    makeProduct('HS-5', { lifecycle: 'replaced', replacedBy: 'HS-10' }),
    makeProduct('HS-1', { lifecycle: 'replaced', replacedBy: 'HS-5' }),
    makeProduct('HS-7', { lifecycle: 'obsolete' }),
    makeProduct('HS-3000-25'),
    makeProduct('HS-3000-40', { prices: {}, accessories: ['HS-10', 'CAM-1'] }),
    makeProduct('HS-PL', { markets: ['pl'] }),
    makeProduct('HS-OLD', { lifecycle: 'replaced', replacedBy: 'HS-PL' }),
    makeProduct('CAM-1', {
      category: 'video-cameras',
      attributes: { daily_recording: 20 },
      accessories: ['HS-3000-25', 'HS-10', 'HS-PL', 'HS-7', 'HS-GONE'],
    }),
  ]
  const references = [
    { maker: 'Kestrel', number: 'KC 100', sku: 'HS-10' },
    { maker: 'Kestrel', number: 'KC 200', sku: 'HS-1' },
    { maker: 'Kestrel', number: 'KC 300', sku: 'HS-PL' },
  ]
  await fillCatalogue(site, 'sps', products, references)
  await fillCatalogue(site, 'process', [makeProduct('HP-1')])
})
afterAll(() => site.close())

type Caller = { readonly host?: string; readonly cookie?: string }
const headersOf = ({ host = 'sps.localhost', cookie = '' }: Caller) => ({ host, cookie, origin: `http://${host}` })
const post = (path: string, payload: object | string, caller: Caller = {}) =>
  site.app.inject({
    method: 'POST',
    url: `/api/schedules/${path}`,
    payload,
    headers: { ...headersOf(caller), 'content-type': 'application/json' },
  })
const US = { country: 'us', language: 'en' }

const replace = async (numbers: readonly string[], caller: Caller = {}) => {
  const answer = await post('replacements', { ...US, numbers }, caller)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ answers: Answer[]; products: ToolProduct[] }>()
}
const sketch = ({ answers }: { answers: Answer[] }) =>
  answers.map(({ asked, state, finds }) => [
    asked,
    state,
    ...finds.map(({ sku, reason, percent }) => `${sku} ${reason.kind} ${percent}`),
  ])

describe('replacements', () => {
  test('are found by number, spelling, succession, other makers’ numbers and beginnings, in the order of the list [2.2.11]', async () => {
    const result = await replace(['HS-10', 'hs 1o', 'HS-1', 'Kestrel KC-100', 'kc200', 'HS-7', 'HS-3000', 'nothing'])
    expect(sketch(result)).toEqual([
      ['HS-10', 'found', 'HS-10 same 100'],
      ['hs 1o', 'found', 'HS-10 spelling 97'],
      ['HS-1', 'found', 'HS-10 successor 90'],
      ['Kestrel KC-100', 'found', 'HS-10 reference 85'],
      ['kc200', 'found', 'HS-10 reference 75'],
      ['HS-7', 'ended'],
      ['HS-3000', 'found', 'HS-3000-25 beginning 50', 'HS-3000-40 beginning 50'],
      ['nothing', 'none'],
    ])
    expect(result.products.map(({ sku }) => sku)).toEqual(['HS-10', 'HS-3000-25', 'HS-3000-40'])
    expect(result.products[0]).toMatchObject({
      name: 'Valve HS-10',
      href: '/us/en/products-dynamic/HS-10',
      price: { minor: '10050', currency: 'USD' },
    })
  })

  test('that a market does not sell read as not found there, by whatever way one asks [T-26]', async () => {
    const numbers = ['HS-PL', 'HSPL', 'KC 300', 'HS-OLD']
    expect(sketch(await replace(numbers)).map(([, state, ...finds]) => [state, ...finds])).toEqual([
      ['none'],
      ['none'],
      ['none'],
      ['ended'],
    ])
    const inPoland = await replace(numbers, { cookie: 'selecteddtm=pl' })
    expect(sketch(inPoland).map(([, , find]) => find)).toEqual([
      'HS-PL same 100',
      'HS-PL spelling 97',
      'HS-PL reference 85',
      'HS-PL successor 95',
    ])
  })

  test.each(['selecteddtm=..%2Fpl', 'selecteddtm=pl%0d%0aX: 1', 'selecteddtm=zzzz', 'dtm=__proto__'])(
    'of a cookie %s are those of the address [T-32]',
    async (cookie) => {
      expect(sketch(await replace(['HS-PL'], { cookie }))).toEqual([['HS-PL', 'none']])
    },
  )

  test('of another tenant are unknown', async () => {
    expect(sketch(await replace(['HS-10', 'KC 100'], { host: 'process.localhost' }))).toEqual([
      ['HS-10', 'none'],
      ['KC 100', 'none'],
    ])
  })

  test('of five hundred numbers come at once', async () => {
    const numbers = Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? `HS-${at}` : `KC ${at}`))
    expect((await replace(numbers)).answers).toHaveLength(500)
  })

  test.each([
    ['nothing', {}],
    ['no numbers', { ...US, numbers: [] }],
    ['too many numbers', { ...US, numbers: Array.from({ length: 501 }, (_, at) => `HS-${at}`) }],
    ['a number that is too long', { ...US, numbers: ['x'.repeat(101)] }],
    ['control characters', { ...US, numbers: ['HS\u0000'] }],
    ['something else', { ...US, numbers: [7] }],
    ['a market by the body', { ...US, numbers: ['HS-PL'], market: ['pl'] }],
    ['no language', { country: 'us', language: 'xx', numbers: ['HS-1'] }],
    ['no JSON', '{'],
  ])('are refused for %s', async (_, payload) => {
    expect((await post('replacements', payload)).statusCode).toBe(400)
  })

  test('are refused for more than a request may hold', async () => {
    const answer = await post('replacements', { ...US, numbers: ['x'.repeat(3_000_000)] })
    expect([400, 413]).toContain(answer.statusCode)
  })

  test('are looked up through indexes', async () => {
    const plan = await withTenant(site.services.db, 'sps', async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<Record<string, string>>`explain select sku from product where folded in ('a', 'b')`.execute(tx)
      const near = await sql<
        Record<string, string>
      >`explain select sku from product where folded >= 'a' and folded < 'b'`.execute(tx)
      return [...rows, ...near.rows].map((row) => row['QUERY PLAN'] ?? row['queryPlan'] ?? JSON.stringify(row)).join('\n')
    })
    expect(plan.match(/product_folded/g)?.length).toBeGreaterThanOrEqual(2)
    expect(plan).toMatch(/Index Cond: .*folded >= 'a'/)
  })
})

describe('the picker', () => {
  const find = (query: string, caller: Caller = {}) =>
    site.app.inject({ url: `/api/schedules/products?country=us&language=en&${query}`, headers: headersOf(caller) })
  const skus = async (query: string, caller: Caller = {}) =>
    (await find(query, caller)).json<{ products: ToolProduct[] }>().products.map(({ sku }) => sku)

  test('finds by the beginning of a number and by the words of a name, what is sold today first [2.2.11]', async () => {
    // Their accessories come behind them.
    expect((await skus('q=hs3000')).slice(0, 2)).toEqual(['HS-3000-25', 'HS-3000-40'])
    expect((await skus('q=valve%20hs-10'))[0]).toBe('HS-10')
    expect((await skus('q=hs-1'))[0]).toBe('HS-10')
    expect(await skus('q=%25')).toEqual([])
  })

  test('finds nothing that the market does not sell, and nothing of other tenants [T-26]', async () => {
    expect(await skus('q=HS-PL')).toEqual([])
    expect(await skus('q=HS-PL', { cookie: 'selecteddtm=pl' })).toEqual(['HS-PL'])
    expect(await skus('q=HS-10', { host: 'process.localhost' })).toEqual([])
  })

  test('for video finds video only, and says where there is none [2.2.11]', async () => {
    expect(await skus('q=valve&kind=video')).toEqual(['CAM-1'])
    const range = async (host: string) =>
      (await site.app.inject({ url: '/api/schedules/range?country=us&language=en&kind=video', headers: { host } })).json()
    expect(await range('sps.localhost')).toEqual({ hasProducts: true })
    expect(await range('process.localhost')).toEqual({ hasProducts: false })
  })

  test('shows no price where the site shows none', async () => {
    const [product] = (await find('q=HP-1', { host: 'process.localhost' })).json<{ products: ToolProduct[] }>().products
    expect(product).toMatchObject({ sku: 'HP-1' })
    expect(product).not.toHaveProperty('price')
  })

  test.each(['', 'q=', 'q=%00', `q=${'x'.repeat(101)}`, 'q=a&kind=all', 'q=a&limit=1000'])('refuses %j', async (query) => {
    expect((await find(query)).statusCode).toBe(400)
  })
})

test('lines learn what their products are called and cost; what is not sold here is left out [T-26]', async () => {
  const answer = await post('lines', { country: 'de', language: 'de', skus: ['HS-10', 'HS-3000-40', 'HS-PL', 'X-1'] })
  expect(answer.json<{ products: ToolProduct[] }>().products.map(({ sku, name, price }) => [sku, name, price])).toEqual([
    ['HS-10', 'Ventil HS-10', { minor: '9000', currency: 'EUR' }],
    ['HS-3000-40', 'Ventil HS-3000-40', undefined],
  ])
  expect((await post('lines', { ...US, skus: ['../x'] })).statusCode).toBe(400)
})

describe('additional products', () => {
  const list = async (skus: readonly string[], caller: Caller = {}) => {
    const answer = await post('additional', { ...US, skus }, caller)
    return answer.json<{ products: ToolProduct[] }>().products.map(({ sku }) => sku)
  }

  test('are accessories that the market sells today, what most parts need first [2.14.10]', async () => {
    expect(await list(['CAM-1', 'HS-3000-40'])).toEqual(['HS-10', 'HS-3000-25'])
    expect(await list(['CAM-1', 'HS-10'])).toEqual(['HS-3000-25'])
    expect(await list(['CAM-1'], { cookie: 'selecteddtm=pl' })).toContain('HS-PL')
  })

  test('are none for nothing, for unknown parts and on another site [2.14.10]', async () => {
    expect(await list([])).toEqual([])
    expect(await list(['NONE-1'])).toEqual([])
    expect(await list(['CAM-1'], { host: 'process.localhost' })).toEqual([])
    expect((await post('additional', { ...US, skus: ['../x'] })).statusCode).toBe(400)
  })
})
