import { expect, test } from 'vitest'
import { splitRequests, toOpenTelemetry } from '#foundation/analytics/forward-events.rules.ts'

test('requests travel in lists of a size that receivers take', () => {
  const requests = [5, 4, 3, 20, 1].map((size) => ({ request: 'x'.repeat(size) }))
  expect(splitRequests(requests, 10).map((list) => list.map(({ request }) => request.length))).toEqual([[5, 4], [3], [20], [1]])
  expect(splitRequests([])).toEqual([])
})

test('an event is a log record with its page and its members, as OpenTelemetry writes them', () => {
  const at = new Date('2026-11-16T10:00:00Z')
  const events = [
    { name: 'stock', at: 1_794_823_199_000, noOfStocks: 3, IsStockAvailable: true, share: 0.5, list: ['a'] },
    'no event',
  ]
  const request = JSON.stringify({ page: { kind: 'Home' }, events })
  expect(
    toOpenTelemetry('sps', [
      { at, request },
      { at, request: '{}' },
    ]),
  ).toEqual({
    resourceLogs: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'portico' } },
            { key: 'portico.tenant', value: { stringValue: 'sps' } },
          ],
        },
        scopeLogs: [
          {
            scope: { name: 'portico.analytics' },
            logRecords: [
              {
                timeUnixNano: '1794823199000000000',
                observedTimeUnixNano: '1794823200000000000',
                severityNumber: 9,
                severityText: 'INFO',
                eventName: 'stock',
                body: { stringValue: 'stock' },
                attributes: [
                  { key: 'page.kind', value: { stringValue: 'Home' } },
                  { key: 'noOfStocks', value: { intValue: '3' } },
                  { key: 'IsStockAvailable', value: { boolValue: true } },
                  { key: 'share', value: { doubleValue: 0.5 } },
                  { key: 'list', value: { stringValue: '["a"]' } },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
})
