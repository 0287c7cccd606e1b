import type { App } from '#platform/feature.ts'
import type { Load } from '#platform/http/load.ts'
import type { Metrics } from '#platform/http/metrics.ts'
import { VERSION } from '#platform/version.ts'

/** Resolves when the part works, such as `() => pool.query('select 1')`. */
export type HealthCheck = () => Promise<unknown>
export type PartState = 'ok' | 'failed' | 'timeout'

export type HealthOptions = {
  readonly load: Load
  readonly metrics: Metrics
  readonly checks: Readonly<Record<string, HealthCheck>>
  readonly timeoutMs?: number
}

const runCheck = async (check: HealthCheck, timeoutMs: number): Promise<PartState> => {
  const late = Promise.withResolvers<PartState>()
  const timer = setTimeout(() => late.resolve('timeout'), timeoutMs)
  const requested = (async () => check())().then(
    (): PartState => 'ok',
    (): PartState => 'failed',
  )
  const state = await Promise.race([requested, late.promise])
  clearTimeout(timer)
  return state
}

/** One look at a time, shared by all who ask: probes must not queue up behind a database that hangs. */
const shareChecks = (checks: HealthOptions['checks'], timeoutMs: number) => {
  let current: Promise<Readonly<Record<string, PartState>>> | undefined
  const look = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check, timeoutMs)] as const)),
    )
  return () => (current ??= look().finally(() => (current = undefined)))
}

/** Answered on any host, to whoever asks: nothing in it is about a tenant or a person. */
export const mountHealth = (app: App, { load, metrics, checks, timeoutMs = 2000 }: HealthOptions): void => {
  const look = shareChecks(checks, timeoutMs)
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive', version: VERSION }))
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    // At once: whoever asks is to notice before we stop listening.
    if (load.isStopping()) return reply.code(503).send({ status: 'stopping', parts: {} })
    const parts = await look()
    const isReady = Object.values(parts).every((state) => state === 'ok')
    const status = isReady ? 'ready' : 'not_ready'
    reply.code(isReady ? 200 : 503)
    return { status, parts }
  })
  app.get('/metrics', async (_, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
