import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import { listen, openRawClient } from '#platform/testing/raw-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let port: number
const PERSON = '00000000-0000-4000-8000-000000000000'
const entered = Promise.withResolvers<void>()
const release = Promise.withResolvers<void>()

/** Says one word and then nothing more. */
const endless = (): Readable => {
  const stream = new Readable({ read: () => undefined })
  stream.push('begun')
  return stream
}

const feature: Feature = {
  name: 'slow',
  routes: (app) => {
    app.get('/api/test/slow', async (request) => {
      await writeAudit(request.tx, { id: PERSON }, new Date(), 'slow.started')
      entered.resolve()
      await release.promise
      await writeAudit(request.tx, { id: PERSON }, new Date(), 'slow.ended')
      return { done: true }
    })
    app.get('/api/test/quick', async () => ({ quick: true }))
    app.get('/api/test/stream', async (_request, reply) => reply.type('text/plain').send(endless()))
    app.post('/api/test/upload', async () => ({ stored: true }))
  },
}
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: sps.localhost\r\n\r\n`
const isPoolFree = (): boolean => {
  const { totalCount, idleCount, waitingCount } = site.database.pool
  return totalCount === idleCount && waitingCount === 0
}

beforeAll(async () => {
  site = await openTestApp([feature], { HANDLER_TIMEOUT_S: '1' })
  port = await listen(site.app)
})
afterAll(() => site.close())

test('what a handler wrote before its time was up is taken back, and its connection is free again', async () => {
  const client = await openRawClient(port)
  client.send(get('/api/test/slow'))
  await entered.promise
  expect(await client.waitFor('requestId')).toMatch(/HTTP\/1\.1 503 .*"code":"unavailable"/s)
  release.resolve()
  await expect.poll(isPoolFree).toBe(true)
  const written = await withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('auditEntry').selectAll().execute())
  expect(written).toEqual([])
  client.socket.destroy()
})

test.each(['leaves', 'is answered for taking too long'])(
  'who %s while waiting for a connection leaves none behind',
  async (end) => {
    const { pool } = site.database
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const client = await openRawClient(port)
    client.send(get('/api/test/quick'))
    await expect.poll(() => pool.waitingCount).toBe(1)
    if (end === 'leaves') client.socket.destroy()
    else expect(await client.waitFor('requestId')).toContain('HTTP/1.1 503')
    await site.app.load.whenIdle()
    for (const connection of taken) connection.release()
    await expect.poll(isPoolFree).toBe(true)
  },
)

test.each([
  ['an answer that is still on its way', get('/api/test/stream'), 'begun'],
  [
    'an upload that is still on its way',
    'POST /api/test/upload HTTP/1.1\r\nhost: sps.localhost\r\norigin: http://sps.localhost\r\n' +
      'content-type: application/json\r\ncontent-length: 4\r\nexpect: 100-continue\r\n\r\nnu',
    '100 Continue',
  ],
])('%s holds no connection [T-93]', async (_, text, sign) => {
  const client = await openRawClient(port)
  client.send(text)
  await client.waitFor(sign)
  await expect.poll(isPoolFree).toBe(true)
  expect((await site.app.inject({ url: '/api/test/quick', headers: { host: 'sps.localhost' } })).statusCode).toBe(200)
  client.socket.destroy()
  await site.app.load.whenIdle()
})
