import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import type { App } from '#platform/feature.ts'
import { answerErrors } from '#platform/http/errors.ts'

type Line = { readonly level: number; readonly msg: string; readonly err?: { readonly message: string } }
const [INFO, ERROR] = [30, 50]
const JUDGEMENTS = new Set(['request failed', 'request refused', 'request given up by its sender'])

let app: App
afterEach(() => app.close())

/** A server on a real socket: only there is a request that was read to its end a destroyed one. */
const listen = async (answer: () => Promise<unknown>) => {
  const lines: Line[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
  app = Fastify({ logger: { level: 'info', stream } }).withTypeProvider<ZodTypeProvider>()
  answerErrors(app)
  app.post('/api/orders', answer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = (): http.ClientRequest => {
    const headers = { 'content-type': 'application/json' }
    const call = http.request({ host: '127.0.0.1', port, path: '/api/orders', method: 'POST', headers })
    call.end('{"sku":"V-1"}')
    return call
  }
  const said = () => lines.filter(({ msg }) => JUDGEMENTS.has(msg))
  return { send, said }
}

test('a call with a body that fails is logged as a failure, with its cause', async () => {
  const { send, said } = await listen(() => Promise.reject(new Error('column "note" does not exist')))
  const call = send()
  const answer = await new Promise<http.IncomingMessage>((resolve) => void call.once('response', resolve))
  answer.resume()
  expect(answer.statusCode).toBe(500)
  expect(said()).toMatchObject([{ level: ERROR, msg: 'request failed', err: { message: 'column "note" does not exist' } }])
})

test('what fails after its sender left is nobody’s fault', async () => {
  let fail = (_: Error): void => undefined
  const reached = Promise.withResolvers<void>()
  const { send, said } = await listen(() => {
    reached.resolve()
    return new Promise((_, reject) => void (fail = reject))
  })
  const gone = new Promise((resolve) => void app.server.once('connection', (socket) => socket.once('close', resolve)))
  const call = send()
  call.once('error', () => undefined)
  await reached.promise
  call.destroy()
  await gone
  fail(new Error('the transaction was taken back'))
  await expect.poll(said).toMatchObject([{ level: INFO, msg: 'request given up by its sender' }])
})
