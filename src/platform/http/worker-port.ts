import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import type { Config } from '#platform/config.ts'
import type { App } from '#platform/feature.ts'
import { mountHealth, type HealthCheck } from '#platform/http/health.ts'
import { listenInternally } from '#platform/http/internal.ts'
import type { Load } from '#platform/http/load.ts'
import { buildMetrics } from '#platform/http/metrics.ts'

/** A worker answers probes only: nothing waits and nothing is refused. */
const createIdleLoad = (): Load => {
  let isStopping = false
  return {
    countBusy: () => 0,
    countWaiting: () => 0,
    countShed: () => 0,
    isOverloaded: () => false,
    isPressed: () => false,
    isStopping: () => isStopping,
    startStopping: () => void (isStopping = true),
    whenIdle: () => Promise.resolve(),
  }
}

type WorkerParts = {
  readonly internal: Config['internal']
  readonly checkDatabase: HealthCheck
  /** Adds the measurements of a worker. */
  readonly measure: (registry: Registry) => void
}

export type WorkerPort = { readonly port: number; readonly startStopping: () => void; readonly stop: () => Promise<void> }

/** `/healthz`, `/readyz` and `/metrics` of a process that serves no pages; undefined without INTERNAL_PORT. */
export const listenAsWorker = async ({ internal, checkDatabase, measure }: WorkerParts): Promise<WorkerPort | undefined> => {
  if (internal.port === undefined) return undefined
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>()
  const load = createIdleLoad()
  const metrics = buildMetrics(app, load)
  measure(metrics.registry)
  mountHealth(app, { load, metrics, checks: { database: checkDatabase } })
  await app.ready()
  const door = await listenInternally(app, internal)
  if (!door) return undefined
  return {
    port: door.port,
    startStopping: () => load.startStopping(),
    stop: async () => {
      await door.stop()
      await app.close()
    },
  }
}
