import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ErrorAnswer } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { describeApi } from '#platform/http/openapi.ts'
import { zodOptions } from '#platform/http/validation.ts'

let app: App

beforeAll(async () => {
  app = Fastify(zodOptions).withTypeProvider<ZodTypeProvider>()
  describeApi(app, { version: '2.0' })
  await app.register(async (feature: App) => {
    const params = z.object({ number: z.string().describe('As printed <b>') })
    const schema = {
      tags: ['orders'],
      summary: 'Finds <one> order',
      params,
      response: { 200: z.object({ total: z.string(), note: z.string().nullable() }), 404: ErrorAnswer },
    }
    feature.get('/pif/api/order/v1/orders/:number', { schema }, () => ({ total: '1', note: null }))
    const body = z.object({ when: z.string().transform((text) => new Date(text)), sku: z.string() })
    feature.post('/pif/api/order/v1/orders', { schema: { tags: ['orders'], body } }, () => 'ok')
    feature.get('/internal/secret', () => 'ok')
    feature.get('/internal/hidden', { schema: { hide: true, querystring: z.object({}) } }, () => 'ok')
  })
})
afterAll(() => app.close())

test('describes the routes that have a schema, and no other', async () => {
  const document = (await app.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).toSorted()).toEqual(['/pif/api/order/v1/orders', '/pif/api/order/v1/orders/{number}'])
  expect(document.paths['/pif/api/order/v1/orders/{number}'].get.parameters[0]).toMatchObject({ name: 'number', in: 'path' })
  expect(document.paths['/pif/api/order/v1/orders'].post.requestBody.content['application/json'].schema.required).toContain('sku')
})

test('the page reads the same calls as OpenAPI 3.0', async () => {
  const { url } = JSON.parse(/\((.*)\)/.exec((await app.inject('/api/docs/start.js')).body)?.[1] ?? '')
  const [own, document] = await Promise.all([url, '/api/openapi.json'].map(async (path) => (await app.inject(path)).json()))
  expect(own.openapi).toBe('3.0.3')
  expect(Object.keys(own.paths)).toEqual(Object.keys(document.paths))
  const typeOf = ({ paths }: typeof own) =>
    paths['/pif/api/order/v1/orders/{number}'].get.responses[200].content['application/json'].schema.properties.note
  expect(typeOf(document)).toEqual({ type: ['string', 'null'] })
  expect(typeOf(own)).toEqual({ type: 'string', nullable: true })
})

test('shows them on a page without inline script or style, from files of ours', async () => {
  const answer = await app.inject('/api/docs')
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).not.toMatch(/<script>|<style| style=| on\w+=|https?:/)
  const files = [...answer.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toContain('/api/openapi.json')
  for (const file of files) expect((await app.inject(file)).statusCode, file).toBe(200)
})

test('the files of the page travel compressed', async () => {
  const { headers, rawPayload } = await app.inject('/api/docs/swagger-ui-bundle.js')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/javascript; charset=utf-8' })
  expect(gunzipSync(rawPayload).toString()).toContain('SwaggerUIBundle')
})
