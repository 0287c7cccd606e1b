import { lookUp } from '#kernel/look-up.ts'
import { keepAllowed, type AttributeValue, type Attributes } from '#platform/telemetry/telemetry-attributes.rules.ts'
import type { TraceParent } from '#platform/telemetry/traceparent.rules.ts'

export type LogRecord = {
  readonly timestamp: number
  readonly severityNumber: number
  readonly severityText: string
  readonly body: string
  readonly attributes: Record<string, AttributeValue>
  readonly place?: TraceParent
}

/** As pino and OpenTelemetry count. */
const LEVELS = [
  ['trace', 10, 1],
  ['debug', 20, 5],
  ['info', 30, 9],
  ['warn', 40, 13],
  ['error', 50, 17],
  ['fatal', 60, 21],
] as const

const severityOf = (level: unknown) => {
  const [name, , severityNumber] = LEVELS.find((each) => each[0] === level || each[1] === level) ?? LEVELS[2]
  return { severityNumber, severityText: name.toUpperCase() }
}

/** Fields of our log lines and the names under which they leave; a person's id stays here. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['method', 'http.request.method'],
  ['route', 'http.route'],
  ['path', 'url.path'],
  ['status', 'http.response.status_code'],
  ['ms', 'portico.ms'],
  ['tenant', 'portico.tenant'],
  ['requestId', 'portico.request.id'],
  ['work', 'portico.work'],
  ['statement', 'db.query.text'],
  ['jobId', 'portico.job.id'],
  ['kind', 'portico.job.kind'],
  ['attempt', 'portico.job.attempt'],
  ['count', 'portico.count'],
  ['code', 'portico.code'],
])

type Line = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown): value is AttributeValue => ['string', 'number', 'boolean'].includes(typeof value)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const attributesOf = (line: Line): Attributes => {
  const named = [...NAMES].flatMap(([field, name]): [string, AttributeValue][] => {
    const value = lookUp(line, field)
    return isPlain(value) ? [[name, value]] : []
  })
  const error = isObject(line['err']) ? line['err'] : undefined
  return {
    ...Object.fromEntries(named),
    ...(error && {
      'exception.type': textOf(error['type']),
      'exception.message': textOf(error['message']),
      'exception.stacktrace': textOf(error['stack']),
    }),
  }
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** A line of the log as OpenTelemetry takes it; undefined for anything that is none. */
export const readLogLine = (text: string): LogRecord | undefined => {
  const line = parse(text)
  if (!isObject(line)) return undefined
  const [traceId, spanId] = [textOf(line['traceId']), textOf(line['spanId'])]
  return {
    timestamp: typeof line['time'] === 'number' ? line['time'] : 0,
    ...severityOf(line['level']),
    body: textOf(line['msg']) ?? '',
    attributes: keepAllowed(attributesOf(line)),
    ...(traceId !== undefined && spanId !== undefined && { place: { traceId, spanId, isSampled: true } }),
  }
}
