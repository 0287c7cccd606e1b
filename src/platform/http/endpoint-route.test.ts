import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { answerErrors, notFound } from '#platform/http/errors.ts'
import { describeApi } from '#platform/http/openapi.ts'
import { zodOptions } from '#platform/http/validation.ts'

const saveOrder = endpoint({
  method: 'PUT',
  access: 'everyone',
  path: '/api/orders/:number',
  aliases: ['/old/orders/:number'],
  tag: 'orders',
  summary: 'Saves an order',
  params: z.object({ number: z.string() }),
  query: z.object({ copies: z.coerce.number().default(1) }),
  body: z.strictObject({ name: z.string() }),
  reply: z.object({ name: z.string(), total: z.number() }),
  status: 201,
  errors: [404],
})
const openPage = endpoint({ method: 'GET', access: 'everyone', path: '/page', isHidden: true })

let app: App
beforeAll(async () => {
  app = Fastify(zodOptions).withTypeProvider<ZodTypeProvider>()
  answerErrors(app)
  describeApi(app)
  await app.register(async (feature: App) => {
    addEndpoint(feature, saveOrder, ({ params, query, body }) =>
      params.number === '1' ? { name: body.name, total: query.copies } : notFound('order'),
    )
    addEndpoint(feature, openPage, (_, reply) => reply.type('text/html').send('<p>'))
  })
})
afterAll(() => app.close())

const save = (url: string, payload: object = { name: 'Ann' }) => app.inject({ method: 'PUT', url, payload })

test('the handler gets what the schemas read, and the declared status is sent', async () => {
  const answer = await save('/api/orders/1?copies=2')
  expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Ann', total: 2 }])
})

test('every path of the endpoint answers', async () => {
  expect((await save('/old/orders/1')).json()).toEqual({ name: 'Ann', total: 1 })
})

test('bad input is 400, and a failure keeps its own status', async () => {
  expect((await save('/api/orders/1', { other: 1 })).statusCode).toBe(400)
  expect((await save('/api/orders/2')).statusCode).toBe(404)
})

test('the API’s document shows what was declared, and nothing that is hidden', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  expect(Object.keys(paths)).toEqual(['/api/orders/{number}', '/old/orders/{number}'])
  const { put } = paths['/api/orders/{number}']
  expect(put).toMatchObject({ tags: ['orders'], summary: 'Saves an order' })
  expect(put.parameters.map(({ name }: { name: string }) => name).toSorted()).toEqual(['copies', 'number'])
  expect(Object.keys(put.responses)).toEqual(['201', '404'])
  expect((await app.inject('/page')).body).toBe('<p>')
})
