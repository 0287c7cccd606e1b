import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import type { App } from '#platform/feature.ts'
import { mountHealth, type HealthCheck } from '#platform/http/health.ts'
import { guardLoad } from '#platform/http/load.ts'
import { buildMetrics } from '#platform/http/metrics.ts'

let app: App
afterEach(() => app.close())

const build = (database: HealthCheck) => {
  app = Fastify().withTypeProvider<ZodTypeProvider>()
  const load = guardLoad(app, { maxInFlight: 100, maxLoopDelayMs: 10_000, handlerMs: 60_000 })
  const metrics = buildMetrics(app, load)
  mountHealth(app, { load, metrics, checks: { database }, timeoutMs: 20 })
  app.get('/orders/:number', () => 'ok')
  app.post('/orders', () => Promise.reject(new Error('x')))
  return { load, metrics }
}

const works: HealthCheck = () => Promise.resolve()

test.each<[string, HealthCheck, number, object]>([
  ['ready when the database answers', works, 200, { status: 'ready', parts: { database: 'ok' } }],
  [
    'not ready when it refuses, without saying why',
    () => Promise.reject(new Error('password authentication failed')),
    503,
    { status: 'not_ready', parts: { database: 'failed' } },
  ],
  ['not ready when it hangs', () => new Promise(() => undefined), 503, { status: 'not_ready', parts: { database: 'timeout' } }],
])('is %s', async (_, check, status, body) => {
  build(check)
  const answer = await app.inject({ url: '/readyz', headers: { host: 'any.example' } })
  expect([answer.statusCode, answer.json()]).toEqual([status, body])
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
})

test('is alive but not ready while stopping', async () => {
  const { load } = build(works)
  load.startStopping()
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json().status]).toEqual([503, 'stopping'])
  expect(answer.headers['connection']).toBe('close')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('asks the database once for many probes at a time', async () => {
  let requestCount = 0
  build(() => Promise.resolve(++requestCount))
  await app.ready()
  await Promise.all([app.inject('/readyz'), app.inject('/readyz'), app.inject('/readyz')])
  expect(requestCount).toBe(1)
  await app.inject('/readyz')
  expect(requestCount).toBe(2)
})

test('counts requests by route pattern, never by address', async () => {
  build(works)
  await app.inject('/orders/4711-secret')
  await app.inject({ method: 'POST', url: '/orders' })
  await app.inject('/nowhere/ann@example.com')
  const answer = await app.inject('/metrics')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="/orders/:number",status="2xx"} 1')
  expect(answer.body).toContain('http_request_duration_seconds_count{method="POST",route="/orders",status="5xx"} 1')
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 1')
  expect(answer.body).toContain('http_requests_in_flight 1')
  expect(answer.body).toContain('process_cpu_seconds_total')
  expect(answer.body).not.toMatch(/4711-secret|ann@|nowhere/)
})

test('shows pools and the page cache', async () => {
  const { metrics } = build(works)
  metrics.watchPool('app', { totalCount: 5, idleCount: 2, waitingCount: 1 })
  metrics.watchPageCache(() => ({ hits: 10, misses: 4, entries: 3, bytes: 900 }))
  const { body } = await app.inject('/metrics')
  expect(body).toContain('database_pool_connections{pool="app",state="used"} 3')
  expect(body).toContain('database_pool_connections{pool="app",state="waiting"} 1')
  expect(body).toContain('page_cache_lookups_total{result="hit"} 10')
  expect(body).toContain('page_cache_bytes 900')
})
