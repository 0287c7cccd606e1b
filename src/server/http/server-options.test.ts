import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { answerErrors } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'
import { mountHealth } from '#server/http/health.ts'
import { limitConnections } from '#server/http/limits.ts'
import { guardLoad } from '#server/http/load.ts'
import { returnRequestIds } from '#server/http/log.ts'
import { buildMetrics } from '#server/http/metrics.ts'
import { describeApi } from '#server/http/openapi.ts'
import { checkOrigins } from '#server/http/origin.ts'
import { addSecurityHeaders } from '#server/http/security-headers.ts'
import { buildServerOptions } from '#server/http/server-options.ts'
import { useZod } from '#server/http/validation.ts'

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
  useZod(app)
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

test('says https to browsers in production', async () => {
  await build({ PORTICO_MODE: 'production', DATABASE_URL: 'postgres://app@db/portico', MAIL_URL: 'outbox:' })
  expect((await app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age')
})
