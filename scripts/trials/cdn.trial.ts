import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { followPurges } from '#app/follow-purges.ts'
import { listenForContent } from '#app/pages/content-listener.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { readConfig } from '#platform/config.ts'

/** Varnish before two processes on one database, one of which it asks in turn. */
const PATIENCE = { timeout: 30_000, interval: 50 }
const SEEN_MS = 2000

let folder: string
let varnish: ChildProcess
let port = 0
let site: TestApp
let other: TestApp
const stops: (() => Promise<unknown>)[] = []
/** A server that answers in the place of Portico. */
let mode: 'portico' | 'failing' | 'gone' = 'portico'
const counts = { pages: 0 }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: found } = server.address() as AddressInfo
  server.close()
  return found
}

/** Both processes in turn, as behind a load balancer that can break. */
const openOrigin = async (): Promise<number> => {
  let turn = 0
  const ports = await Promise.all(
    [site, other].map(async ({ app }) => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)),
  )
  const server = createServer((incoming, outgoing) => {
    if (mode === 'gone') return void incoming.socket.destroy()
    if (mode === 'failing' && incoming.url !== '/readyz') return void outgoing.writeHead(503).end('busy')
    if (incoming.url?.startsWith('/us/')) counts.pages += 1
    const target = { host: '127.0.0.1', port: ports[turn++ % 2], path: incoming.url, headers: incoming.headers }
    request(target, (answer) => void answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers)))
      .on('error', () => outgoing.destroy())
      .end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => server.closeAllConnections())
  return (server.address() as AddressInfo).port
}

const get = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: url, headers: { host: 'sps.localhost', ...headers } }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() })
    })
      .on('error', reject)
      .end()
  })

const countWaiting = async (): Promise<number> =>
  (await withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('cdnPurge').select('id').execute())).length

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-varnish-'))
  site = await openTestApp()
  other = await openTestApp([], {}, { database: site.database })
  const origin = await openOrigin()
  port = await freePort()
  const vcl = await readFile(path.resolve(import.meta.dirname, '../../deploy/varnish/portico.vcl'), 'utf8')
  await writeFile(path.join(folder, 'trial.vcl'), vcl.replace('.port = "3000"', `.port = "${origin}"`))
  varnish = spawn(
    process.env['VARNISHD'] ?? 'varnishd',
    [
      '-F',
      '-n',
      path.join(folder, 'n'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      path.join(folder, 'trial.vcl'),
      '-s',
      'malloc,64m',
      '-j',
      'none',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  for (const process_ of [site, other]) {
    const session = await site.database.openSession()
    stops.push((await listenForContent(session, process_.services.pageCache)).stop)
  }
  const config = readConfig({ CDN_PURGE_URL: `http://127.0.0.1:${port}/purge` })
  const { db, tenants } = site.services
  const worker = await followPurges(await site.database.openSession(), {
    backgroundDb: db,
    tenants,
    config,
    log: pino({ level: 'warn' }),
  })
  stops.push(worker.stop)
  await site.publish('sps', [{ path: '/one', title: 'First' }, { path: '/two' }])
  await vi.waitFor(async () => expect((await get('/us/en/one')).status).toBe(200), PATIENCE)
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
  varnish.kill()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('one answer serves everybody, whatever cookies they have, and no key leaves', async () => {
  await get('/us/en/two')
  const before = counts.pages
  for (const cookie of ['a=1', 'lang=de', 'portico_session=x', 'countryListForDPC=pl']) {
    const answer = await get('/us/en/two', { cookie })
    expect([answer.status, answer.headers['x-cache'], answer.headers['surrogate-key'], answer.headers['set-cookie']]).toEqual([
      200,
      'hit',
      undefined,
      undefined,
    ])
  }
  expect(counts.pages).toBe(before)
})

test('what was published is seen through the cache within two seconds, fifty times; the other page stays', async () => {
  await get('/us/en/two')
  let longest = 0
  for (let round = 1; round <= 50; round += 1) {
    const title = `Round ${round} of fifty`
    await site.publish('sps', [{ path: '/one', title }])
    const from = performance.now()
    await expect.poll(async () => (await get('/us/en/one')).body.includes(title), { timeout: SEEN_MS, interval: 10 }).toBe(true)
    longest = Math.max(longest, performance.now() - from)
  }
  process.stdout.write(`  the slowest of fifty changes was seen after ${Math.round(longest)} ms\n`)
  // After the second purge every process has heard of it.
  await expect.poll(countWaiting, PATIENCE).toBe(0)
  for (let count = 0; count < 10; count += 1) expect((await get('/us/en/one')).body).toContain('Round 50 of fifty')
})

test('a portal page is never shared', async () => {
  const answer = await get('/us/en/secure/home')
  expect([answer.status, answer.headers['x-cache']]).toEqual([302, 'miss'])
})

test.each(['failing', 'gone'] as const)(
  'a stale page is served while Portico is %s, also one that was purged',
  async (broken) => {
    await get('/us/en/two')
    await get('/us/en/one')
    mode = broken
    try {
      await site.publish('sps', [{ path: '/one', title: `Unseen, ${broken}` }])
      await expect.poll(countWaiting, PATIENCE).toBe(0)
      for (let count = 0; count < 40; count += 1)
        for (const url of ['/us/en/one', '/us/en/two']) expect((await get(url)).status).toBe(200)
    } finally {
      mode = 'portico'
    }
    await expect.poll(async () => (await get('/us/en/one')).body.includes(`Unseen, ${broken}`), PATIENCE).toBe(true)
  },
)
