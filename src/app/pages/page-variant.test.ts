import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Feature } from '#platform/feature.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const hero = (title: string) => ({ id: 'hero', type: 'hero', props: { title } })

/** Stands for the catalogue: says for whom it was made. */
const shop: Feature = {
  name: 'shop',
  pages: {
    matches: /^\/shelf(?:\/|$)/,
    find: async (_tx, { path, market, query, locale }) =>
      path.endsWith('/none')
        ? undefined
        : {
            title: 'Shelf',
            description: '',
            template: 'content-page-template',
            kind: 'Content',
            blocks: [hero(`${locale.language} ${path} in ${market.join('+')} with ${query.get('size') ?? 'all'}`)],
            config: {},
            flags: {},
          },
  },
  fillers: { hero: async (_tx, props, { market }) => ({ ...props, lead: `For ${market.join('+')}` }) },
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([shop])
  await site.publish('sps', [
    { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' },
    { path: '/shelf/written', blocks: [hero('Written')] },
    { path: '/about', blocks: [hero('About')] },
  ])
})
afterAll(() => site.close())

const get = (path: string, cookie = '') => site.app.inject({ url: path, headers: { host: 'sps.localhost', cookie } })
const titleOf = async (path: string, cookie = '') => /<h1[^>]*>([^<]*)/.exec((await get(path, cookie)).body)?.[1]

test('a page of data is made for the visitor’s market and kept for it alone [T-34]', async () => {
  for (let round = 0; round < 2; round++) {
    expect(await titleOf('/us/en/shelf/a')).toBe('en /shelf/a in us with all')
    expect(await titleOf('/us/en/shelf/a', 'dtm=pl')).toBe('en /shelf/a in pl with all')
    expect(await titleOf('/us/en/shelf/a', 'dtm=pl; selecteddtm=DE')).toBe('en /shelf/a in de with all')
    expect(await titleOf('/us/en/shelf/a', 'dtm=pl%2Ccz')).toBe('en /shelf/a in cz+pl with all')
  }
  expect(site.services.pageCache.get('sps', '/us/en/shelf/a pl')).toBeDefined()
})

test('no cache in front keeps it', async () => {
  const { headers } = await get('/us/en/shelf/a')
  expect(headers).toMatchObject({ 'cache-control': 'private, max-age=0', vary: 'Accept-Encoding, Cookie' })
  expect((await get('/us/en/shelf/a')).headers['cache-control']).toBe('private, max-age=0')
})

test.each(['/us/en/%73helf/b', '/us/en/shelf/b.html', '/content/sps/us/en/shelf/b'])(
  'another spelling of the address, %s, is no way to show one market’s page to another [T-34]',
  async (path) => {
    expect(await titleOf(path, 'dtm=pl')).toContain('in pl')
    expect(await titleOf(path, 'dtm=de')).toContain('in de')
  },
)

test('what the query asks is answered and not kept', async () => {
  expect(await titleOf('/us/en/shelf/a?size=25')).toBe('en /shelf/a in us with 25')
  expect(await titleOf('/us/en/shelf/a?size=50')).toBe('en /shelf/a in us with 50')
  expect(await titleOf('/us/en/shelf/a')).toBe('en /shelf/a in us with all')
})

test('hostile cookies name no market [T-32]', async () => {
  expect(await titleOf('/us/en/shelf/a', 'dtm=../; selecteddtm=<script>')).toBe('en /shelf/a in us with all')
})

test('a written page stands before a made one, and its blocks are filled for the market', async () => {
  const { body } = await get('/us/en/shelf/written', 'dtm=pl')
  expect(body).toContain('Written')
  expect(body).toContain('For pl')
})

test('other pages do not differ by market', async () => {
  expect((await get('/us/en/about', 'dtm=pl')).body).toContain('For us')
  expect((await get('/us/en/about')).headers['cache-control']).toContain('public')
})

test('what the source does not have is missing', async () => {
  expect((await get('/us/en/shelf/none')).statusCode).toBe(404)
})
