import { once } from 'node:events'
import { Readable } from 'node:stream'
import Fastify, { type preParsingHookHandler } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import { answerErrors } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { guardLoad, signalOf, type Load, type LoadOptions } from '#platform/http/load.ts'
import { get, listen, openRawClient } from '#platform/testing/raw-client.ts'

let app: App
let load: Load
let release = Promise.withResolvers<string>()
let entered = Promise.withResolvers<AbortSignal>()
const lines: string[] = []
afterEach(() => app.close())

const build = (options: Partial<LoadOptions> = {}): App => {
  lines.length = 0
  const stream = { write: (line: string) => void lines.push(line) }
  app = Fastify({ forceCloseConnections: true, logger: { level: 'warn', stream } }).withTypeProvider<ZodTypeProvider>()
  release = Promise.withResolvers()
  entered = Promise.withResolvers()
  load = guardLoad(app, { maxInFlight: 100, maxLoopDelayMs: 10_000, handlerMs: 60_000, sweepMs: 10, ...options })
  answerErrors(app)
  app.get('/wait', (request) => {
    entered.resolve(signalOf(request))
    return release.promise
  })
  app.get('/quick', () => 'quick')
  app.get('/abroad', { config: { opensNoTransaction: true } }, () => 'from abroad')
  app.get('/fails-late', () => release.promise.then(() => Promise.reject(new Error('late failure'))))
  app.get('/sends-late', async (_, reply) => reply.header('x-late', 'yes').send(Readable.from([await release.promise])))
  app.get('/slow-send', { onSend: async () => void (await release.promise) }, () => 'an answer that leaves late')
  app.get('/patient', { config: { handlerMs: 60_000 } }, () => release.promise)
  app.get('/stream', (_, reply) =>
    reply.send(Readable.from([Buffer.from('first'), Buffer.alloc(20_000_000), Buffer.from('last')])),
  )
  const reportArrival: preParsingHookHandler = (request, _, payload, done) => {
    entered.resolve(signalOf(request))
    done(null, payload)
  }
  app.post('/upload', { preParsing: reportArrival }, () => release.promise)
  const droppable = { answer: 'left out', pace: { burst: 2, perSecond: 0 } }
  app.get('/droppable', { config: { droppable } }, () => 'done')
  app.get('/healthz', () => 'alive')
  return app
}

test('sheds what is past the limit, answers probes, and takes requests again after', async () => {
  build({ maxInFlight: 2 })
  const accepted = [app.inject('/wait'), app.inject('/wait')]
  await entered.promise
  await expect.poll(() => load.countBusy()).toBe(2)
  const shed = await app.inject('/wait')
  expect(shed.statusCode).toBe(503)
  expect(shed.headers['retry-after']).toBe('2')
  expect(shed.json()).toMatchObject({ code: 'unavailable', error: expect.any(String), requestId: expect.any(String) })
  expect((await app.inject('/healthz?full')).statusCode).toBe(200)
  release.resolve('done')
  expect((await Promise.all(accepted)).map((answer) => answer.statusCode)).toEqual([200, 200])
  expect((await app.inject('/wait')).statusCode).toBe(200)
  await load.whenIdle()
  expect(load.countBusy()).toBe(0)
})

test('sheds while the event loop is late, and recovers', async () => {
  const loopDelay = { count: 1, mean: 0, reset: () => {}, enable: () => true, disable: () => true }
  build({ maxLoopDelayMs: 40, loopDelay })
  const port = await listen(app)
  const ask = () => fetch(`http://127.0.0.1:${port}/none`).then((answer) => answer.status)
  expect(await ask()).toBe(404)
  loopDelay.mean = 500e6
  await expect.poll(ask, { timeout: 60_000 }).toBe(503)
  loopDelay.mean = 1e6
  await expect.poll(ask, { timeout: 60_000 }).toBe(404)
})

test('a handler that takes too long is answered 503 and told to give up', async () => {
  build({ handlerMs: 50 })
  const client = await openRawClient(await listen(app))
  client.send(get('/wait'))
  const signal = await entered.promise
  expect(signal.aborted).toBe(false)
  expect(await client.waitFor('requestId')).toContain('HTTP/1.1 503')
  expect(signal.aborted).toBe(true)
  // What the handler says after that goes nowhere, and the connection still works.
  release.resolve('too late')
  client.send(get('/healthz'))
  expect(await client.waitFor('alive')).not.toContain('too late')
})

test.each(['/wait', '/fails-late', '/sends-late', '/slow-send'])(
  'what comes of %s after its time is dropped without a word, in the answer and in the log',
  async (path) => {
    build({ handlerMs: 50 })
    const client = await openRawClient(await listen(app))
    client.send(get(path))
    const answer = await client.waitFor('requestId')
    expect(answer).toMatch(/HTTP\/1\.1 503 .*retry-after: 2.*"code":"unavailable"/is)
    release.resolve('too late')
    await release.promise
    client.send(get('/quick'))
    expect(await client.waitFor('quick')).not.toMatch(/too late|x-late|leaves late/)
    await load.whenIdle()
    expect(lines.filter((line) => !line.includes('no answer within'))).toEqual([])
  },
)

