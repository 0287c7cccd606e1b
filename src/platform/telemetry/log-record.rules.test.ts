import { expect, test } from 'vitest'
import { readLogLine } from '#platform/telemetry/log-record.rules.ts'

test('a line of the log leaves with its trace, without the person', () => {
  const line = {
    ...{ level: 'warn', time: 1_794_823_200_000, msg: 'request', method: 'GET', route: '/api/orders/:number', status: 404 },
    ...{ ms: 1.5, tenant: 'sps', requestId: 'a-request-id', person: 'someone', traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) },
    err: { type: 'Error', message: 'no anna@example.com', stack: 'at x', detail: 'a whole row' },
  }
  expect(readLogLine(JSON.stringify(line))).toEqual({
    timestamp: 1_794_823_200_000,
    severityNumber: 13,
    severityText: 'WARN',
    body: 'request',
    place: { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true },
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/orders/:number',
      'http.response.status_code': 404,
      'portico.ms': 1.5,
      'portico.tenant': 'sps',
      'portico.request.id': 'a-request-id',
      'exception.type': 'Error',
      'exception.message': 'no [address]',
      'exception.stacktrace': 'at x',
    },
  })
})

test.each([
  [30, 9],
  ['error', 17],
  [60, 21],
  ['odd', 9],
])('level %s is severity %i', (level, severity) => {
  expect(readLogLine(JSON.stringify({ level }))?.severityNumber).toBe(severity)
})

test.each(['', 'Portico is ready', '[]', 'null'])('%j is no record', (line) => {
  expect(readLogLine(line)).toBeUndefined()
})
