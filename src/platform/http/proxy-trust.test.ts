import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { TrustedProxies } from '#platform/config-fields.ts'
import { buildProxyTrust } from '#platform/http/proxy-trust.ts'

test.each<[string, TrustedProxies, string | undefined, number, boolean]>([
  ['a listed address', ['10.0.0.1'], '10.0.0.1', 0, true],
  ['an address inside a range', ['10.1.0.0/16'], '10.1.200.3', 0, true],
  ['a listed IPv4 address that arrives as IPv6', ['10.1.0.0/16'], '::ffff:10.1.2.3', 0, true],
  ['an IPv6 range', ['fd00::/8'], 'fd12::1', 0, true],
  ['an anonymous visitor', ['10.1.0.0/16', '::1'], '203.0.113.5', 0, false],
  ['no address at all', ['10.1.0.0/16'], undefined, 0, false],
  ['text that is no address', ['10.1.0.0/16'], 'unknown', 0, false],
  ['the last of two hops', 2, '203.0.113.5', 1, true],
  ['one hop too many', 2, '203.0.113.5', 2, false],
])('%s', (_, proxies, address, hop, isTrusted) => {
  const trust = buildProxyTrust(proxies)
  expect(trust && trust(address, hop)).toBe(isTrusted)
})

test.each<[string, TrustedProxies, string, string]>([
  ['no proxy is configured', false, '127.0.0.1', 'own.example'],
  ['the peer is not the proxy', ['10.0.0.1'], '127.0.0.1', 'own.example'],
  ['the peer is the proxy', ['127.0.0.1'], '127.0.0.1', 'forwarded.example'],
])('believes the forwarded host only from the proxy: %s [T-33]', async (_, proxies, remoteAddress, expected) => {
  const app = Fastify({ trustProxy: buildProxyTrust(proxies) })
  app.get('/', (request) => request.host)
  const headers = { host: 'own.example', 'x-forwarded-host': 'forwarded.example' }
  expect((await app.inject({ url: '/', remoteAddress, headers })).body).toBe(expected)
  await app.close()
})
