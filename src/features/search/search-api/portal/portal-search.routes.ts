import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { parseJson, parseRequest, type RequestErrors } from '#features/search/search-api/app-search/parse-request.service.ts'
import {
  multiSearchRequestSchema,
  searchRequestSchema,
  type AppSearchRequest,
} from '#features/search/search-api/app-search/search-request.schema.ts'
import { findSearchService, type SearchContext } from '#features/search/search-api/app-search/search.service.ts'
import { emptyReply, type SearchReply } from '#features/search/search-api/app-search/write-reply.rules.ts'
import { readCustomer } from '#features/search/search-api/portal/customer.store.ts'
import { findAccountFault, type AccountFault } from '#features/search/search-api/portal/portal-account.rules.ts'
import { postPortalSearch } from '#features/search/search-api/portal/portal-search.api.ts'
import { portalSearchSchema } from '#features/search/search-api/portal/portal-search.schema.ts'
import { resolveVisibility } from '#features/search/search-api/portal/visibility.rules.ts'
import { findCustomerNumbers } from '#foundation/customer-numbers/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { documentSelector } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, unauthorised } from '#platform/http/errors.ts'

type Wrapper = z.infer<typeof portalSearchSchema>

const refuse = (refused: RequestErrors): never => {
  const messages = [refused].flat().flatMap(({ errors }) => errors)
  return badRequest(`Please check what was sent: ${messages[0] ?? 'it is not valid'}.`)
}

const parse = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const parsed = parseRequest(schema, input)
  return 'value' in parsed ? parsed.value : refuse(parsed.refused)
}

const readQueries = ({ type, payload }: Wrapper): readonly AppSearchRequest[] => {
  const content = parseJson(payload) ?? badRequest('payload is not the JSON of a search.')
  if (type === 'search') return [parse(searchRequestSchema, content)]
  // Asked beside a search, which is the one that reports count.
  return parse(multiSearchRequestSchema, content).queries.map((query) => ({ ...query, record_analytics: false }))
}

const REFUSALS: Readonly<Record<AccountFault, () => never>> = {
  anonymous: () => unauthorised('Please sign in.', { session_valid: false }),
  'unknown-account': () => notFound('account'),
  'unknown-currency': () => badRequest('selectedCurrency is none that this account may use.'),
}

const requireSearchContext = async (request: FastifyRequest, locale: Locale, wrapper: Wrapper): Promise<SearchContext> => {
  const { tenant, user } = request.scope
  const customer = user && (await readCustomer(request.tx, user))
  const fault = findAccountFault({ ...wrapper, soldTos: customer?.soldTos })
  if (fault) REFUSALS[fault]()
  const traits = request.server.services.tenants.traitsOf(tenant)
  return { locale, visibility: resolveVisibility({ traits, locale, cookies: request.cookies, customer }), isFromPage: true }
}

/** A query that is a number of the person's own company asks for the part that it means; for others it stays what it is [T-82]. */
const followOwnNumbers = async (
  { scope, tx }: FastifyRequest,
  queries: readonly AppSearchRequest[],
): Promise<readonly AppSearchRequest[]> => {
  if (!scope.user) return queries
  const folded = queries.map(({ query }) => foldPartNumber(query))
  const known = await findCustomerNumbers(tx, { personId: scope.user.id }, folded)
  const skuOf = new Map(known.map((one) => [one.folded, one.sku]))
  return queries.map((query) => ({ ...query, query: skuOf.get(foldPartNumber(query.query)) ?? query.query }))
}

/** Whatever breaks behind it, the page gets an answer that it can show [8.8.2]. */
const searchAll = async (
  request: FastifyRequest,
  context: SearchContext,
  queries: readonly AppSearchRequest[],
): Promise<SearchReply[]> => {
  const service = findSearchService(request.server.services)
  const place = { engine: request.scope.tenant, requestId: request.id, locale: context.locale }
  try {
    const replies: SearchReply[] = []
    for (const query of queries) replies.push(await service.search(request, context, query))
    return replies
  } catch (error) {
    request.log.error({ err: error }, 'search failed')
    return queries.map((query) => emptyReply(query, place))
  }
}

const answer = async (request: FastifyRequest, reply: FastifyReply, locale: Locale): Promise<unknown> => {
  findSearchService(request.server.services).slowDown(request)
  const wrapper = parse(portalSearchSchema, request.method === 'POST' ? request.body : request.query)
  if ((wrapper.tenantPath ?? `/content/${request.scope.tenant}`) !== `/content/${request.scope.tenant}`)
    badRequest('tenantPath does not belong to this site.')
  const queries = await followOwnNumbers(request, readQueries(wrapper))
  const replies = await searchAll(request, await requireSearchContext(request, locale, wrapper), queries)
  // Facets are always there, as the pages read them; several searches are answered by a list, in their order [3.11.11].
  const results = replies.map((found) => ({ facets: {}, ...found }))
  return reply.send({ search_results: wrapper.type === 'search' ? results[0] : results })
}

/** `{page}.portalsearch`: App Search behind the portal, where the server adds what the person may see [7.8.1, 7.8.2]. */
export const portalSearchSelector: SelectorRoute = {
  selector: 'portalsearch',
  methods: ['GET', 'POST'],
  isReading: true,
  documented: documentSelector(postPortalSearch),
  answer: async (request, reply, { locale, selectors }) =>
    locale && selectors.length === 1 ? answer(request, reply, locale) : notFound('page'),
}
