import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test, vi } from 'vitest'
import type { App } from '#platform/feature.ts'
import { guardLoad, type Load } from '#platform/http/load.ts'
import { stopGracefully } from '#platform/http/stop.ts'
import { get, listen, openRawClient } from '#platform/testing/raw-client.ts'

type Started = {
  app: App
  load: Load
  port: number
  release: PromiseWithResolvers<string>
  entered: Promise<void>
  closed: string[]
}

const start = async (): Promise<Started> => {
  const app: App = Fastify({ return503OnClosing: false }).withTypeProvider<ZodTypeProvider>()
  app.addHook('onRequest', (request, reply, done) => (request.url === '/cached' ? void reply.hijack().raw.end('kept') : done()))
  const load = guardLoad(app, { maxInFlight: 100, maxLoopDelayMs: 10_000, handlerMs: 60_000 })
  const release = Promise.withResolvers<string>()
  const entered = Promise.withResolvers<void>()
  const closed: string[] = []
  app.get('/', () => 'hello')
  app.get('/wait', () => {
    entered.resolve()
    return release.promise
  })
  app.get('/large', () => Buffer.alloc(20_000_000, 'x'))
  app.addHook('onClose', async () => void closed.push('resources'))
  return { app, load, port: await listen(app), release, entered: entered.promise, closed }
}

/** Nobody needs time to notice. */
const NOW = { deadlineMs: 60_000, noticeMs: 0 }

const tryToConnect = async (port: number): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  const [error] = await once(socket, 'error')
  return (error as NodeJS.ErrnoException).code ?? ''
}

test('finishes what is under way, takes nobody new, then closes its resources', async () => {
  const { app, load, port, release, entered, closed } = await start()
  const client = await openRawClient(port)
  const other = await openRawClient(port)
  other.send(get('/'))
  await other.waitFor('hello')
  client.send(get('/wait'))
  await entered
  const stopped = stopGracefully(app, load, NOW)
  expect(load.isStopping()).toBe(true)
  await vi.waitFor(() => expect(app.server.listening).toBe(false), { timeout: 60_000 })
  expect(await tryToConnect(port)).toBe('ECONNREFUSED')
  // A connection that was open already is still answered, and closed with that.
  other.send(get('/'))
  expect(await other.waitForEnd()).toMatch(/connection: close/i)
  expect(closed).toEqual([])
  release.resolve('finished')
  expect(await client.waitForEnd()).toMatch(/connection: close[^]*finished/i)
  expect(await stopped).toBe(true)
  expect(closed).toEqual(['resources'])
})

test('lets a slow reader have the whole of an answer that was under way', async () => {
  const { app, load, port } = await start()
  const client = await openRawClient(port)
  client.send(get('/large'))
  await client.waitFor('xxx')
  client.socket.pause()
  const stopped = stopGracefully(app, load, NOW)
  client.socket.resume()
  const received = await client.waitForEnd()
  expect(received.length - received.indexOf('\r\n\r\n') - 4).toBe(20_000_000)
  expect(await stopped).toBe(true)
})

test('cuts off what is not done by the deadline', async () => {
  const { app, load, port, entered, closed } = await start()
  const client = await openRawClient(port)
  client.send(get('/wait'))
  await entered
  expect(await stopGracefully(app, load, { ...NOW, deadlineMs: 50 })).toBe(false)
  expect(await client.waitForEnd()).toBe('')
  expect(closed).toEqual(['resources'])
})

test('stops at once when idle, whatever connections are kept alive', async () => {
  const { app, load, port } = await start()
  const client = await openRawClient(port)
  client.send(get('/'))
  await client.waitFor('hello')
  expect(await stopGracefully(app, load, NOW)).toBe(true)
  await client.waitForEnd()
})

test('serves newcomers until the load balancer had time to notice, and those who came in the last moment', async () => {
  const { app, load, port } = await start()
  const pauses: PromiseWithResolvers<void>[] = []
  const lengths: number[] = []
  const pause = (ms: number): Promise<void> => {
    lengths.push(ms)
    pauses.push(Promise.withResolvers<void>())
    return pauses.at(-1)!.promise
  }
  const stopped = stopGracefully(app, load, { deadlineMs: 60_000, noticeMs: 5000, pause })
  expect(load.isStopping()).toBe(true)
  const newcomer = await openRawClient(port)
  newcomer.send(get('/'))
  expect(await newcomer.waitForEnd()).toMatch(/connection: close[^]*hello/i)
  const quick = await openRawClient(port)
  quick.send(get('/cached'))
  expect(await quick.waitForEnd()).toMatch(/connection: close[^]*kept/i)
  const last = await openRawClient(port)
  pauses[0]?.resolve()
  await vi.waitFor(() => expect(pauses).toHaveLength(2), { timeout: 60_000 })
  expect(await tryToConnect(port)).toBe('ECONNREFUSED')
  last.send(get('/'))
  expect(await last.waitForEnd()).toMatch(/connection: close[^]*hello/i)
  pauses[1]?.resolve()
  expect(await stopped).toBe(true)
  expect(lengths).toEqual([5000, 250])
})

test('the deadline holds for the notice too', async () => {
  const { app, load } = await start()
  const never = () => new Promise(() => {})
  expect(await stopGracefully(app, load, { deadlineMs: 20, noticeMs: 5000, pause: never })).toBe(false)
  expect(app.server.listening).toBe(false)
})

test('a burst just before the stop is served to the last one, those not taken yet included', async () => {
  const { app, load, port } = await start()
  const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
  const answers = sockets.map(async (socket) => {
    socket.write(get('/'))
    return (await text(socket)).endsWith('hello')
  })
  await once(sockets[0]!, 'connect')
  const stopped = stopGracefully(app, load, NOW)
  expect(await Promise.all(answers)).toEqual(sockets.map(() => true))
  expect(await stopped).toBe(true)
})