test('nobody waits longer than the limit for a slot; then it is 503 with Retry-After, and no line for each', async () => {
  build({ slots: 1, waitMs: 40, tickMs: 5 })
  const port = await listen(app)
  const first = await openRawClient(port)
  first.send(get('/wait'))
  await entered.promise
  const second = await openRawClient(port)
  second.send(get('/quick'))
  expect(await second.waitFor('requestId')).toMatch(/HTTP\/1\.1 503 .*retry-after: 2.*"code":"unavailable"/is)
  expect(load.countShed()).toBe(1)
  second.send(get('/healthz'))
  await second.waitFor('alive')
  // Routes that wait for others have slots of their own, and so do those who come after the first has ended.
  second.send(get('/abroad'))
  await second.waitFor('from abroad')
  release.resolve('first is done')
  await first.waitFor('first is done')
  second.send(get('/quick'))
  expect(await second.waitFor('quick')).toContain('HTTP/1.1 200')
  expect(lines.filter((line) => !line.includes('refused'))).toEqual([])
})

test('a flood of one tenant leaves slots for the others [T-93]', async () => {
  build({ slots: 4, waitMs: 60_000, groupOf: ({ headers }) => headers.host })
  const port = await listen(app)
  const flood = await Promise.all(Array.from({ length: 8 }, () => openRawClient(port)))
  for (const client of flood) client.send(get('/wait'))
  await expect.poll(() => load.countWaiting()).toBe(5)
  const other = await openRawClient(port)
  other.send('GET /quick HTTP/1.1\r\nhost: aerobt.example\r\n\r\n')
  expect(await other.waitFor('quick')).toContain('HTTP/1.1 200')
  release.resolve('served')
  for (const client of flood) expect(await client.waitFor('served')).toContain('HTTP/1.1 200')
})

test('who sends or reads slowly holds no slot meanwhile [T-93]', async () => {
  build({ slots: 1, waitMs: 60_000 })
  const port = await listen(app)
  const sender = await openRawClient(port)
  sender.send('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\nnu')
  await entered.promise
  const reader = await openRawClient(port)
  reader.socket.once('data', () => reader.socket.pause())
  reader.send('GET /stream HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  await reader.waitFor('first')
  const other = await openRawClient(port)
  other.send(get('/quick'))
  expect(await other.waitFor('quick')).toContain('HTTP/1.1 200')
  release.resolve('stored')
  sender.send('ll')
  expect(await sender.waitFor('stored')).toContain('HTTP/1.1 200')
  reader.socket.resume()
  expect(await reader.waitForEnd()).toMatch(/last\r\n0\r\n\r\n$/)
})

test('who leaves while waiting is forgotten', async () => {
  build({ slots: 1, waitMs: 60_000 })
  const port = await listen(app)
  const first = await openRawClient(port)
  first.send(get('/wait'))
  await entered.promise
  const second = await openRawClient(port)
  second.send(get('/quick'))
  await expect.poll(() => load.countWaiting()).toBe(1)
  second.socket.destroy()
  await expect.poll(() => load.countWaiting()).toBe(0)
  release.resolve('done')
  await first.waitFor('done')
})

test('a route may take longer where it says so', async () => {
  build({ handlerMs: 30 })
  const patient = await openRawClient(await listen(app))
  const ordinary = await openRawClient((app.server.address() as { port: number }).port)
  patient.send(get('/patient'))
  ordinary.send(get('/wait'))
  await ordinary.waitFor('503')
  release.resolve('worth it')
  expect(await patient.waitFor('worth it')).toContain('HTTP/1.1 200')
})

test('the handler is told when its client leaves', async () => {
  build()
  const client = await openRawClient(await listen(app))
  client.send(get('/wait'))
  const signal = await entered.promise
  const aborted = once(signal, 'abort')
  client.socket.destroy()
  await aborted
  await load.whenIdle()
  expect(load.countBusy()).toBe(0)
})

test('slow readers and slow senders do not use up the room for others', async () => {
  build({ handlerMs: 50 })
  const port = await listen(app)
  const reader = await openRawClient(port)
  reader.socket.once('data', () => reader.socket.pause())
  reader.send('GET /stream HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  await reader.waitFor('first')
  const sender = await openRawClient(port)
  sender.send('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\nnu')
  await entered.promise
  await expect.poll(() => load.countBusy()).toBe(0)
  // Both are still served: neither was ended for being slow.
  sender.send('ll')
  release.resolve('stored')
  expect(await sender.waitFor('stored')).toContain('HTTP/1.1 200')
  reader.socket.resume()
  expect(await reader.waitForEnd()).toMatch(/last\r\n0\r\n\r\n$/)
})

test('what nobody waits for is done at its own pace, the rest is told that it was left out [T-64]', async () => {
  build({ holdMs: 0 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/droppable')))
  expect(answers.map(({ body }) => body).toSorted()).toEqual(['done', 'done', 'left out', 'left out', 'left out'])
})

test('whoever is left out is kept from calling again at once, and takes nobody else’s place [T-64]', async () => {
  build({ holdMs: 600_000, maxInFlight: 6 })
  const answered: string[] = []
  for (let call = 0; call < 20; call += 1) void app.inject('/droppable').then(({ body }) => answered.push(body))
  await expect.poll(() => answered).toEqual(['done', 'done'])
  expect((await app.inject('/quick')).statusCode).toBe(200)
  expect([load.countBusy(), answered.length]).toEqual([0, 2])
})
