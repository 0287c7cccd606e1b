import { readFileSync } from 'node:fs'
import Fastify, { type FastifySchema, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { renderApiPage, type ApiDocument } from '#server/http/api-page.ts'
import type { App } from '#server/feature.ts'
import { zodOptions } from '#server/http/validation.ts'

type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>

/** A transform has no JSON form: it is shown as anything rather than breaking the whole document. */
const zodToJsonConfig = { unrepresentable: 'any' } as const

/** Most servers are never asked: whoever asks first waits for the generator, not every start. */
const buildDocument = async (routes: readonly DescribedRoute[], version: string): Promise<ApiDocument> => {
  const [{ default: swagger }, { createJsonSchemaTransform, createJsonSchemaTransformObject }] = await Promise.all([
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ])
  const copy = Fastify(zodOptions).withTypeProvider<ZodTypeProvider>()
  await copy.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Portico API', version } },
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
  for (const route of routes) copy.route({ ...route, handler: () => undefined })
  await copy.ready()
  return copy.swagger() as ApiDocument
}

/** Only what was described on purpose is shown. */
const isDescribed = ({ method, schema }: { method: RouteOptions['method']; schema?: FastifySchema }): boolean =>
  method !== 'HEAD' && schema !== undefined && !schema.hide

const STYLE = readFileSync(new URL('./api-page.css', import.meta.url))
const CACHED = 'public, max-age=300'

/** Call it before the features register: routes that were there earlier are not seen. */
export const describeApi = (app: App, { version = '1' }: { readonly version?: string } = {}): void => {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (isDescribed({ method, schema })) routes.push({ method, url, schema })
  })
  let document: Promise<ApiDocument> | undefined
  const findDocument = (): Promise<ApiDocument> => (document ??= buildDocument(routes, version))
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', CACHED).send(await findDocument()),
  )
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('cache-control', CACHED)
      .type('text/html; charset=utf-8')
      .send(renderApiPage(await findDocument())),
  )
  app.get('/api/docs.css', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', CACHED).type('text/css; charset=utf-8').send(STYLE),
  )
}
