import type { FastifyRequest } from 'fastify'
import type { Visibility } from '#foundation/search-engine/public.ts'
import { asksForNumbers } from '#features/search/search-api/app-search/field.rules.ts'
import {
  askProducts,
  describeHint,
  isOldPart,
  listHintWords,
  listNumbers,
  PRODUCT_KIND,
  type ProductHint,
} from '#features/search/search-api/app-search/product-hint.rules.ts'
import { readRequest } from '#features/search/search-api/app-search/read-request.rules.ts'
import type {
  ClickRequest,
  AppSearchRequest,
  SuggestionRequest,
} from '#features/search/search-api/app-search/search-request.schema.ts'
import { writeReply, type SearchReply } from '#features/search/search-api/app-search/write-reply.rules.ts'
import {
  findRequestedType,
  isCounted,
  normaliseQuery,
  openEventLog,
  readTags,
  type EventBatch,
  type SearchEvent,
} from '#features/search/search-events/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { tooMany } from '#platform/http/errors.ts'
import { createClientLimit, type ClientLimit } from '#platform/limits/client-limit.ts'
import { networkOf } from '#platform/limits/network.rules.ts'
import type { Services } from '#platform/services.ts'

/** Who asks, from where, and what they may see. */
export type SearchContext = { readonly locale: Locale; readonly visibility: Visibility; readonly isFromPage: boolean }

/** A request, or a page that is made and searches on its way. */
export type Caller = { readonly tx: Tx; readonly id: string; readonly scope: { readonly tenant: TenantKey } }

/** The typed text, and its completions. */
type Typed = { readonly query: string; readonly suggestions: readonly string[]; readonly size: number }

export type SearchService = {
  readonly search: (request: Caller, context: SearchContext, body: AppSearchRequest) => Promise<SearchReply>
  readonly suggest: (request: FastifyRequest, context: SearchContext, body: SuggestionRequest) => Promise<readonly string[]>
  /** The few products that these words mean, or what they may become. */
  readonly hintProducts: (request: FastifyRequest, context: SearchContext, typed: Typed) => Promise<ProductHint[]>
  readonly recordClick: (request: FastifyRequest, click: ClickRequest, isFromPage: boolean) => void
  /** For those that answer with nothing instead of failing [8.8.2]. */
  readonly reportFailure: (error: unknown) => void
  /** Refuses who asks too often. */
  readonly slowDown: (request: FastifyRequest) => void
}

/** Whoever types asks several times a second, and a company shares an address. */
const paceOf = (perSecond: number) => ({ burst: perSecond * BURST_S, perSecond })
const BURST_S = 10
const RETRY_AFTER_S = 5

type Parts = Pick<Services, 'engine' | 'clock'> & {
  readonly events: EventBatch<SearchEvent>
  readonly limit: ClientLimit
  readonly log: App['log']
}

const createService = ({ engine, clock, events, limit, log }: Parts): SearchService => {
  const record = (
    { scope }: Pick<Caller, 'scope'>,
    event: Omit<SearchEvent, 'at' | 'requestId'>,
    requestId: string | null,
  ): void => {
    events.add(scope.tenant, { ...event, at: clock.now(), requestId })
  }
  return {
    search: async (request, { locale, visibility, isFromPage }, body) => {
      const answer = await engine.search(request.tx, readRequest(body, visibility, clock.now().getTime()))
      if (isCounted(body))
        record(
          request,
          {
            kind: 'search',
            query: normaliseQuery(body.query),
            type: findRequestedType(body.filters) ?? null,
            language: visibility.language,
            results: answer.total,
            documentId: null,
            tags: readTags(body.analytics?.tags),
            isFromPage,
          },
          request.id,
        )
      return writeReply(answer, body, { engine: request.scope.tenant, requestId: request.id, locale })
    },
    suggest: (request, { visibility }, { query, size, types }) =>
      engine.suggest(request.tx, { query, size, visibility, ofNumbersOnly: asksForNumbers(types?.documents?.fields) }),
    hintProducts: async (request, { visibility, locale }, { query, suggestions, size }) => {
      const numbers = listNumbers(query, suggestions).slice(0, size)
      const named = await engine.read(
        request.tx,
        visibility,
        numbers.map((key) => ({ kind: PRODUCT_KIND, key })),
      )
      const parts = numbers.flatMap((key) => named.get(`${PRODUCT_KIND}:${key}`) ?? [])
      // Who typed the number of an old part is shown what took its place: searching knows, reading does not.
      if (parts.length > 0 && !parts.some((part) => isOldPart(part, query)))
        return parts.map((part) => describeHint(part, locale))
      for (const words of listHintWords(query, suggestions)) {
        const { hits, correction } = await engine.search(request.tx, { ...askProducts(words, size), visibility })
        // Of what was typed halfway, a guess at its spelling says nothing.
        if (hits.length > 0 && correction === undefined) return hits.map(({ document }) => describeHint(document, locale))
      }
      return []
    },
    recordClick: (request, { query, document_id: documentId, request_id: requestId, tags }, isFromPage) =>
      record(
        request,
        {
          kind: 'click',
          query: normaliseQuery(query),
          type: null,
          language: null,
          results: null,
          documentId,
          tags: readTags(tags),
          isFromPage,
        },
        requestId ?? null,
      ),
    reportFailure: (error) => log.error({ err: error }, 'search failed'),
    slowDown: (request) => {
      if (!limit.mayCall(networkOf(request.ip), clock.now().getTime())) tooMany(RETRY_AFTER_S)
    },
  }
}

const open = new WeakMap<Services, SearchService>()

/** One for an application: its routes open it, its selectors find it. */
export const openSearchService = (app: App): SearchService => {
  const { engine, clock, config } = app.services
  const service = createService({
    engine,
    clock,
    events: openEventLog(app),
    limit: createClientLimit(paceOf(config.limits.searchesPerSecond)),
    log: app.log,
  })
  open.set(app.services, service)
  return service
}

export const findSearchService = (services: Services): SearchService => {
  const service = open.get(services)
  if (!service) throw new Error('The routes of search-api were not registered')
  return service
}
