import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSearchKey } from '#features/search/search-api/public.server.ts'
import { listenForContent } from '#app/pages/content-listener.ts'
import { callsOf, withText } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { openPool } from '#platform/database/database.ts'
import { openReplicas, type Replicas } from '#platform/database/replicas.ts'

/** The same database, read-only: what writes there fails, as on a replica. */
let site: TestApp
let replicas: Replicas
let primaryAt = 1n
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  site = await openTestApp(
    [],
    {},
    {
      replicas: (database) =>
        (replicas = openReplicas({
          primary: database.pool,
          replicas: [openPool({ ...database.directConfig, max: 5, options: '-c default_transaction_read_only=on' })],
          session: { readPosition: async () => primaryAt },
          replayed: `select '0/FF' as position`,
        })),
    },
  )
  const listener = await listenForContent(await site.database.openSession(), site.services.pageCache, replicas.advance)
  stops.push(listener.stop)
  await site.publish('sps', [{ path: '/read' }])
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await replicas.stop()
  await site.close()
})

const get = (url: string, cookie = '') =>
  site.app.inject({ url, headers: { host: 'sps.localhost', accept: 'text/html', cookie } })
const readFrom = async (work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> => {
  const before = replicas.counts()
  await work()
  const after = replicas.counts()
  return { replica: after.replica - before.replica, primary: after.primary - before.primary }
}
const untilReady = () =>
  vi.waitFor(async () => expect((await readFrom(() => get(`/us/en/read?fresh=${Math.random()}`))).primary).toBe(0), {
    timeout: 60_000,
  })

test('public pages and listings are read from a replica, drafts, portal and changes are not [T-115]', async () => {
  // A process that stood still for a second has not looked at its replicas, and reads the primary.
  await vi.waitFor(
    async () => {
      site.services.pageCache.dropAll()
      expect(await readFrom(() => get('/us/en/read'))).toEqual({ replica: 1, primary: 0 })
      // The notice of what was published before may have come only now, and dropped it again.
      expect(await readFrom(() => get('/us/en/read'))).toEqual({ replica: 0, primary: 0 })
    },
    { timeout: 60_000 },
  )
  await vi.waitFor(
    async () => {
      const listing = await readFrom(async () => {
        expect((await get('/api/catalogue/listing?category=none&country=us&language=en')).statusCode).toBeLessThan(500)
      })
      expect(listing).toEqual({ replica: 1, primary: 0 })
    },
    { timeout: 60_000 },
  )
  const author = await signInAs(site, 'author@sps.example', { roles: ['author'] })
  expect(await readFrom(() => get('/us/en/read?mode=edit', author.cookie))).toEqual({ replica: 0, primary: 0 })
  expect(await readFrom(() => get('/us/en/secure/home', author.cookie))).toEqual({ replica: 0, primary: 0 })
})

test('a visitor searches on a replica, somebody signed in on the primary, and neither changed anything [T-115]', async () => {
  const key = await readSearchKey(site.services, 'sps')
  const search = async (cookie: string) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/as/v1/engines/sps/search.json',
      headers: { host: 'sps.localhost', origin: 'http://sps.localhost', authorization: `Bearer ${key}`, cookie },
      payload: { query: 'pump' },
    })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  }
  await vi.waitFor(async () => expect(await readFrom(() => search('countryListForDPC=us'))).toEqual({ replica: 1, primary: 0 }), {
    timeout: 60_000,
  })
  const author = await signInAs(site, 'reader@sps.example', { roles: ['author'] })
  expect(await readFrom(() => search(author.cookie))).toEqual({ replica: 0, primary: 0 })
})

test('whoever changed something reads it at once, past the cache and past a replica that lacks it [T-115]', async () => {
  const author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  const { id, etag } = await author.create('/own')
  await author.publish(id)
  await untilReady()
  await get('/us/en/own')
  // Further than any replica is.
  primaryAt = 0x1_00n
  const saved = await author.save(id, etag, withText('<p>Their own words</p>'))
  const published = await author.publish(id)
  const cookie = String([saved, published].flatMap(({ headers }) => headers['set-cookie'] ?? []).at(-1)).split(';')[0] ?? ''
  expect(cookie).toBe('portico_position=0/100')
  const read = await readFrom(async () => expect((await get('/us/en/own', cookie)).body).toContain('Their own words'))
  expect(read).toEqual({ replica: 0, primary: 1 })
  expect((await get('/us/en/own', 'portico_position=zz/../1')).statusCode).toBe(200)
})
