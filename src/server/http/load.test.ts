import { once } from 'node:events'
import { Readable } from 'node:stream'
import Fastify, { type preParsingHookHandler } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import { answerErrors } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'
import { guardLoad, signalOf, type Load, type LoadOptions } from '#server/http/load.ts'
import { get, listen, openRawClient } from '#server/testing/raw-client.ts'

let app: App
let load: Load
let release = Promise.withResolvers<string>()
let entered = Promise.withResolvers<AbortSignal>()
afterEach(() => app.close())

const build = (options: Partial<LoadOptions> = {}): App => {
  app = Fastify({ forceCloseConnections: true }).withTypeProvider<ZodTypeProvider>()
  release = Promise.withResolvers()
  entered = Promise.withResolvers()
  load = guardLoad(app, { maxInFlight: 100, maxLoopDelayMs: 10_000, handlerMs: 60_000, sweepMs: 10, ...options })
  answerErrors(app)
  app.get('/wait', (request) => {
    entered.resolve(signalOf(request))
    return release.promise
  })
  app.get('/patient', { config: { handlerMs: 60_000 } }, () => release.promise)
  app.get('/stream', (_, reply) =>
    reply.send(Readable.from([Buffer.from('first'), Buffer.alloc(20_000_000), Buffer.from('last')])),
  )
  const tellArrival: preParsingHookHandler = (request, _, payload, done) => {
    entered.resolve(signalOf(request))
    done(null, payload)
  }
  app.post('/upload', { preParsing: tellArrival }, () => release.promise)
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
  await expect.poll(ask, { timeout: 10_000 }).toBe(503)
  loopDelay.mean = 1e6
  await expect.poll(ask, { timeout: 10_000 }).toBe(404)
}, 30_000)

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
