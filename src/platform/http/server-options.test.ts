import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#platform/config.ts'
import { answerErrors } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { mountHealth } from '#platform/http/health.ts'
import { checkHosts } from '#platform/http/host.ts'
import { limitConnections } from '#platform/http/limits.ts'
import { guardLoad } from '#platform/http/load.ts'
import { returnRequestIds } from '#platform/http/log.ts'
import { buildMetrics } from '#platform/http/metrics.ts'
import { describeApi } from '#platform/http/openapi.ts'
import { checkOrigins } from '#platform/http/origin.ts'
import { addSecurityHeaders, buildSecurityHeaders } from '#platform/http/security-headers.ts'
import { buildServerOptions } from '#platform/http/server-options.ts'
import { listen, openRawClient } from '#platform/testing/raw-client.ts'

let app: App
afterEach(() => app.close())

/** The whole base in the order in which the server mounts it. */
const build = async (env: Record<string, string> = {}): Promise<string[]> => {
  const lines: string[] = []
  const config = readConfig(env)
  app = Fastify(
    buildServerOptions(config, { stream: { write: (line) => void lines.push(line) } }),
  ).withTypeProvider<ZodTypeProvider>()
  limitConnections(app, config.limits)
  checkHosts(app, buildSecurityHeaders(config.publicScheme))
  answerErrors(app)
  returnRequestIds(app)
  addSecurityHeaders(app, config.publicScheme)
  const load = guardLoad(app, config.limits)
  mountHealth(app, { load, metrics: buildMetrics(app, load), checks: {} })
  checkOrigins(app, config)
  describeApi(app)
  await app.register(async (feature: App) => {
    feature.post('/pif/api/things', { schema: { body: z.object({ name: z.string() }) } }, (request) => ({
      hello: request.body.name,
    }))
  })
  return lines
}

const post = (headers: Record<string, string>, payload: object) =>
  app.inject({ method: 'POST', url: '/pif/api/things', headers: { host: 'sps.example', ...headers }, payload })

test('the parts of the base work together', async () => {
  const lines = await build()
  const fine = await post({ origin: 'http://sps.example' }, { name: 'Ann' })
  expect([fine.statusCode, fine.json()]).toEqual([200, { hello: 'Ann' }])
  expect(fine.headers).toMatchObject({ 'x-request-id': expect.any(String), 'x-content-type-options': 'nosniff' })
  const wrong = await post({ origin: 'http://sps.example' }, {})
  expect(wrong.json().details).toEqual([{ path: 'name', message: 'is missing' }])
  const foreign = await post({ origin: 'http://evil.example' }, { name: 'Ann' })
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'foreign_origin'])
  expect(foreign.headers['x-content-type-options']).toBe('nosniff')
  const badAddress = await app.inject('/pif/%ff?token=secret')
  expect([badAddress.statusCode, badAddress.json().code]).toEqual([400, 'bad_request'])
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', parts: {} })
  expect(Object.keys((await app.inject('/api/openapi.json')).json().paths)).toEqual(['/pif/api/things'])
  expect(lines.join('')).not.toMatch(/Ann|secret/)
})

const PRODUCTION = {
  PORTICO_MODE: 'production',
  DATABASE_URL: 'postgres://app@db/portico',
  MAIL_URL: 'outbox:',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
}

test.each([
  ['no HTTP', 'HELLO'],
  ['no address', 'GET /%ff HTTP/1.1\r\nhost: x\r\nconnection: close'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b'],
])('what is refused before any hook carries the security headers: %s', async (_, text) => {
  await build(PRODUCTION)
  const client = await openRawClient(await listen(app))
  client.send(`${text}\r\n\r\n`)
  const answer = await client.waitForEnd()
  expect(answer).toContain('HTTP/1.1 400')
  for (const [name, value] of Object.entries(buildSecurityHeaders('https'))) expect(answer).toContain(`${name}: ${value}\r\n`)
})

test('says https to browsers in production', async () => {
  await build(PRODUCTION)
  expect((await app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age')
})
