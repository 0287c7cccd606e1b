import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followPurges } from '#app/follow-purges.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { readConfig } from '#platform/config.ts'

const KEY = 'a-key-of-the-cache-in-front-0123'
const PATIENCE = { timeout: 60_000 }

type Receiver = {
  readonly url: string
  readonly keys: string[][]
  readonly authorizations: Set<unknown>
  status: number
  readonly server: Server
}

const openReceiver = async (): Promise<Receiver> => {
  const keys: string[][] = []
  const authorizations = new Set<unknown>()
  const server = createServer((request, response) => {
    authorizations.add(request.headers.authorization)
    if (receiver.status === 200) keys.push(String(request.headers['surrogate-key']).split(' '))
    response.writeHead(receiver.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    keys,
    authorizations,
    status: 200,
    server,
  }
  return receiver
}

let site: TestApp
let nodes: Receiver[]
let stops: (() => Promise<void>)[] = []
beforeAll(async () => void (site = await openTestApp()))
afterAll(() => site.close())
beforeEach(async () => void (nodes = await Promise.all([openReceiver(), openReceiver()])))
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  nodes.forEach(({ server }) => server.close())
  await withTenant(site.services.db, 'sps', (tx) => tx.deleteFrom('cdnPurge').execute())
})

const startWorker = async (): Promise<void> => {
  const { db, tenants } = site.services
  const config = readConfig({ CDN_PURGE_URL: nodes.map(({ url }) => url).join(','), CDN_PURGE_KEY: KEY })
  const log = pino({ level: 'silent' })
  const worker = await followPurges(await site.database.openSession(), { backgroundDb: db, tenants, config, log })
  stops.push(worker.stop)
}
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  site.app.inject({ url, headers: { host: 'sps.localhost', accept: 'text/html', ...headers } })
const keysOf = async (url: string): Promise<string[]> => String((await get(url)).headers['surrogate-key']).split(' ')
const isForgotten = (node: Receiver, page: readonly string[]): number =>
  node.keys.filter((keys) => keys.some((key) => page.includes(key))).length
const countWaiting = async (): Promise<number> =>
  (await withTenant(site.services.db, 'sps', (tx) => sql`select from cdn_purge`.execute(tx))).rows.length

test('what is published is forgotten by every cache in front, twice, and other pages are not [T-115]', async () => {
  await site.publish('sps', [{ path: '/purged' }, { path: '/other' }])
  await withTenant(site.services.db, 'sps', (tx) => tx.deleteFrom('cdnPurge').execute())
  const [page, other] = [await keysOf('/us/en/purged'), await keysOf('/us/en/other')]
  await startWorker()
  await site.publish('sps', [{ path: '/purged', title: 'Anew' }])
  for (const node of nodes) await vi.waitFor(() => expect(isForgotten(node, page)).toBe(2), PATIENCE)
  for (const node of nodes) expect(isForgotten(node, other)).toBe(0)
  for (const node of nodes) expect([...node.authorizations]).toEqual([`Bearer ${KEY}`])
  await expect.poll(countWaiting, PATIENCE).toBe(0)
})

test('a cache that refuses, and a worker that is not there, lose no purge; what is rolled back purges nothing [T-115]', async () => {
  await site.publish('sps', [{ path: '/purged' }])
  const page = await keysOf('/us/en/purged')
  const refused = site.publish('sps', [
    { path: '/purged' },
    { path: '/bad', blocks: [{ id: 'a', type: 'no-such-block', props: {} }] },
  ])
  await expect(refused).rejects.toThrow('no-such-block')
  expect(await countWaiting()).toBe(1)
  const [node, broken] = nodes
  broken!.status = 503
  await startWorker()
  await vi.waitFor(() => expect(broken!.authorizations.size).toBe(1), PATIENCE)
  expect(await countWaiting()).toBe(1)
  broken!.status = 200
  await vi.waitFor(() => expect(isForgotten(broken!, page)).toBe(2), PATIENCE)
  expect(isForgotten(node!, page)).toBeGreaterThanOrEqual(2)
  await expect.poll(countWaiting, PATIENCE).toBe(0)
})

test('no cookie splits the cache of a public page, none is set, and it says how long it is good [T-115]', async () => {
  await site.publish('sps', [{ path: '/shared' }])
  const cookies = ['', 'lang=de', 'countryListForDPC=pl', 'target_market=ca', 'portico_session=x; cart=1', 'theme=dark']
  const answers = await Promise.all(cookies.map((cookie) => get('/us/en/shared', cookie === '' ? {} : { cookie })))
  for (const { headers, body } of answers) {
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400')
    expect(headers['surrogate-key']).toMatch(/^sps sps\.pages [a-z0-9]+/)
    expect(body).toBe(answers[0]!.body)
  }
  const portal = await get('/us/en/secure/home')
  expect([portal.headers['surrogate-key'], portal.headers['cache-control']]).toEqual([
    undefined,
    expect.stringMatching(/^private/),
  ])
  expect((await get('/robots.txt')).headers['surrogate-key']).toBe('sps')
})
