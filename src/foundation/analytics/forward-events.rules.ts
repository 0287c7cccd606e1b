type Stored = { readonly at: Date; readonly request: string }
type Fields = Readonly<Record<string, unknown>>

/** Listens to what visitors did, as it is stored: in lists, never one by one. */
export const RECORDED_EVENT = 'analytics.recorded'
const LARGEST_LIST = 64 * 1024

/** Lists that a webhook takes; each request fits into one of its own. */
export const splitRequests = <T extends Pick<Stored, 'request'>>(requests: readonly T[], largest = LARGEST_LIST): T[][] => {
  const lists: T[][] = []
  let size = 0
  for (const each of requests) {
    if (lists.length === 0 || size + each.request.length > largest) {
      lists.push([])
      size = 0
    }
    lists.at(-1)?.push(each)
    size += each.request.length
  }
  return lists
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const toValue = (value: unknown): Fields => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
  return { stringValue: JSON.stringify(value) }
}
const toAttributes = (fields: Fields, prefix = '') =>
  Object.entries(fields).map(([key, value]) => ({ key: `${prefix}${key}`, value: toValue(value) }))

/** Info, in the scale of OpenTelemetry. */
const SEVERITY = { severityNumber: 9, severityText: 'INFO' }

const toRecords = ({ at, request }: Stored) => {
  const { page, events } = JSON.parse(request) as { readonly page?: unknown; readonly events?: unknown }
  const ofPage = isObject(page) ? toAttributes(page, 'page.') : []
  return (Array.isArray(events) ? events : []).filter(isObject).map(({ name, at: happened, ...members }) => ({
    timeUnixNano: `${BigInt(typeof happened === 'number' && Number.isSafeInteger(happened) ? happened : at.getTime()) * 1_000_000n}`,
    observedTimeUnixNano: `${BigInt(at.getTime()) * 1_000_000n}`,
    ...SEVERITY,
    eventName: String(name),
    body: { stringValue: String(name) },
    attributes: [...ofPage, ...toAttributes(members)],
  }))
}

/** OpenTelemetry's JSON of logs (OTLP/HTTP): a record for each event. */
export const toOpenTelemetry = (tenant: string, requests: readonly Stored[]) => ({
  resourceLogs: [
    {
      resource: { attributes: toAttributes({ 'service.name': 'portico', 'portico.tenant': tenant }) },
      scopeLogs: [{ scope: { name: 'portico.analytics' }, logRecords: requests.flatMap(toRecords) }],
    },
  ],
})
