import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createGeolocation } from '#platform/geolocation.ts'
import { buildProxyTrust } from '#platform/http/proxy-trust.ts'

/** Who connects, and what they claim. */
type Visit = { readonly from: string; readonly headers?: Record<string, string> }

const ask = async (env: Record<string, string>, { from, headers = {} }: Visit): Promise<string> => {
  const config = readConfig(env)
  const { countryOf } = createGeolocation(config)
  const app = Fastify({ trustProxy: buildProxyTrust(config.trustProxy) })
  app.get('/', async (request) => countryOf(request) ?? 'unknown')
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers })
  await app.close()
  return body
}

test.each([
  ['8.8.8.8', 'us'],
  ['85.214.132.117', 'de'],
  ['83.0.0.1', 'pl'],
  ['::ffff:83.0.0.1', 'pl'],
  ['10.0.0.1', 'unknown'],
  ['172.16.3.4', 'unknown'],
  ['192.168.1.1', 'unknown'],
  ['127.0.0.1', 'unknown'],
  ['100.64.0.1', 'unknown'],
  ['2a02:a310::1', 'unknown'],
  ['::1', 'unknown'],
])('%s is in %s', async (from, expected) => expect(await ask({}, { from })).toBe(expected))

const CDN = { TRUST_PROXY: '10.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' }
const FORWARDED = { 'x-forwarded-for': '83.0.0.1' }

test.each([
  ['the proxy’s word counts', CDN, { from: '10.0.0.1', headers: { 'cf-ipcountry': 'DE' } }, 'de'],
  ['before the table', CDN, { from: '10.0.0.1', headers: { ...FORWARDED, 'cf-ipcountry': 'hu' } }, 'hu'],
  ['an anonymous visitor’s does not', CDN, { from: '8.8.8.8', headers: { 'cf-ipcountry': 'DE' } }, 'us'],
  ['nor what an anonymous visitor forwards', CDN, { from: '8.8.8.8', headers: FORWARDED }, 'us'],
  [
    'nor a header that nobody configured',
    { TRUST_PROXY: '10.0.0.1' },
    { from: '10.0.0.1', headers: { 'cf-ipcountry': 'DE' } },
    'unknown',
  ],
  ['nor any header without a proxy', {}, { from: '8.8.8.8', headers: { 'cf-ipcountry': 'DE', ...FORWARDED } }, 'us'],
  ['the visitor’s address comes from the proxy', CDN, { from: '10.0.0.1', headers: FORWARDED }, 'pl'],
  [
    'where the proxy does not know, the table may',
    CDN,
    { from: '10.0.0.1', headers: { ...FORWARDED, 'cf-ipcountry': 'XX' } },
    'pl',
  ],
  ['a header that came twice says nothing', CDN, { from: '10.0.0.1', headers: { 'cf-ipcountry': 'DE, US' } }, 'unknown'],
  ['nor does anything but a country', CDN, { from: '10.0.0.1', headers: { 'cf-ipcountry': '../de' } }, 'unknown'],
])('%s [T-33]', async (_, env, visit, expected) => expect(await ask(env, visit)).toBe(expected))
