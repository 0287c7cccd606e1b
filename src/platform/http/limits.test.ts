import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import { readConfig, type Limits } from '#platform/config.ts'
import { answerErrors } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { buildLimitOptions, limitConnections } from '#platform/http/limits.ts'
import { get, listen, openRawClient } from '#platform/testing/raw-client.ts'

let app: App
afterEach(() => app.close())

const start = (limits: Partial<Limits>): Promise<number> => {
  const all = { ...readConfig({}).limits, ...limits }
  app = Fastify(buildLimitOptions(all)).withTypeProvider<ZodTypeProvider>()
  limitConnections(app, all)
  answerErrors(app)
  app.get('/', () => 'hello')
  app.post('/', () => 'hello')
  app.post('/large', { bodyLimit: 5000 }, () => 'hello')
  return listen(app)
}

const bodyOf = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))

test('a client that sends its headers drop by drop is cut off', async () => {
  const client = await openRawClient(await start({ headersMs: 100, requestMs: 200 }))
  client.send('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
  const answer = await client.waitForEnd()
  expect(answer).toContain('HTTP/1.1 408')
  expect(bodyOf(answer)).toMatchObject({ code: 'request_timeout', error: expect.any(String), requestId: expect.any(String) })
})

test('a client that sends its body drop by drop is cut off', async () => {
  const client = await openRawClient(await start({ headersMs: 100, requestMs: 200 }))
  client.send('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  expect(await client.waitForEnd()).toContain('HTTP/1.1 408')
})

test('a client that connects and says nothing is cut off', async () => {
  const client = await openRawClient(await start({ idleMs: 100 }))
  expect(await client.waitForEnd()).toBe('')
})

test('a connection that is kept alive ends when nothing more comes', async () => {
  const client = await openRawClient(await start({ keepAliveMs: 100 }))
  client.send(get('/'))
  expect(await client.waitForEnd()).toContain('hello')
})

test('more connections than the limit are not taken', async () => {
  const port = await start({ maxConnections: 1 })
  const first = await openRawClient(port)
  const second = await openRawClient(port)
  expect(await second.waitForEnd()).toBe('')
  first.send(get('/'))
  expect(await first.waitFor('hello')).toContain('HTTP/1.1 200')
})

test.each([
  ['headers past 16 KB', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['something that is not HTTP', 'HELLO\r\n\r\n', 400, 'bad_request'],
])('%s are refused in the shape of the API', async (_, text, status, code) => {
  const client = await openRawClient(await start({}))
  client.send(text)
  const answer = await client.waitForEnd()
  expect(answer).toContain(`HTTP/1.1 ${status}`)
  expect(bodyOf(answer)).toMatchObject({ code })
})

test.each([17_000, 300_000])('an address of %i letters is refused on a connection that was used before', async (length) => {
  const client = await openRawClient(await start({}))
  client.send(get('/'))
  await client.waitFor('hello')
  client.send(`GET /${'a'.repeat(length)} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const answer = await client.waitForEnd()
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 431'])
  expect(answer).toContain('"code":"headers_too_large"')
})

test.each([
  ['/', 900, 200],
  ['/', 2000, 413],
  ['/large', 2000, 200],
  ['/large', 6000, 413],
])('%s takes %i bytes with %i', async (url, size, status) => {
  await start({ bodyBytes: 1024 })
  const answer = await app.inject({ method: 'POST', url, payload: { text: 'x'.repeat(size) } })
  expect(answer.statusCode).toBe(status)
})
