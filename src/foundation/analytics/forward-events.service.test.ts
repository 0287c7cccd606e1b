import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendToCollector } from '#foundation/analytics/forward-events.service.ts'

const REQUESTS = [{ tenant: 'sps', at: new Date(0), request: '{"events":[{"name":"login"}]}' }] as const

test('a collector gets logs; one that refuses or is not there is told of and keeps nobody waiting', async () => {
  const received: unknown[] = []
  let status = 200
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body)
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`
  expect(await sendToCollector(url, 'sps', REQUESTS)).toBe('sent')
  expect(received).toMatchObject([{ resourceLogs: [{ scopeLogs: [{ logRecords: [{ eventName: 'login' }] }] }] }])
  status = 503
  expect(await sendToCollector(url, 'sps', REQUESTS)).toBe('failed')
  await new Promise((resolve) => server.close(resolve))
  expect(await sendToCollector(url, 'sps', REQUESTS)).toBe('failed')
  expect(await sendToCollector(undefined, 'sps', REQUESTS)).toBe('off')
})
