import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, TraceFlags, trace, type Span as OtelSpan } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, RandomIdGenerator, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Registry } from 'prom-client'
import { describeError } from '#platform/http/log-scrub.rules.ts'
import { readLogLine } from '#platform/telemetry/log-record.rules.ts'
import { toMetricData, type PromMetric } from '#platform/telemetry/metric-data.service.ts'
import { keepAllowed } from '#platform/telemetry/telemetry-attributes.rules.ts'
import { formatTraceParent, type TraceParent } from '#platform/telemetry/traceparent.rules.ts'
import type { Span, Tracer } from '#platform/telemetry/trace.ts'

export type OpenTelemetryOptions = {
  readonly endpoint: string
  readonly service: string
  readonly version: string
  readonly instance: string
  /** Of all traces; by the trace's id, so that every process decides alike. */
  readonly share: number
  readonly metricsEveryMs?: number
}

const KINDS = { internal: Kind.INTERNAL, server: Kind.SERVER, client: Kind.CLIENT, consumer: Kind.CONSUMER } as const

/** Random ids, but for the span that a browser named already. */
const createIds = () => {
  const random = new RandomIdGenerator()
  let given: TraceParent | undefined
  return {
    generateTraceId: () => given?.traceId ?? random.generateTraceId(),
    generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    withIds: <T>(place: TraceParent, work: () => T): T => {
      given = place
      try {
        return work()
      } finally {
        given = undefined
      }
    },
  }
}

const contextOf = ({ traceId, spanId, isSampled }: TraceParent) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  })

const wrapSpan = (span: OtelSpan): Span => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceId,
    traceParent: formatTraceParent({ traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 }),
    rename: (name) => void span.updateName(name),
    add: (attributes) => void span.setAttributes(keepAllowed(attributes)),
    end: (error) => {
      if (error !== undefined) {
        const { type, message, code } = describeError(error)
        span.setStatus({ code: SpanStatusCode.ERROR, message })
        span.setAttribute('error.type', code ?? type)
      }
      span.end()
    },
  }
}

const createTracer = (provider: TracerProvider, ids: ReturnType<typeof createIds>, version: string): Tracer => {
  const tracer = provider.getTracer('portico', version)
  return {
    start: (name, { kind = 'internal', parent, attributes = {} }) =>
      wrapSpan(
        tracer.startSpan(
          name,
          { kind: KINDS[kind], attributes: keepAllowed(attributes) },
          parent ? contextOf(parent) : ROOT_CONTEXT,
        ),
      ),
    mark: (name, place, attributes) =>
      ids
        .withIds(place, () =>
          tracer.startSpan(name, { kind: Kind.CLIENT, attributes: keepAllowed(attributes), root: true }, ROOT_CONTEXT),
        )
        .end(),
  }
}

/** Traces, metrics and logs as JSON over HTTP; further variables of OpenTelemetry (headers, time-outs, batches) hold as they are. */
export const startOpenTelemetry = (options: OpenTelemetryOptions) => {
  const { endpoint, service, version, instance, share, metricsEveryMs = 30_000 } = options
  const addressOf = (signal: string) => ({ url: `${endpoint.replace(/\/$/, '')}/v1/${signal}` })
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': version,
    'service.instance.id': instance,
  })
  const ids = createIds()
  const traces = new TracerProvider({
    resource,
    idGenerator: ids,
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(addressOf('traces')) })],
  })
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(addressOf('logs')) })],
  })
  const logger = logs.getLogger('portico', version)
  let meters: MeterProvider | undefined
  const watchRegistry = (registry: Registry): void => {
    const startedAt = new Date()
    const collect = async () => {
      const read = (await registry.getMetricsAsJSON()) as unknown as PromMetric[]
      const metrics = toMetricData(read, startedAt, new Date())
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'portico', version }, metrics }] }, errors: [] }
    }
    const exporter = new OTLPMetricExporter(addressOf('metrics'))
    const reader = new PeriodicExportingMetricReader({
      exporter,
      exportIntervalMillis: metricsEveryMs,
      exportTimeoutMillis: Math.min(10_000, metricsEveryMs),
      metricProducers: [{ collect }],
    })
    meters = new MeterProvider({ resource, readers: [reader] })
  }
  return {
    tracer: createTracer(traces, ids, version),
    watchRegistry,
    copyLine: (line: string): void => {
      const record = readLogLine(line)
      if (!record) return
      const { place, ...rest } = record
      logger.emit({ ...rest, ...(place && { context: contextOf(place) }) })
    },
    flush: async (): Promise<void> => {
      await Promise.allSettled([traces.forceFlush(), logs.forceFlush(), meters?.forceFlush()])
    },
    stop: async (): Promise<void> => {
      await Promise.allSettled([traces.shutdown(), logs.shutdown(), meters?.shutdown()])
    },
  }
}
