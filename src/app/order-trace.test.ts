import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { outbox } from '#foundation/outbox/public.server.ts'
import { readConfig } from '#platform/config.ts'
import { withTenant } from '#platform/database/database.ts'
import { listTasks } from '#platform/feature.ts'
import { startTelemetry, type Telemetry } from '#platform/telemetry/start-telemetry.ts'
import { startOtlpReceiver } from '#platform/testing/otlp-receiver.ts'

let collector: Awaited<ReturnType<typeof startOtlpReceiver>>
let telemetry: Telemetry
let world: CheckoutWorld
const calls: IncomingHttpHeaders[] = []
const partner = createServer((request, reply) => {
  calls.push(request.headers)
  request.resume().on('end', () => reply.writeHead(204).end())
})

beforeAll(async () => {
  collector = await startOtlpReceiver()
  await once(partner.listen(0, '127.0.0.1'), 'listening')
  const env = { WEBHOOK_ALLOW_LOOPBACK: '1', LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const started = await startTelemetry(readConfig(env))
  if (!started) throw new Error('telemetry is off')
  telemetry = started
  world = await openCheckoutWorld({ env, telemetry })
})
afterAll(async () => {
  await world.close()
  await telemetry.stop()
  partner.close()
  collector.close()
})

const newTrace = () => ({ traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') })

const placeOrder = async (headers: Record<string, string>) => {
  await world.add('V-1', 2)
  const cartId = await world.readCartId()
  const answer = await world.send('POST', '/api/cart/v1/orders', {
    body: { cartId },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  expect(answer.status).toBe(201)
}

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)

test('one order is one trace: browser, web, statements, jobs, mail, outbox and webhook', async () => {
  const { services } = world
  const url = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/in?token=planted-secret-of-the-address`
  await withTenant(services.db, 'process', (tx) =>
    sql`insert into webhook (url, events, secret) values (${url}, '{order.placed}', 'planted-secret')`.execute(tx),
  )
  const { traceId, spanId } = newTrace()
  await placeOrder({ traceparent: `00-${traceId}-${spanId}-01`, 'sec-fetch-site': 'same-origin' })
  await services.jobs.startWorkers([services.mail.deliverMail, ...listTasks([outbox], services)])
  await vi.waitFor(
    async () => {
      await telemetry.flush()
      const names = spansOf(traceId).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['webhook', 'mail', 'job deliver-event', 'job deliver-mail']))
    },
    { timeout: 60_000, interval: 200 },
  )
  const spans = spansOf(traceId)
  const names = new Set(spans.map(({ name }) => name))
  for (const name of ['browser POST /api/cart/v1/orders', 'POST /api/cart/v1/orders', 'insert orders', 'insert outbox_delivery'])
    expect(names).toContain(name)
  // One tree: every span but the browser's hangs on another one of the trace.
  const ids = new Set(spans.map((span) => span.spanId))
  expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId)).map((span) => span.spanId)).toEqual([spanId])
  expect(calls[0]?.['traceparent']).toContain(traceId)
  const statement = spans.find(({ name }) => name === 'insert orders')
  const work = statement?.attributes.find(({ key }) => key === 'portico.work')
  expect(work?.value.stringValue).toBe('POST /api/cart/v1/orders')
})

test('lines of the log carry the trace, and metrics leave too', async () => {
  const { traceId, spanId } = newTrace()
  await placeOrder({ traceparent: `00-${traceId}-${spanId}-01`, 'sec-fetch-site': 'same-origin' })
  await telemetry.flush()
  const line = collector.logs.find((log) => log.traceId === traceId)
  expect(line?.body.stringValue).toBe('request')
  expect(collector.metrics.map(({ name }) => name)).toContain('http_request_duration_seconds')
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a program on the internet', {}],
])('a trace that %s names is not continued', async (_, headers) => {
  const { traceId, spanId } = newTrace()
  await placeOrder({ ...headers, traceparent: `00-${traceId}-${spanId}-01` })
  await telemetry.flush()
  expect(spansOf(traceId)).toEqual([])
})

test('nothing personal or secret leaves', async () => {
  await telemetry.flush()
  const all = collector.readAll()
  expect(all).toContain('insert into ')
  for (const secret of ['planted-secret', 'buyer@process.example', world.people.buyer.cookie.slice(-20), 'Northline', 'token='])
    expect(all).not.toContain(secret)
})
