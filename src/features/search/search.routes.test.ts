import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCategories, type Category } from '#features/catalogue/public.server.ts'
import { withTenant } from '#server/database/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { SearchAnswer } from '#features/search/search-answer.schema.ts'

const de = { country: 'de', language: 'de' } as const
const page = (path: string, title: string, description = '') => ({ path, title, description })

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await site.publish('sps', [
    page('/products/valves', 'Ball valves', 'Shut off what flows.'),
    page('/products/actuators', 'Actuators', 'They turn a valve from afar.'),
    page('/services/valve-care', 'Care', 'We look after every ball and VALVE.'),
    page('/secure/valve-prices', 'Valve prices'),
    page('/fragments/valve', 'Valve fragment'),
    page('/error/valve', 'Valve missing'),
    page('/sign-in/valve', 'Valve sign-in'),
    page('/search', 'Valve search'),
    page('/fifty', 'Off by 50%'),
    { ...page('/ventile', 'Überdruckventile für Größe 50'), locale: de },
    ...Array.from({ length: 45 }, (_, index) => page(`/many/${index}`, `Sensor ${String(index).padStart(2, '0')}`)),
  ])
  await site.publish('aerobt', [page('/hidden', 'Ball valves of another house')])
})
afterAll(() => site.close())

const ask = (query: Record<string, string>, host = 'sps.localhost') =>
  site.app.inject({ url: '/api/search/pages', query: { country: 'us', language: 'en', ...query }, headers: { host } })
const hrefs = async (query: Record<string, string>, host?: string) =>
  (await ask(query, host)).json<SearchAnswer>().results.map(({ href }) => href)

test('public pages are found by title and description, titles first, and nothing that is not public', async () => {
  expect(await hrefs({ q: 'valve' })).toEqual([
    '/us/en/products/valves',
    '/us/en/products/actuators',
    '/us/en/services/valve-care',
  ])
  expect(await hrefs({ q: 'VALVE ball' })).toEqual(['/us/en/products/valves', '/us/en/services/valve-care'])
})

test('case and accents do not matter', async () => {
  for (const q of ['uberdruck', 'ÜBERDRUCK', 'grosse 50', 'Größe'])
    expect(await hrefs({ q, country: 'de', language: 'de' }), q).toEqual(['/de/de/ventile'])
})

test('what is searched for is text, never a pattern', async () => {
  expect(await hrefs({ q: '50%' })).toEqual(['/us/en/fifty'])
  for (const q of ['%', '_____', String.raw`\\`, "' or 1=1 --"]) expect((await ask({ q })).statusCode, q).toBe(200)
  expect(await hrefs({ q: '_____' })).toEqual([])
})

test('at most 20 results come at a time', async () => {
  const last = (await ask({ q: 'sensor', page: '3' })).json<SearchAnswer>()
  expect(last).toMatchObject({ total: 45, page: 3, pages: 3 })
  expect(last.results).toHaveLength(5)
  expect((await hrefs({ q: 'sensor' })).length).toBe(20)
})

test('a tenant’s pages are found on its own site only', async () => {
  expect(await hrefs({ q: 'valve' }, 'aerobt.localhost')).toEqual(['/us/en/hidden'])
  expect((await ask({ q: 'valve' }, 'nobody.example')).statusCode).toBe(404)
})

test.each([
  ['nothing', { q: '  ' }],
  ['129 characters', { q: 'x'.repeat(129) }],
  ['a control character', { q: 'a\u0000b' }],
  ['a language we do not speak', { q: 'x', language: 'xx' }],
  ['a country that is none', { q: 'x', country: '../' }],
  ['page 0', { q: 'x', page: '0' }],
  ['a page in words', { q: 'x', page: 'two' }],
])('%s is refused', async (_, query) => expect((await ask(query)).statusCode).toBe(400))

test.each([
  ['', '/us/en/search?search=ball+valve'],
  ['usr_country=DE; usr_lang=de', '/de/de/search?search=ball+valve'],
])('/en/search leads a visitor with %o to %s [2.1.5]', async (cookie, expected) => {
  const { statusCode, headers } = await site.app.inject({
    url: '/en/search?search=ball+valve',
    headers: { host: 'sps.localhost', cookie },
  })
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(expected)
  expect(headers['cache-control']).toBe('private, no-store')
})

const inEveryLanguage = (text: string) => ({ en: text, de: text, fr: text, es: text, pl: text, zh: text })
const category = (slug: string, name: string, markets: readonly string[] | null): Category => ({
  id: randomUUID(),
  parentId: null,
  slug,
  path: slug,
  depth: 1,
  position: 0,
  pictureFamily: 'control-valve',
  names: inEveryLanguage(name),
  texts: inEveryLanguage(''),
  markets,
})

test('categories are found like pages, where they are sold', async () => {
  const both = [category('pumps', 'Vacuum pumps', null), category('fans', 'Vacuum fans', ['de'])]
  await withTenant(site.services.db, 'process', (tx) => insertCategories(tx, both))
  expect(await hrefs({ q: 'vacuum' }, 'process.localhost')).toEqual(['/us/en/products/pumps'])
  expect(await hrefs({ q: 'vacuum', country: 'de' }, 'process.localhost')).toHaveLength(2)
  expect(await hrefs({ q: 'vacuum' })).toEqual([])
})
