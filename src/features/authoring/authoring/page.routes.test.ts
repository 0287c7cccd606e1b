import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, CONTENT, PAGES, withText, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let author: AuthorCalls
let second: AuthorCalls
let admin: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls
let visitor: AuthorCalls
let number = 0
const nextPath = () => `/offers/spring-${number++}`

beforeAll(async () => {
  site = await openTestApp()
  const open = async (email: string, about: Parameters<typeof signInAs>[2]) => callsOf(site, await signInAs(site, email, about))
  author = await open('author@sps.example', { roles: ['author'], givenName: 'Anna', familyName: 'Berg' })
  second = await open('author2@sps.example', { roles: ['author'], givenName: 'Ben', familyName: 'Cole' })
  admin = await open('admin@sps.example', { roles: ['admin'] })
  buyer = await open('buyer@sps.example', {})
  foreign = await open('author@aerobt.example', { roles: ['author'] })
  visitor = callsOf(site)
  await site.publish('sps', [{ path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' }])
})
afterAll(() => site.close())
beforeEach(() => site.services.pageCache.dropAll())

describe('a page that is being written', () => {
  test('is made, read and listed, and no visitor sees it [T-89]', async () => {
    const path = nextPath()
    const { id, version, etag, answer } = await author.create(path)
    expect([answer.statusCode, version]).toEqual([201, 1])
    const read = await admin.get(`${PAGES}/${id}`)
    expect(read.headers).toMatchObject({ etag, 'cache-control': 'private, no-store' })
    expect(read.json()).toMatchObject({ id, locale: 'us/en', path, version: 1, publishedVersion: null, content: CONTENT })
    const listed = await author.get(`${PAGES}?locale=us/en&path=${path}`)
    expect(listed.json().pages).toMatchObject([{ id, locale: 'us/en', path, draftVersion: 1, publishedVersion: null }])
    expect((await visitor.get(`/us/en${path}`)).statusCode).toBe(404)
    expect((await buyer.get(`/us/en${path}?wcmmode=edit`)).statusCode).toBe(404)
    expect((await foreign.get(`${PAGES}?locale=us/en&path=${path}`)).json().pages).toEqual([])
    for (const address of ['/us/en/sitemap.xml', '/sitemap.xml']) expect((await visitor.get(address)).body).not.toContain(path)
  })

  test('has an address that no other page has', async () => {
    const path = nextPath()
    await author.create(path)
    expect((await second.create(path)).answer.statusCode).toBe(409)
    expect((await author.create(path, CONTENT, 'de/de')).answer.statusCode).toBe(201)
  })

  test.each([
    ['no locale', { path: '/a', content: CONTENT }, 'locale'],
    ['a locale that is none', { locale: '../en', path: '/a', content: CONTENT }, 'locale'],
    ['a path that leads elsewhere', { locale: 'us/en', path: '//evil.example', content: CONTENT }, 'path'],
    ['a path with a dot', { locale: 'us/en', path: '/a.b', content: CONTENT }, 'path'],
    ['no content', { locale: 'us/en', path: '/a' }, ''],
    ['a title that is missing', { locale: 'us/en', path: '/a', content: { ...CONTENT, title: '' } }, 'title'],
    [
      'a block that is none',
      { locale: 'us/en', path: '/a', content: { ...CONTENT, blocks: [{ id: 'x', type: 'marquee', props: {} }] } },
      'blocks.0.type',
    ],
    [
      'two blocks of one name',
      { locale: 'us/en', path: '/a', content: { ...CONTENT, blocks: [CONTENT.blocks[0], CONTENT.blocks[0]] } },
      'blocks.1.id',
    ],
  ])('is not made with %s', async (_, payload, path) => {
    const answer = await author.send('POST', PAGES, { payload })
    expect([answer.statusCode, answer.json().problems[0].path]).toEqual([422, path])
  })

  test.each([
    '//e',
    '/\\e',
    'https:e',
    '/%2f%2fe',
    '/%252f',
    'javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\r\n//e',
    '@e',
    'https://user:word@e.example',
    `/${'a'.repeat(8192)}`,
    'data:text/html,x',
    'http://e.example',
  ])('holds no link to %j [T-4]', async (href) => {
    const { id, etag } = await author.create(nextPath())
    const actions = [{ label: 'Go', href }]
    const block = { ...CONTENT, blocks: [{ id: 'h', type: 'hero', props: { title: 'Go', actions } }] }
    const inBlock = await author.save(id, etag, block)
    expect([inBlock.statusCode, inBlock.json().problems[0].path]).toEqual([422, 'blocks.0.props.actions.0.href'])
    const written = href.replaceAll('&', '&amp;')
    const inText = await author.save(id, etag, withText(`<p><a href="${written}">Go</a></p>`))
    expect([inText.statusCode, inText.json().problems?.[0].path]).toEqual([422, 'blocks.1.props.html'])
  })

  test.each(['/us/en/products', 'https://e.example/a?b=c', 'mailto:a@b.example', 'tel:+49 30 1234', '#part'])(
    'may hold a link to %s',
    async (href) => {
      const { id, etag } = await author.create(nextPath())
      expect((await author.save(id, etag, withText(`<p><a href="${href}">Go</a></p>`))).statusCode).toBe(200)
    },
  )

  test('loses markup that a text may not hold when it is saved [T-40]', async () => {
    const { id, etag } = await author.create(nextPath())
    const evil =
      '<p onclick="x()">Safe</p><script>x()</script><img src=x onerror=x()><svg><a xlink:href="javascript:x()">y</a></svg>'
    expect((await author.save(id, etag, withText(evil))).statusCode).toBe(200)
    const { content } = (await author.get(`${PAGES}/${id}`)).json()
    expect(content.blocks[1].props.html).toBe('<p>Safe</p>')
  })
})

describe('saving', () => {
  test('needs to say what was seen, and tells who wrote meanwhile', async () => {
    const { id, etag } = await author.create(nextPath())
    const blind = await author.send('PUT', `${PAGES}/${id}/draft`, { payload: CONTENT })
    expect(blind.statusCode).toBe(428)
    const saved = await author.save(id, etag, withText('<p>Anna</p>'))
    expect([saved.statusCode, saved.json().version]).toEqual([200, 2])
    expect(saved.headers['etag']).not.toBe(etag)
    const late = await second.save(id, etag, withText('<p>Ben</p>'))
    expect([late.statusCode, late.json().by, typeof late.json().message]).toEqual([412, 'Anna Berg', 'string'])
    const again = await second.save(id, String(saved.headers['etag']), withText('<p>Ben</p>'))
    expect([again.statusCode, again.json().version]).toEqual([200, 3])
  })

  test('of two authors at once lets one through, however many try', async () => {
    const { id, etag } = await author.create(nextPath())
    const tries = [author, second, admin, author, second].map((who, index) => who.save(id, etag, withText(`<p>${index}</p>`)))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, 412, 412, 412, 412])
    expect((await author.get(`${PAGES}/${id}/versions`)).json().versions).toHaveLength(2)
  })

  test('by itself goes on with one’s own version of a moment ago, and changes what others must have seen', async () => {
    const { id, etag } = await author.create(nextPath())
    const first = await author.save(id, etag, withText('<p>A</p>'), '?autosave=true')
    expect(first.json().version).toBe(1)
    expect(first.headers['etag']).not.toBe(etag)
    expect((await second.save(id, etag, withText('<p>B</p>'))).statusCode).toBe(412)
    const other = await second.save(id, String(first.headers['etag']), withText('<p>B</p>'), '?autosave=true')
    expect(other.json().version).toBe(2)
    await author.publish(id)
    const after = await second.save(id, String(other.headers['etag']), withText('<p>C</p>'), '?autosave=true')
    expect(after.json().version).toBe(3)
  })
})

describe('moving', () => {
  test('leaves a redirect, also over several moves, and keeps the query', async () => {
    const [first, next, last] = [nextPath(), nextPath(), nextPath()]
    const { id } = await author.create(first)
    await author.publish(id)
    for (const path of [next, last])
      expect((await author.send('POST', `${PAGES}/${id}/move`, { payload: { path } })).statusCode).toBe(200)
    const old = await visitor.get(`/us/en${first}?a=b`)
    expect([old.statusCode, old.headers['location']]).toEqual([301, `/us/en${last}?a=b`])
    expect((await visitor.get(`/us/en${next}`)).headers['location']).toBe(`/us/en${last}`)
    expect((await visitor.get(`/us/en${last}`)).statusCode).toBe(200)
    expect((await visitor.get(`/de/de${first}`)).statusCode).toBe(404)
    await author.send('POST', `${PAGES}/${id}/move`, { payload: { path: first } })
    site.services.pageCache.dropAll()
    expect((await visitor.get(`/us/en${first}`)).statusCode).toBe(200)
    expect((await visitor.get(`/us/en${last}`)).headers['location']).toBe(`/us/en${first}`)
  })

  test('goes neither to a taken address nor to one of another site, and tells nobody of a draft [T-4, T-89]', async () => {
    const [from, to, taken] = [nextPath(), nextPath(), nextPath()]
    const { id } = await author.create(from)
    await author.create(taken)
    const move = (path: string) => author.send('POST', `${PAGES}/${id}/move`, { payload: { path } })
    expect((await move(taken)).statusCode).toBe(409)
    expect((await move('//evil.example')).statusCode).toBe(422)
    expect((await move(to)).statusCode).toBe(200)
    expect((await visitor.get(`/us/en${from}`)).statusCode).toBe(404)
  })

  test('takes the pages below it along, and those of other markets, all of them or none', async () => {
    const [from, to] = [nextPath(), nextPath()]
    const { id } = await author.create(from)
    const others = [
      await author.create(`${from}/below`),
      await author.create(from, CONTENT, 'de/de'),
      await author.create(`${from}/below`, CONTENT, 'de/de'),
    ]
    const beside = await author.create(`${from}-beside`)
    for (const page of [{ id }, ...others, beside]) await author.publish(page.id)
    const taken = await author.create(`${to}/below`, CONTENT, 'de/de')
    const payload = { path: to, withBelow: true, everywhere: true }
    const move = () => author.send('POST', `${PAGES}/${id}/move`, { payload })
    expect((await move()).statusCode).toBe(409)
    expect((await author.get(`${PAGES}/${id}`)).json().path).toBe(from)
    await author.send('DELETE', `${PAGES}/${taken.id}`)
    expect((await author.send('POST', `${PAGES}/${id}/move`, { payload: { ...payload, path: `${from}/x` } })).statusCode).toBe(
      422,
    )
    expect((await move()).json().moved).toBe(4)
    for (const address of ['/us/en', '/de/de'])
      for (const below of ['', '/below']) {
        const { statusCode, headers } = await visitor.get(`${address}${from}${below}`)
        expect([statusCode, headers['location']]).toEqual([301, `${address}${to}${below}`])
      }
    expect((await visitor.get(`/us/en${from}-beside`)).statusCode).toBe(200)
  })
})

test('a page is deleted, and what links to it is told before', async () => {
  const path = nextPath()
  const { id } = await author.create(path)
  await author.publish(id)
  const linking = await author.create(nextPath(), withText(`<p><a href="/us/en${path}">Offers</a></p>`, 'Linking'))
  const { pages } = (await author.get(`${PAGES}/${id}/links`)).json()
  expect(pages).toMatchObject([{ id: linking.id, title: 'Linking' }])
  expect((await author.send('DELETE', `${PAGES}/${id}`)).statusCode).toBe(204)
  expect((await author.send('DELETE', `${PAGES}/${id}`)).statusCode).toBe(404)
  site.services.pageCache.dropAll()
  expect((await visitor.get(`/us/en${path}`)).statusCode).toBe(404)
})

test('the parts that a site cannot be without are not deleted', async () => {
  const { pages } = (await author.get(`${PAGES}?path=/fragments/header`)).json()
  expect((await author.send('DELETE', `${PAGES}/${pages[0].id}`)).statusCode).toBe(409)
})

describe('authoring exists for authors and admins of the tenant alone', () => {
  test('a visitor is asked to sign in, a customer and another tenant find nothing [T-41, T-89]', async () => {
    const { id, etag } = await author.create(nextPath())
    const tries = (who: AuthorCalls) =>
      Promise.all([
        who.get(PAGES),
        who.get(`${PAGES}/${id}`),
        who.save(id, etag, CONTENT),
        who.send('DELETE', `${PAGES}/${id}`),
        who.publish(id),
        who.send('POST', `${PAGES}/${id}/unpublish`),
        who.send('POST', `${PAGES}/${id}/move`, { payload: { path: '/elsewhere' } }),
        who.get(`${PAGES}/${id}/versions`),
        who.send('POST', `${PAGES}/${id}/versions/1/restore`),
        who.get(`${PAGES}/${id}/markets`),
      ])
    const statusesOf = async (who: AuthorCalls) => new Set((await tries(who)).map(({ statusCode }) => statusCode))
    expect(await statusesOf(visitor)).toEqual(new Set([401]))
    expect(await statusesOf(buyer)).toEqual(new Set([404]))
    const [list, ...others] = (await tries(foreign)).map(({ statusCode }) => statusCode)
    expect([list, ...new Set(others)]).toEqual([200, 404])
    expect((await admin.get(`${PAGES}/${id}`)).statusCode).toBe(200)
  })

  test('a change from another site is refused', async () => {
    const { id } = await author.create(nextPath())
    const foreignOrigin = { headers: { origin: 'https://evil.example' }, payload: {} }
    expect((await author.send('POST', `${PAGES}/${id}/publish`, foreignOrigin)).statusCode).toBe(403)
  })

  test('what is no id is no page', async () => {
    expect((await author.get(`${PAGES}/none`)).statusCode).toBe(404)
    expect((await author.get(`${PAGES}/00000000-0000-4000-8000-000000000000`)).statusCode).toBe(404)
  })
})

test('what was done is in the audit log, and from where', async () => {
  const path = nextPath()
  const { id, etag } = await author.create(path)
  await author.save(id, etag, withText('<p>New</p>'))
  await author.publish(id)
  await author.send('POST', `${PAGES}/${id}/versions/1/restore`)
  await author.send('POST', `${PAGES}/${id}/move`, { payload: { path: `${path}-moved` } })
  const { entries } = (await admin.get(`/api/back-office/v1/audit?object=${id}`)).json()
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'page.move',
    'page.restore',
    'page.publish',
    'page.draft',
    'page.draft',
  ])
  expect(entries[0]).toMatchObject({
    actor: { name: 'Anna Berg', email: 'author@sps.example' },
    object: id,
    before: path,
    after: `${path}-moved`,
    address: '127.0.0.1',
  })
})

test('a path is one row with its pages in every market, found by any of them [T-89]', async () => {
  const path = nextPath()
  const { id } = await author.create(path)
  await author.send('POST', PAGES, { payload: { locale: 'de/de', path, content: { ...CONTENT, title: 'Frühling' } } })
  const ADDRESSES = '/api/content/v1/page-addresses'
  const found = (await author.get(`${ADDRESSES}?find=${encodeURIComponent('Frühling')}`)).json()
  expect(found).toMatchObject({ total: 1, addresses: [{ path, pages: [{ locale: 'de/de' }, { id, locale: 'us/en' }] }] })
  expect((await author.get(`${ADDRESSES}?find=${path}&locale=fr/fr`)).json()).toMatchObject({ total: 0, addresses: [] })
  expect((await author.get(`${ADDRESSES}?find=${path}&locale=de/de&state=published`)).json()).toMatchObject({ total: 0 })
  expect((await foreign.get(`${ADDRESSES}?find=${path}`)).json().addresses).toEqual([])
  expect([(await visitor.get(ADDRESSES)).statusCode, (await buyer.get(ADDRESSES)).statusCode]).toEqual([401, 404])
})
