import { randomUUID } from 'node:crypto'
import type { Registry } from 'prom-client'
import packageFile from '../../../package.json' with { type: 'json' }
import type { Config } from '#platform/config.ts'
import { attachTracer, currentTraceFields } from '#platform/telemetry/trace.ts'

export type Telemetry = {
  /** Added to lines of the log that no request writes. */
  readonly mixin: () => object
  /** Gives a line of the log to the collector. */
  readonly copyLine: (line: string) => void
  readonly watchRegistry: (registry: Registry) => void
  readonly flush: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Undefined where the operator names no collector: then nothing of OpenTelemetry is loaded and nothing is measured. */
export const startTelemetry = async ({ telemetry, role }: Pick<Config, 'telemetry' | 'role'>): Promise<Telemetry | undefined> => {
  const { endpoint, service, share, metricsEveryMs } = telemetry
  if (endpoint === undefined) return undefined
  const { startOpenTelemetry } = await import('#platform/telemetry/open-telemetry.service.ts')
  const instance = `${role}-${randomUUID()}`
  const { version } = packageFile
  const { tracer, stop, ...rest } = startOpenTelemetry({ endpoint, service, version, instance, share, metricsEveryMs })
  const detach = attachTracer(tracer)
  return {
    ...rest,
    mixin: currentTraceFields,
    stop: async () => {
      detach()
      await stop()
    },
  }
}
