import { readFileSync } from 'node:fs'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { renderApiPage, type ApiDocument } from '#server/http/api-page.ts'
import type { App } from '#server/feature.ts'

/** A transform has no JSON form: it is shown as anything rather than breaking the whole document. */
const zodToJsonConfig = { unrepresentable: 'any' } as const

const toJson = createJsonSchemaTransform({ zodToJsonConfig })

/** Only what was described on purpose is shown. */
const transform: SwaggerTransform = (route) =>
  route.schema && !route.schema.hide ? toJson(route) : { schema: { hide: true }, url: route.url }

const STYLE = readFileSync(new URL('./api-page.css', import.meta.url))
const CACHED = 'public, max-age=300'

/** Await it before the features register: routes that were there earlier are not seen. */
export const describeApi = async (app: App, { version = '1' }: { readonly version?: string } = {}): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Portico API', version } },
    transform,
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
  let page: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', CACHED).send(app.swagger()),
  )
  app.get('/api/docs', { schema: { hide: true } }, (_, reply) => {
    page ??= renderApiPage(app.swagger() as ApiDocument)
    return reply.header('cache-control', CACHED).type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs.css', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', CACHED).type('text/css; charset=utf-8').send(STYLE),
  )
}
