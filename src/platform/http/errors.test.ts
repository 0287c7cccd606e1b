import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import {
  answerErrors,
  answerFrameworkErrors,
  conflict,
  notFound,
  tooMany,
  unavailable,
  type RenderErrorPage,
} from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { zodOptions } from '#platform/http/validation.ts'

let app: App
afterEach(() => app.close())

const Order = z.object({ sku: z.string().min(1), quantity: z.number().int().min(1) })

const build = (renderErrorPage?: RenderErrorPage): App => {
  app = Fastify({ ...zodOptions, frameworkErrors: answerFrameworkErrors(), bodyLimit: 1000 }).withTypeProvider<ZodTypeProvider>()
  answerErrors(app, { renderErrorPage })
  app.post('/api/orders', { schema: { body: z.object({ lines: z.array(Order) }), response: { 200: Order } } }, (request) => {
    return request.body.lines[0] ?? notFound('order')
  })
  const broken = () => {
    throw new Error('select password from users at /srv/app.ts:10')
  }
  app.get('/api/broken', broken)
  app.get('/us/en/broken', broken)
  app.get('/api/misshapen', { schema: { response: { 200: Order } } }, () => ({ sku: '' }) as never)
  app.get('/api/documented', { schema: { response: { 404: z.object({ other: z.string() }) } } }, () => notFound('page'))
  app.get('/api/conflict', () => conflict('This order was sent already.'))
  app.get('/api/often', () => tooMany(7.2))
  app.get('/api/busy', () => unavailable(3))
  return app
}

const post = (payload: string, type = 'application/json') =>
  build().inject({ method: 'POST', url: '/api/orders', payload, headers: { 'content-type': type } })

test('says which fields are wrong, in words', async () => {
  const answer = await post(JSON.stringify({ lines: [{ sku: '', quantity: 0.5 }, {}] }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    error: 'Please check what was sent: lines.0.sku must not be empty.',
    code: 'invalid_input',
    requestId: expect.any(String),
    details: [
      { path: 'lines.0.sku', message: 'must not be empty' },
      { path: 'lines.0.quantity', message: 'must be a whole number' },
      { path: 'lines.1.sku', message: 'is missing' },
      { path: 'lines.1.quantity', message: 'is missing' },
    ],
  })
  expect(answer.headers['x-request-id']).toBe(answer.json().requestId)
})

test.each([
  ['broken JSON', '{"lines":', 'application/json', 400, 'bad_request'],
  ['an empty body', '', 'application/json', 400, 'bad_request'],
  ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400, 'bad_request'],
  ['a body that is too large', JSON.stringify({ x: 'y'.repeat(1000) }), 'application/json', 413, 'too_large'],
  ['a form we do not read', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
  ['an order that is not there', '{"lines":[]}', 'application/json', 404, 'not_found'],
])('answers %s in the shape of the API', async (_, payload, type, status, code) => {
  const answer = await post(payload, type)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, error: expect.any(String), requestId: expect.any(String) })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([{}, { 'propagate-errors': 'true' }])('shows nothing internal with headers %o [T-69] [T-70]', async (headers) => {
  build()
  for (const url of ['/api/broken', '/api/misshapen']) {
    const answer = await app.inject({ url, headers })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again later.',
      code: 'internal',
      requestId: expect.any(String),
    })
  }
})

test.each([
  ['/api/none', 404, undefined],
  ['/api/%ff', 400, undefined],
  ['/api/documented', 404, undefined],
  ['/api/conflict', 409, undefined],
  ['/api/often', 429, '8'],
  ['/api/busy', 503, '3'],
])('answers %s with %i', async (url, status, retryAfter) => {
  const answer = await build().inject({ url, headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ error: expect.stringMatching(/\.$/), requestId: expect.any(String) })
  expect(answer.headers['retry-after']).toBe(retryAfter)
})

test('a person who asks for a page gets a page, a program gets JSON', async () => {
  const render: RenderErrorPage = (_, reply, { status }) => reply.type('text/html').send(`<h1>${status}</h1>`)
  build(render)
  const page = await app.inject({ url: '/us/en/broken', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.body]).toEqual([500, '<h1>500</h1>'])
  const missing = await app.inject({ url: '/us/en/none', headers: { accept: 'text/html' } })
  expect([missing.statusCode, missing.body]).toEqual([404, '<h1>404</h1>'])
  const data = await app.inject({ url: '/us/en/broken', headers: { accept: 'application/json' } })
  expect(data.json().code).toBe('internal')
})

test('an error page that breaks itself still shows nothing internal [T-69]', async () => {
  build(() => Promise.reject(new Error('template /srv/error.tsx broke')))
  const answer = await app.inject({ url: '/us/en/none', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('srv')
})
