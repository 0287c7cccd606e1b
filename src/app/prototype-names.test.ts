import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeSampleFeature } from '#features/search/search-api/testing/sample-documents.ts'
import { readSearchKey } from '#features/search/search-api/public.server.ts'
import { HOSTILE_NAMES, WORST_NAMES } from '#kernel/testing/prototype-names.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const host = 'sps.localhost'
const origin = `http://${host}`
let site: TestApp
let buyer: SignedIn
let authorization: string
let made = 0

beforeAll(async () => {
  const sample = makeSampleFeature('00000000-0000-4000-8000-000000000007')
  site = await openTestApp([sample], { LOAD_LIMIT: '1000' })
  await site.publish('sps', [{ path: '/' }, { path: '/search', blocks: [{ id: 'results', type: 'search-results', props: {} }] }])
  await bringInto(site, 'sps', {
    categories: ['valves', 'valves/ball'].map((path) => ({ path, names: { en: `Name of ${path}` } })),
  })
  await site.services.engine.rebuild(site.services.db, 'sps')
  buyer = await signInAs(site, 'buyer@sps.example')
  authorization = `Bearer ${await readSearchKey(site.services, 'sps')}`
})
afterAll(() => site.close())

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers?: object
  readonly payload?: string
}

/** Refused or answered, but understood: a 500 is a table that answered with something nobody put there. */
const expectNoFault = async ({ method = 'GET', url, headers = {}, payload }: Call): Promise<void> => {
  made += 1
  const remoteAddress = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`
  const answer = await site.app.inject({
    method,
    url,
    remoteAddress,
    headers: { host, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  const said = `${method} ${url} ${payload?.slice(0, 300) ?? ''}\n${answer.body.slice(0, 300)}`
  expect(answer.statusCode === 503 || answer.statusCode < 500, said).toBe(true)
}

const json = { 'content-type': 'application/json' }
const search = (path: string, content: object): Call => ({
  method: 'POST',
  url: `/api/as/v1/engines/sps/${path}`,
  headers: { ...json, authorization },
  payload: JSON.stringify(content),
})
/** A key called `__proto__` is written out, not set. */
const keyed = (name: string, value: unknown): object => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as object

const listSearches = (name: string): object[] => [
  { query: name },
  { query: `valve ${name}` },
  { query: 'valve', search_fields: keyed(name, { weight: 2 }) },
  { query: 'valve', result_fields: keyed(name, { raw: {}, snippet: { size: 50 } }) },
  { query: 'valve', filters: keyed(name, name) },
  { query: '', filters: { all: [keyed(name, [name]), keyed(name, { from: 1 })] } },
  { query: '', filters: { location: { center: '1,2', distance: 5, unit: name } } },
  { query: 'valve', facets: keyed(name, { type: 'value' }) },
  { query: 'valve', facets: { brand: { type: 'value', sort: keyed(name, 'asc') } } },
  { query: '', sort: keyed(name, 'asc') },
  { query: '', group: { field: name } },
  { query: 'valve', boosts: keyed(name, { type: 'value', value: name, factor: 2 }) },
  { query: 'valve', boosts: keyed(name, { type: 'functional', function: name, factor: 2 }) },
  { query: 'valve', boosts: keyed(name, { type: 'functional', function: 'linear', operation: 'add', factor: 2 }) },
  { query: 'valve', analytics: { tags: [name] } },
  keyed(name, name),
]

describe('names that every object has break nothing [T-75]', () => {
  test('as what is searched for, everywhere', async () => {
    for (const name of HOSTILE_NAMES) {
      const written = encodeURIComponent(name)
      await expectNoFault(search('search', { query: name }))
      await expectNoFault(search('query_suggestion', { query: name, types: { documents: { fields: [name] } } }))
      await expectNoFault({ url: `/api/schedules/products?country=us&language=en&q=${written}` })
      await expectNoFault({
        method: 'POST',
        url: '/api/schedules/replacements',
        headers: { ...json, origin },
        payload: JSON.stringify({ country: 'us', language: 'en', numbers: [name] }),
      })
    }
  })

  test('as any part of a search and of what wraps it', async () => {
    for (const name of WORST_NAMES)
      for (const content of listSearches(name)) {
        await expectNoFault(search('search', content))
        await expectNoFault(search('multi_search', { queries: [content] }))
        for (const [type, payload] of [
          ['search', content],
          ['multi-search', { queries: [content] }],
          [name, content],
        ] as const)
          await expectNoFault({
            method: 'POST',
            url: '/us/en/search.portalsearch',
            headers: { origin, cookie: buyer.cookie, 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams({ type, tenantPath: name, payload: JSON.stringify(payload), [name]: name }).toString(),
          })
      }
  })

  test('as parameters and values of pages', async () => {
    for (const name of WORST_NAMES.map(encodeURIComponent))
      for (const query of [
        `${name}=1`,
        `sort=${name}`,
        `type=${name}`,
        `search=${name}`,
        `brand=${name}&${name}=${name}`,
        `category=${name}`,
        `country=${name}&language=${name}`,
        `view=${name}&page=${name}`,
      ])
        for (const path of [
          '/us/en',
          '/us/en/search',
          '/us/en/products',
          '/us/en/products/valves/ball',
          '/us/en/our-brands',
          '/us/en/compare',
          '/us/en/dealers',
          `/us/en/${name}`,
          `/${name}/${name}`,
        ])
          await expectNoFault({ url: `${path}?${query}` })
  })

  test('as facets of a listing', async () => {
    for (const name of WORST_NAMES.map(encodeURIComponent))
      await expectNoFault({ url: `/api/catalogue/listing?category=valves/ball&country=us&language=en&${name}=1&sort=${name}` })
  })

  test('as cookies and headers', async () => {
    for (const name of WORST_NAMES)
      for (const url of ['/us/en', '/us/en/search?search=valve', '/api/me/session', '/api/dealers?country=us&language=en'])
        await expectNoFault({
          url,
          headers: {
            [/^[\w-]+$/.test(name) && name !== '__proto__' ? name : 'x-name']: name,
            cookie: `${name}=${name}; ${buyer.cookie}`,
            'accept-language': name,
            'x-forwarded-for': name,
          },
        })
  })

  test('as parameters, paths and bodies of every call that is described', async () => {
    const { paths } = (await site.app.inject({ url: '/api/openapi.json', headers: { host } })).json() as {
      readonly paths: Readonly<
        Record<
          string,
          Readonly<
            Record<
              string,
              {
                readonly parameters?: readonly { readonly name: string; readonly in: string }[]
                readonly requestBody?: {
                  readonly content?: Readonly<Record<string, { readonly schema?: { readonly properties?: object } }>>
                }
              }
            >
          >
        >
      >
    }
    expect(Object.keys(paths).length).toBeGreaterThan(40)
    for (const name of ['constructor', '__proto__', '24constructor'])
      for (const [path, operations] of Object.entries(paths))
        for (const [verb, { parameters = [], requestBody }] of Object.entries(operations)) {
          const filled = path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(name))
          const requested = parameters.filter((each) => each.in === 'query').map((each) => [each.name, name])
          const query = new URLSearchParams([...requested, [name, name]] as [string, string][]).toString()
          const fields = Object.keys(requestBody?.content?.['application/json']?.schema?.properties ?? {})
          const body = JSON.stringify({ ...Object.fromEntries(fields.map((field) => [field, name])), ...keyed(name, name) })
          const method = verb.toUpperCase() as Call['method']
          const headers = { origin, cookie: buyer.cookie, authorization }
          if (method === 'GET') await expectNoFault({ url: `${filled}?${query}`, headers })
          else
            for (const payload of [body, JSON.stringify(keyed(name, {})), JSON.stringify([name])])
              await expectNoFault({
                ...(method ? { method } : {}),
                url: `${filled}?${query}`,
                headers: { ...headers, ...json },
                payload,
              })
        }
    // Somebody signed out may have been among them.
    expect(Object.prototype).not.toHaveProperty('weight')
  })
})

test('nothing was written into what every object has [T-75]', () => {
  vi.restoreAllMocks()
  expect(Object.keys(Object.prototype)).toEqual([])
})
