import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import type { Condition } from '#foundation/search-engine/public.ts'
import { answerInItsShape, RefusedRequest } from '#features/search/search-api/app-search/app-search-errors.service.ts'
import {
  reportOpened,
  searchEngine,
  searchEngineByQuery,
  searchSeveral,
  suggestQueries,
} from '#features/search/search-api/app-search/app-search.api.ts'
import { chooseApiLocale, findLanguages } from '#features/search/search-api/app-search/caller.rules.ts'
import { parseRequest } from '#features/search/search-api/app-search/parse-request.service.ts'
import { priceHints } from '#features/search/search-api/app-search/price-hints.service.ts'
import { planTotal } from '#features/search/search-api/query/plan-requests.rules.ts'
import { readProductRequest } from '#features/search/search-api/app-search/product-request.rules.ts'
import { isAuthorised, readSearchKey } from '#features/search/search-api/app-search/search-key.service.ts'
import { searchRequestSchema } from '#features/search/search-api/app-search/search-request.schema.ts'
import { openSearchService, type SearchContext } from '#features/search/search-api/app-search/search.service.ts'
import { readCustomer } from '#features/search/search-api/portal/customer.store.ts'
import { chooseSearchCountries } from '#features/search/search-api/portal/build-payload.rules.ts'
import { resolveVisibility } from '#features/search/search-api/portal/visibility.rules.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem, unauthorised } from '#platform/http/errors.ts'
import { isFromOwnPage } from '#platform/http/origin.ts'

const MAX_BODY_BYTES = 128 * 1024

const refuseInItsWords: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const parsed = parseRequest(schema, data)
    return 'value' in parsed ? parsed : { error: new RefusedRequest(parsed.refused) }
  }

/** As text: the schema of the answer documents it, and need not read a thousand results again. */
const send = (reply: FastifyReply, answer: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))

/** The search of a tenant as App Search offers it: any of its clients can use it [7.8.8]. Give it a scope of its own. */
export const appSearchRoutes = (app: App): void => {
  app.setValidatorCompiler(refuseInItsWords)
  app.setErrorHandler(answerInItsShape)
  const service = openSearchService(app)
  const isFromPage = (request: FastifyRequest): boolean => isFromOwnPage(request, app.services.config.publicScheme)

  /** A session counts only on our own pages: no other site searches with what a visitor may see. */
  const requireSearchContext = async (request: FastifyRequest, filters?: Condition): Promise<SearchContext> => {
    const isOwn = isFromPage(request)
    const cookies = isOwn ? request.cookies : {}
    const { referer } = request.headers
    const locale = chooseApiLocale({ cookies, referer, languages: findLanguages(filters), isFromPage: isOwn })
    const { tenant, user } = request.scope
    const customer = isOwn && user ? await readCustomer(request.tx, user) : undefined
    return {
      locale,
      visibility: resolveVisibility({ traits: app.services.tenants.traitsOf(tenant), locale, cookies, customer }),
      isFromPage: isOwn,
    }
  }

  /** How much the results page shows for what was typed so far. */
  const countResults = async (request: FastifyRequest<{ Body: { query: string } }>, context: SearchContext): Promise<number> => {
    const { tenants } = app.services
    const { tenant } = request.scope
    const planned = planTotal(request.body.query, {
      traits: tenants.traitsOf(tenant),
      language: context.locale.language,
      flags: tenants.flagsOf(tenant),
      countries: chooseSearchCountries(context.locale.country, context.visibility.market ?? []),
    })
    return (await service.search(request, context, searchRequestSchema.parse(planned))).meta.page.total_results
  }

  const admit = async (request: FastifyRequest): Promise<void> => {
    service.slowDown(request)
    const { tenant } = request.scope
    if (!isAuthorised(request.headers.authorization, await readSearchKey(app.services, tenant)))
      unauthorised('Invalid credentials')
    if ((request.params as { readonly engine: string }).engine !== tenant)
      throw new Problem(404, 'not_found', 'Could not find engine.')
  }

  const guard = {
    // The key proves the caller; programs have no origin.
    config: { allowsForeignOrigin: true, listsErrors: true },
    bodyLimit: MAX_BODY_BYTES,
    onRequest: admit,
  }

  /** Prices are none of it, and whoever is signed in sees what their rights say. */
  const reading = { ...guard, config: { ...guard.config, readsReplica: 'visitors' as const } }

  addEndpoint(
    app,
    searchEngine,
    async (request, reply) =>
      send(reply, await service.search(request, await requireSearchContext(request, request.body.filters), request.body)),
    reading,
  )
  addEndpoint(
    app,
    searchEngineByQuery,
    async (request, reply) => {
      const requested = searchRequestSchema.parse(request.query)
      return send(reply, await service.search(request, await requireSearchContext(request), requested))
    },
    reading,
  )

  addEndpoint(
    app,
    searchSeveral,
    async (request, reply) => {
      const replies = []
      // One after another: they share the transaction's connection.
      for (const query of request.body.queries)
        replies.push(await service.search(request, await requireSearchContext(request, query.filters), query))
      return send(reply, replies)
    },
    reading,
  )

  addEndpoint(
    app,
    suggestQueries,
    async (request, reply) => {
      const context = await requireSearchContext(request)
      const size = readProductRequest(request.headers.prefer)
      const suggesting = service.suggest(request, context, request.body)
      const hint = async (): Promise<Awaited<ReturnType<typeof priceHints>>> => {
        const typed = { query: request.body.query, suggestions: await suggesting, size }
        return priceHints(app.services, request, context, await service.hintProducts(request, context, typed))
      }
      // How many there are does not depend on what is suggested: both are under way while somebody types on.
      const [suggestions, products, total] = await Promise.all([
        suggesting,
        size === 0 ? [] : hint(),
        size === 0 ? 0 : countResults(request, context),
      ])
      const documents = suggestions.map((suggestion) => ({ suggestion }))
      const meta = { request_id: request.id }
      if (size === 0) return send(reply, { results: { documents }, meta })
      return send(reply, { results: { documents, products }, meta: { ...meta, page: { total_results: total } } })
    },
    guard,
  )

  addEndpoint(
    app,
    reportOpened,
    async (request, reply) => {
      service.recordClick(request, request.body, isFromPage(request))
      return reply.code(200).send(undefined)
    },
    { ...guard, config: { ...guard.config, opensNoTransaction: true } },
  )
}
