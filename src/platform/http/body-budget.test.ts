import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import type { App } from '#platform/feature.ts'
import { limitAnonymousBodies } from '#platform/http/access.ts'
import { budgetBodies } from '#platform/http/body-budget.ts'
import { answerErrors } from '#platform/http/errors.ts'
import { readJson } from '#platform/http/json-body.ts'
import { listen, openRawClient } from '#platform/testing/raw-client.ts'

const KB = 1024
let app: App

const open = async (now = () => 0): Promise<number> => {
  app = Fastify({ bodyLimit: 1024 * KB, forceCloseConnections: true }).withTypeProvider<ZodTypeProvider>()
  answerErrors(app)
  limitAnonymousBodies(app)
  budgetBodies(app, { budget: { perClient: 250 * KB, inAll: 400 * KB }, now })
  readJson(app)
  app.addHook('onRequest', async (request) => {
    const id = request.headers['x-person']
    if (typeof id === 'string') request.scope = { tenant: 'sps', user: { id, roles: ['customer'], sessionId: 's' } }
  })
  app.post('/open', async () => ({}))
  app.post('/private', { config: { access: 'signed-in' } }, async () => ({}))
  return listen(app)
}
afterEach(() => app.close())

/** Declares a body and sends none of it. */
const declare = async (port: number, person: string, length: number) => {
  const client = await openRawClient(port)
  const head = ['POST /private HTTP/1.1', 'host: x', `x-person: ${person}`, 'content-type: application/json']
  client.send(`${[...head, `content-length: ${length}`].join('\r\n')}\r\n\r\n`)
  return client
}
const statusOf = async (client: Awaited<ReturnType<typeof declare>>) =>
  /^HTTP\/1\.1 (\d+)/.exec(await client.waitFor('\r\n\r\n'))?.[1]

test('bodies in flight are bounded for a client and in all, and given back when it leaves [T-95]', async () => {
  const port = await open()
  const first = await declare(port, 'ann', 200 * KB)
  expect(await statusOf(await declare(port, 'ann', 100 * KB))).toBe('429')
  const second = await declare(port, 'bob', 150 * KB)
  expect(await statusOf(await declare(port, 'cy', 100 * KB))).toBe('503')
  first.socket.destroy()
  second.socket.destroy()
  const body = JSON.stringify({ text: 'x'.repeat(150 * KB) })
  const send = () => app.inject({ method: 'POST', url: '/private', headers: { 'x-person': 'ann' }, body, payload: body })
  await expect.poll(async () => (await send()).statusCode).not.toBe(503)
})

test('anonymous bodies are small, and a network may send so many bytes and then waits [T-95]', async () => {
  let ms = 0
  await open(() => ms)
  const send = (bytes: number) => app.inject({ method: 'POST', url: '/open', payload: { text: 'x'.repeat(bytes) } })
  expect((await send(65 * KB)).statusCode).toBe(413)
  let sent = 0
  while ((await send(60 * KB)).statusCode === 200) sent += 1
  expect(sent).toBeGreaterThan(1000)
  expect((await send(60 * KB)).headers['retry-after']).toBe('5')
  ms += 1000
  expect((await send(60 * KB)).statusCode).toBe(200)
})

test('a body that is too deep or too wide is refused before it is parsed [T-95]', async () => {
  await open()
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/private', headers: { 'content-type': 'application/json', 'x-person': 'ann' }, payload })
  expect((await send(`${'['.repeat(50)}${']'.repeat(50)}`)).statusCode).toBe(400)
  expect((await send(`[${'1,'.repeat(60_000)}1]`)).statusCode).toBe(400)
  expect((await send('{"__proto__": {"a": 1}}')).statusCode).toBe(400)
  expect((await send('{"fine": true}')).statusCode).toBe(200)
})
