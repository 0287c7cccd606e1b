import { globSync } from 'node:fs'
import path from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import type { Problem } from '#platform/http/problem.ts'
import { zodOptions } from '#platform/http/validation.ts'

const SOURCE = path.resolve(import.meta.dirname, '..')
const SURPLUS = 'surplusField'

/** Their handlers read the body themselves: forms with files, and pages of authors, whose content has rules of its own. */
const READ_ELSEWHERE = new Set([
  'POST /api/cart/v1/part-numbers/file',
  'POST /api/cart/v1/readings',
  'POST /api/company/v1/part-numbers/import',
  'POST /api/content/v1/pages',
  'POST /api/content/v1/pages/:id/move',
  'PUT /api/content/v1/pages/:id/draft',
  'POST /api/content/v1/pages/:id/publish',
])

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const listEndpoints = async (): Promise<Endpoint[]> => {
  const files = globSync('**/*.api.ts', { cwd: SOURCE }).map((file) => path.join(SOURCE, file))
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>))
  return modules.flatMap((one) => Object.values(one)).filter(isEndpoint)
}

test('every call of our own API with a body refuses a field that it does not know, by its name', async () => {
  const endpoints = (await listEndpoints()).filter(({ path: url, body }) => body && url.startsWith('/api/'))
  expect(endpoints.length).toBeGreaterThan(80)
  const app = fastify(zodOptions)
  app.setErrorHandler<Problem>((error, _request, reply) => reply.code(error.status).send({ details: error.details }))
  const bodies = endpoints.map(({ method, access, path: url, body }) => ({ method, access, path: url, body, isHidden: true }))
  for (const one of bodies as unknown as Endpoint[]) addEndpoint(app as unknown as App, one, () => ({}))
  const lenient: string[] = []
  for (const { method, path: url } of bodies) {
    const answer = await app.inject({ method, url: url.replaceAll(/:\w+/g, '1'), payload: { [SURPLUS]: true } })
    if (answer.statusCode !== 400 || !answer.body.includes(SURPLUS)) lenient.push(`${method} ${url}`)
  }
  expect(new Set(lenient)).toEqual(READ_ELSEWHERE)
})
