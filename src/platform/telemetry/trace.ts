import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes } from '#platform/telemetry/telemetry-attributes.rules.ts'
import type { TraceParent } from '#platform/telemetry/traceparent.rules.ts'

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

export type Span = {
  readonly traceId: string
  /** For whoever goes on with this trace: a job, a webhook. */
  readonly traceParent: string
  rename(name: string): void
  add(attributes: Attributes): void
  /** With what went wrong, if anything did. */
  end(error?: unknown): void
}

export type SpanStart = {
  readonly kind?: SpanKind
  /** Instead of the span under way. */
  readonly parent?: TraceParent | undefined
  readonly attributes?: Attributes
}

export type Tracer = {
  start(name: string, start: SpanStart & { readonly parent: TraceParent | undefined }): Span
  /** The moment at which a browser sent a request: the span that the browser itself named. */
  mark(name: string, place: TraceParent, attributes: Attributes): void
}

/** The current span, for the log and for spans below it. */
type Work = { readonly name: string; readonly span?: Span; readonly place?: TraceParent }

const works = new AsyncLocalStorage<Work>()
let tracer: Tracer | undefined

/** Until it is called nothing is traced and nothing of OpenTelemetry is loaded; the result detaches it. */
export const attachTracer = (attached: Tracer): (() => void) => {
  tracer = attached
  return () => {
    if (tracer === attached) tracer = undefined
  }
}

export const isTracing = (): boolean => tracer !== undefined

export const currentWork = (): string | undefined => works.getStore()?.name
/** For lines of the log. */
export const currentTraceFields = (): object => {
  const place = works.getStore()?.place
  return place ? { traceId: place.traceId, spanId: place.spanId } : {}
}
/** To be stored with what goes on later; undefined while nothing is traced. */
export const currentTraceParent = (): string | undefined => works.getStore()?.span?.traceParent

export const placeOf = (span: Span): TraceParent => {
  const [, traceId = '', spanId = '', flags] = span.traceParent.split('-')
  return { traceId, spanId, isSampled: flags === '01' }
}

/** Undefined while nothing is traced. Whoever starts it ends it. */
export const startSpan = (name: string, start: SpanStart = {}): Span | undefined =>
  tracer?.start(name, { ...start, parent: start.parent ?? works.getStore()?.place })

/** A span of its own only below another one: a statement of a timer would be a trace of one. */
export const startChild = (name: string, start: SpanStart = {}): Span | undefined =>
  tracer === undefined || works.getStore()?.span === undefined ? undefined : startSpan(name, start)

export const markBrowser = (name: string, place: TraceParent, attributes: Attributes): void =>
  tracer?.mark(name, place, attributes)

/** Everything that runs in here, and what it starts, belongs to this span. */
export const runInSpan = <T>(name: string, span: Span, work: () => T): T => works.run({ name, span, place: placeOf(span) }, work)

/** Named for the log also while nothing is traced. */
export const withSpan = async <T>(name: string, start: SpanStart, work: (span: Span | undefined) => Promise<T>): Promise<T> => {
  const span = startSpan(name, start)
  if (!span) return works.run({ name }, () => work(undefined))
  try {
    const result = await runInSpan(name, span, () => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
