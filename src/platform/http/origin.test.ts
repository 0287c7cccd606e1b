import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { answerErrors } from '#platform/http/errors.ts'
import { checkOrigins } from '#platform/http/origin.ts'

const build = () => {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  answerErrors(app)
  checkOrigins(app, { publicScheme: 'http' })
  let changes = 0
  app.post('/order', () => ({ changes: ++changes }))
  app.post('/token', { config: { allowsForeignOrigin: true } }, () => 'ok')
  app.get('/order', () => 'ok')
  return app
}

test.each([
  ['a change from our own page', 'POST', '/order', { origin: 'http://sps.example' }, 200],
  ['a change by a same-origin fetch', 'POST', '/order', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a change from a foreign page', 'POST', '/order', { origin: 'http://evil.example' }, 403],
  ['a change without a word on where from', 'POST', '/order', {}, 403],
  ['a change of something that is not there', 'POST', '/none', {}, 403],
  ['a program at an address meant for programs', 'POST', '/token', {}, 200],
  ['a read from anywhere', 'GET', '/order', { origin: 'http://evil.example' }, 200],
] as const)('%s', async (_, method, url, headers, status) => {
  const app = build()
  const answer = await app.inject({ method, url, headers: { host: 'sps.example', ...headers } })
  expect(answer.statusCode).toBe(status)
  if (status === 403) expect(answer.json().code).toBe('foreign_origin')
  await app.close()
})
