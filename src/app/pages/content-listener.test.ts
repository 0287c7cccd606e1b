import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForContent } from '#app/pages/content-listener.ts'
import { findPublishedPages, listPageLocales } from '#features/site/content/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { cachePage, createPageCache, type PageCache } from '#platform/http/page-cache.ts'
import { callsOf, withText } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
const cache = createPageCache({ maxBytes: 1e6 })
let listener: { stop: () => Promise<void> }
beforeAll(async () => {
  site = await openTestApp()
  listener = await listenForContent(await site.database.openSession(), cache)
})
afterAll(async () => {
  await listener.stop()
  await site.close()
})

const fill = () =>
  Promise.all((['sps', 'process'] as const).map((tenant) => cache.getOrMake(tenant, '/us/en', async () => cachePage('x', 200))))

test('publishing in any process drops that tenant’s pages in every process', async () => {
  await fill()
  await site.publish('sps', [{ path: '/' }])
  await vi.waitFor(() => expect(cache.get('sps', '/us/en')).toBeUndefined(), { timeout: 60_000 })
  expect(cache.get('process', '/us/en')).toBeDefined()
})

test('what is rolled back drops nothing', async () => {
  await fill()
  await expect(
    site.publish('sps', [{ path: '/' }, { path: '/bad', blocks: [{ id: 'a', type: 'no-such-block', props: {} }] }]),
  ).rejects.toThrow('no-such-block')
  await site.publish('process', [{ path: '/' }])
  await vi.waitFor(() => expect(cache.get('process', '/us/en')).toBeUndefined(), { timeout: 60_000 })
  expect(cache.get('sps', '/us/en')).toBeDefined()
})

test('after a lost connection all pages are made anew, and it listens again', async () => {
  await fill()
  const { pool } = site.database
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  )
  await vi.waitFor(() => expect(cache.get('sps', '/us/en')).toBeUndefined(), { timeout: 60_000 })
  await fill()
  await site.publish('sps', [{ path: '/' }])
  await vi.waitFor(() => expect(cache.get('sps', '/us/en')).toBeUndefined(), { timeout: 60_000 })
})

describe('publishing drops exactly the pages it touches, in every process', () => {
  const other = createPageCache({ maxBytes: 1e6 })
  let ears: { stop: () => Promise<void> }
  beforeAll(async () => {
    ears = await listenForContent(await site.database.openSession(), other)
  })
  afterAll(() => ears.stop())

  const US = { country: 'us', language: 'en' } as const
  const DE = { country: 'de', language: 'de' } as const
  /** As the page maker does: the page with its frame, and where else there is one. */
  const makePage = (cached: PageCache, locale: typeof US | typeof DE, path: string) =>
    cached.getOrMake('sps', `/${locale.country}${path}`, () =>
      withTenant(site.services.db, 'sps', async (tx) => {
        const pages = await findPublishedPages(tx, locale, [path, '/fragments/header'])
        const locales = await listPageLocales(tx, path)
        return cachePage(`${pages.get(path)?.version ?? 'none'} in ${locales.length}`, 200)
      }),
    )
  const makeAll = () =>
    Promise.all(
      [cache, other].flatMap((cached) => [
        ...[makePage(cached, US, '/one'), makePage(cached, US, '/two')],
        ...[makePage(cached, DE, '/one'), makePage(cached, DE, '/two')],
      ]),
    )
  const cached = (each: PageCache): string[] => ['/us/one', '/us/two', '/de/one', '/de/two'].filter((key) => each.get('sps', key))
  /** Notices come in the order of their commits: after this one both have heard everything before it. */
  const hearAll = async (): Promise<void> => {
    for (const each of [cache, other]) await each.getOrMake('process', '/us/heard', async () => cachePage('x', 200))
    await site.publish('process', [{ path: '/heard' }])
    const isHeard = (each: PageCache): boolean => each.get('process', '/us/heard') === undefined
    await vi.waitFor(() => expect([cache, other].every(isHeard)).toBe(true), { timeout: 60_000 })
  }
  const bothKeep = (keys: readonly string[]) =>
    vi.waitFor(() => expect([cached(cache), cached(other)]).toEqual([keys, keys]), { timeout: 60_000 })

  test('a change of words its own page, a new page also its other languages, a frame all of its language', async () => {
    const author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
    const { id } = await author.create('/one')
    await author.publish(id)
    await site.publish('sps', [{ path: '/one', locale: DE }, { path: '/two' }, { path: '/two', locale: DE }])
    await hearAll()
    await makeAll()
    expect([cached(cache).length, cached(other).length]).toEqual([4, 4])

    const { etag } = (await author.get(`/api/content/v1/pages/${id}`)).json()
    await author.save(id, etag, withText('<p>Other words</p>'))
    await author.publish(id)
    await bothKeep(['/us/two', '/de/one', '/de/two'])

    await makeAll()
    await author.send('POST', `/api/content/v1/pages/${id}/unpublish`)
    await bothKeep(['/us/two', '/de/two'])
    expect((await makePage(other, DE, '/one')).body.toString()).toBe('1 in 1')

    await makeAll()
    const fragment = { template: 'fragment-template', kind: 'Fragment' } as const
    await site.publish('sps', [{ path: '/fragments/header', ...fragment }])
    await bothKeep(['/de/one', '/de/two'])
  })

  test('what is being made meanwhile is not kept, and a hundred publishings leave no old page', async () => {
    const pages = Array.from({ length: 20 }, (_, number) => ({ path: `/many/${number}` }))
    for (let round = 1; round <= 5; round++) {
      await Promise.all([
        ...pages.map((page) => site.publish('sps', [page])),
        ...pages.flatMap(({ path }) => [makePage(cache, US, path), makePage(other, US, path)]),
      ])
      await site.publish('sps', [{ path: '/last' }])
    }
    const isCurrent = (each: PageCache): boolean =>
      pages.every(({ path }) => (each.get('sps', `/us${path}`)?.body.toString() ?? '5 in 1') === '5 in 1')
    await vi.waitFor(() => expect([isCurrent(cache), isCurrent(other)]).toEqual([true, true]), { timeout: 60_000 })
  })
})
