import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number }
type Attribute = { readonly key: string; readonly value: Value }
export type ReceivedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
}
export type ReceivedLog = { readonly traceId?: string; readonly body: Value; readonly attributes: readonly Attribute[] }
export type ReceivedMetric = { readonly name: string }

type Body = {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[] }[]
  readonly resourceLogs?: readonly { readonly scopeLogs: readonly { readonly logRecords: readonly ReceivedLog[] }[] }[]
  readonly resourceMetrics?: readonly { readonly scopeMetrics: readonly { readonly metrics: readonly ReceivedMetric[] }[] }[]
}

/** Takes what a collector of OpenTelemetry takes, as JSON. */
export const startOtlpReceiver = async () => {
  const spans: ReceivedSpan[] = []
  const logs: ReceivedLog[] = []
  const metrics: ReceivedMetric[] = []
  let received = ''
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans = [], resourceLogs = [], resourceMetrics = [] } = body as Body
      received += JSON.stringify(body)
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)))
      logs.push(...resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)))
      metrics.push(...resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics)))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    logs,
    metrics,
    /** All of it, to look for what must not be there. */
    readAll: () => received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
