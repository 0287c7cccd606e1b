import { hash } from 'node:crypto'
import Fastify, { type FastifySchema, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { apiPageRoutes, PAGE_DOCUMENT } from '#platform/http/api-page.ts'
import type { App, SelectorRoute } from '#platform/feature.ts'
import { nameRoute } from '#platform/http/route-name.ts'
import { zodOptions } from '#platform/http/validation.ts'

type ApiDocument = { readonly paths?: Readonly<Record<string, Readonly<Record<string, object>>>> }

type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>

/** A transform has no JSON form: it is shown as anything rather than breaking the whole document. */
const zodToJsonConfig = { unrepresentable: 'any' } as const

/** A second of a process that answers nothing else: the build does it, and a server only where its sources were not built. */
const generate = async (routes: readonly DescribedRoute[], version: string, openapi: string): Promise<ApiDocument> => {
  const [{ default: swagger }, { createJsonSchemaTransform, createJsonSchemaTransformObject }] = await Promise.all([
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ])
  const copy = Fastify(zodOptions).withTypeProvider<ZodTypeProvider>()
  await copy.register(swagger, {
    openapi: { openapi, info: { title: 'Portico API', version } },
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
  for (const route of routes) copy.route({ ...route, handler: () => undefined })
  await copy.ready()
  return copy.swagger() as ApiDocument
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Routes and selectors that the document leaves out, as `undocumented.ts` names them. */
    listUndocumented: () => readonly string[]
    /** The documents by their version of OpenAPI, made anew. */
    generateApiDocument: (openapi: string) => Promise<string>
    /** Names whatever the documents describe: those of a build with another one are not those of this server. */
    signApiDocuments: () => string
  }
}

const describeSelector = ({ methods, documented }: SelectorRoute): NonNullable<ApiDocument['paths']> => {
  if (!documented) return {}
  const { path, tag, summary } = documented
  const names = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const parameters = [...names].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const operation = { tags: [tag], summary, parameters, responses: { 200: { description: 'Default Response' } } }
  return { [path]: Object.fromEntries(methods.map((method) => [method.toLowerCase(), operation])) }
}

/** Only what was described on purpose is shown. */
const isDescribed = ({ method, schema }: { method: RouteOptions['method']; schema?: FastifySchema }): boolean =>
  method !== 'HEAD' && schema !== undefined && !schema.hide

const CACHED = 'public, max-age=300'
/** A megabyte each time. */
const DOCUMENT_PRICE = { perMinute: 60, perMinuteInAll: 600 }

/** The second one is for our own page alone: Swagger UI takes ten seconds to work through 3.1, and one through 3.0. */
const DOCUMENTS = { '/api/openapi.json': '3.1.0', [PAGE_DOCUMENT]: '3.0.3' }
export const API_VERSIONS: readonly string[] = Object.values(DOCUMENTS)

type DescribeOptions = {
  readonly version?: string
  readonly selectors?: readonly SelectorRoute[]
  /** Adds what routes do not say themselves, such as the lines of each kind of data; `openapi` is the version. */
  readonly amend?: (document: ApiDocument, openapi: string) => ApiDocument
  /** Names of the parts that `amend` adds. */
  readonly added?: readonly string[]
  /** From the build, where it has the documents of this signature. */
  readonly readBuilt?: ((openapi: string, signature: string) => Promise<string | undefined>) | undefined
}

/** Call it before the features register: routes that were there earlier are not seen. */
export const describeApi = (
  app: App,
  { version = '1', selectors = [], amend = (document) => document, added = [], readBuilt }: DescribeOptions = {},
): void => {
  const routes: DescribedRoute[] = []
  const undocumented = selectors.filter(({ documented }) => !documented).map(({ selector }) => `selector ${String(selector)}`)
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (isDescribed({ method, schema })) routes.push({ method, url, schema })
    else undocumented.push(...[method].flat().flatMap((one) => (one === 'HEAD' ? [] : [nameRoute(one, url)])))
  })
  app.decorate('listUndocumented', () => [...new Set(undocumented)])
  const describe = async (openapi: string): Promise<ApiDocument> => {
    const { paths, ...rest } = await generate(routes, version, openapi)
    const all = Object.assign({}, paths, ...selectors.map(describeSelector)) as NonNullable<ApiDocument['paths']>
    return amend({ ...rest, paths: all }, openapi)
  }
  const generateDocument = async (openapi: string): Promise<string> => JSON.stringify(await describe(openapi))
  app.decorate('generateApiDocument', generateDocument)
  app.decorate('signApiDocuments', () => {
    const named = routes.flatMap(({ method, url }) => [method].flat().map((one) => nameRoute(one, url)))
    const documented = selectors.flatMap((selector) => (selector.documented ? [selector.documented.path] : []))
    return hash('sha256', [version, ...named, ...documented, ...added].join('\n'))
  })
  const findDocument = async (openapi: string): Promise<string> =>
    (await readBuilt?.(openapi, app.signApiDocuments())) ?? generateDocument(openapi)
  for (const [path, openapi] of Object.entries(DOCUMENTS)) {
    let document: Promise<string> | undefined
    app.get(path, { schema: { hide: true }, config: { price: DOCUMENT_PRICE } }, async (_, reply) =>
      reply
        .header('cache-control', CACHED)
        .type('application/json; charset=utf-8')
        .send(await (document ??= findDocument(openapi))),
    )
  }
  apiPageRoutes(app)
}
