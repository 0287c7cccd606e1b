import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { lookAtFront } from '#foundation/tenants/front-check.service.ts'
import { checkFront } from '#foundation/tenants/front-findings.service.ts'

test.each([
  ['a good proxy', {}, ''],
  ['open measurements', { metricsStatus: 200 }, 'read the measurements'],
  ['lost headers', { hasStrictTransport: false }, 'strict-transport-security is missing'],
  ['another server', { answersHealth: false, metricsStatus: 200 }, 'Something else'],
])('%s', (_, changes, expected) => {
  const found = checkFront('www.marine.example', {
    answersHealth: true,
    metricsStatus: 404,
    hasStrictTransport: true,
    ...changes,
  })
  expect(found.map(({ what }) => what).join(' ')).toContain(expected)
  expect(found).toHaveLength(expected === '' ? 0 : 1)
})

const open = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
afterAll(() => open.close())

test('a proxy that passes measurements on is a fault, one that is away is none of this check', async () => {
  if (!open.listening) await once(open, 'listening')
  const { port } = open.address() as AddressInfo
  const [found] = await lookAtFront({ host: '127.0.0.1', port, scheme: 'http' }, new Date())
  expect(found?.what).toBe('Everybody can read the measurements at 127.0.0.1/metrics.')
  expect(await lookAtFront({ host: '127.0.0.1', port: 1, scheme: 'http' }, new Date())).toEqual([])
})
