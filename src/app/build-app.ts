import cookies from '@fastify/cookie'
import Fastify, { type FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findRedirect } from '#features/authoring/authoring/public.server.ts'
import { isGatedPage } from '#features/site/content/public.ts'
import { createPageRegistry } from '#features/site/content/public.server.ts'
import { composeSettings } from '#foundation/tenants/public.ts'
import { composeSideNavigation } from '#foundation/side-navigation/public.server.ts'
import { readSearchKey } from '#features/search/search-api/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { answerErrors } from '#platform/http/errors.ts'
import type { BlockFillers, BlockPolicy } from '#foundation/blocks/public.server.ts'
import type { App, Feature } from '#platform/feature.ts'
import { createTraitPicker } from '#app/pages/page-traits.ts'
import { receiveBodies } from '#platform/http/bodies.ts'
import { checkFreshProof } from '#platform/http/fresh-proof.ts'
import { createPresentFinder } from '#app/pages/origins.ts'
import { leadToPresentHost } from '#platform/http/former-host.ts'
import { checkHosts, shortenRedirects } from '#platform/http/host.ts'
import { createReaderCheck } from '#app/api-readers.ts'
import { guardInternal } from '#platform/http/internal.ts'
import { limitConnections } from '#platform/http/limits.ts'
import { guardLoad, type Load } from '#platform/http/load.ts'
import { openLogStream } from '#platform/http/log-stream.ts'
import { returnRequestIds } from '#platform/http/log.ts'
import { describeKinds } from '#foundation/integration/public.server.ts'
import { describeUploads } from '#foundation/uploads/public.server.ts'
import { describeApi } from '#platform/http/openapi.ts'
import type { PoolCounts } from '#platform/http/metrics.ts'
import { nameSharedAnswers } from '#platform/cdn/name-shared-answers.ts'
import { followOwnWrites } from '#platform/http/own-writes.ts'
import { countConnections } from '#platform/http/single-connection.ts'
import { checkOrigins } from '#platform/http/origin.ts'
import { guardPrices } from '#platform/http/price.ts'
import { measureApp } from '#app/measure-app.ts'
import { mountAssets } from '#app/pages/mount-assets.ts'
import { createFirstCallFinder } from '#foundation/first-calls/public.server.ts'
import { shareFeatures } from '#app/share-features.ts'
import { ASSET_BASE } from '#app/pages/page-assets.ts'
import { faviconRoutes } from '#app/pages/favicon.ts'
import { socialCardRoutes } from '#app/pages/social-card.ts'
import { createPlainPages } from '#app/pages/plain-pages.ts'
import { createPageVariants } from '#app/pages/page-variant.ts'
import { createSpellingFinder } from '#app/pages/page-spelling.ts'
import type { PageMakerOptions } from '#app/pages/page-maker-options.ts'
import { fallBackToPrimary } from '#app/pages/public-page-maker.ts'
import { createPageMaker } from '#app/pages/page-maker.ts'
import { decorateGeneratedPages } from '#app/pages/generated-pages.ts'
import { decorateFeaturePages } from '#app/pages/feature-page.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'
import { answerFromCache, createPageAnswers } from '#app/pages/page-answers.ts'
import { pageRoutes } from '#app/pages/page.routes.ts'
import type { Renderer } from '#app/pages/renderer.ts'
import { createNoticeFinder, guardReadOnlySites } from '#app/pages/read-only-site.ts'
import { createSideLinks } from '#app/pages/side-links.ts'
import { SPECULATION_HEADERS, speculationRoutes } from '#app/pages/speculation.ts'
import { addSecurityHeaders, buildSecurityHeaders } from '#platform/http/security-headers.ts'
import { buildServerOptions } from '#platform/http/server-options.ts'
import type { Services } from '#platform/services.ts'
import { openTenantScope } from '#platform/http/tenant-scope.ts'
import { enterTraces, traceRequests } from '#platform/http/trace-requests.ts'
import type { Telemetry } from '#platform/telemetry/start-telemetry.ts'

export type AppParts = {
  readonly services: Services
  readonly features: readonly Feature[]
  readonly renderer: Renderer
  /** For `/readyz`; a question to the requests' own connections unless told. */
  readonly checkDatabase?: () => Promise<unknown>
  /** For metrics, by name. */
  readonly pools?: Readonly<Record<string, PoolCounts>>
  readonly telemetry?: Telemetry | undefined
  /** How long a request may wait for its turn; half a second unless told. */
  readonly waitMs?: number | undefined
  /** Routes that answer on any host, such as the demo's. */
  readonly anyHost?: (app: App) => void | Promise<void>
  /** Answers the root of a host that is no tenant's. */
  readonly bareHost?: PageRouteParts['bareHost']
}

/** One request: host to tenant, cookies to session, both to scope; then a page or a route of a feature. */
export const buildApp = async (parts: AppParts): Promise<{ app: App; load: Load }> => {
  const { services, features, renderer, anyHost, bareHost, telemetry } = parts
  const { clientFolder } = renderer
  const { config, tenants, db, pageCache: cache, dictionaries } = services
  const isLight = (request: FastifyRequest): boolean => request.url.startsWith(ASSET_BASE)
  const tenantOf = (request: FastifyRequest): string | undefined => tenants.byHost(request.host)?.key
  const app: App = Fastify(
    buildServerOptions(config, { tenantOf, stream: openLogStream(telemetry?.copyLine) }),
  ).withTypeProvider<ZodTypeProvider>()
  limitConnections(app, config.limits)
  app.decorate('services', services)
  shareFeatures(app, features)
  const pageRegistry = createPageRegistry(features)
  app.decorate('pageRegistry', pageRegistry)
  const registry = pageRegistry.blocks
  const sources = features.flatMap((feature) => feature.pages ?? [])
  const openFillers = ({ fillers = {} }: Feature): BlockFillers => (typeof fillers === 'function' ? fillers(services) : fillers)
  const fillers = Object.assign({}, ...features.map(openFillers)) as BlockFillers
  const policies = Object.assign({}, ...features.map((feature) => feature.policies ?? {})) as Readonly<
    Record<string, BlockPolicy>
  >
  const variants = createPageVariants(sources.map(({ matches }) => matches))
  const { originOf, clock } = services
  const readKeys = async (tenant: TenantKey, tx?: Tx) => ({ searchKey: await readSearchKey(services, tenant, tx) })
  const pickTraits = createTraitPicker(features)
  const navigation = composeSideNavigation(features)
  const sideLinks = createSideLinks({ navigation, sources })
  const makerOptions: PageMakerOptions = {
    db,
    registry,
    renderer,
    dictionaries,
    originOf,
    settings: composeSettings(features),
    clock,
    sources,
    sideLinks,
    fillers,
    policies,
    readKeys,
    pickTraits,
    brandOf: (tenant) => services.brands.of(tenant).page,
    noticeOf: createNoticeFinder(services),
    findFirstCalls: createFirstCallFinder(features, isGatedPage),
    planEditor: features.find(({ planEditor }) => planEditor)?.planEditor,
  }
  const maker = createPageMaker(makerOptions)
  // Drafts, portal and back office are read where they are written.
  const replicaMaker = services.replicas && createPageMaker({ ...makerOptions, db: services.replicas.db })
  const resolveUser = features.find((feature) => feature.resolveUser)?.resolveUser
  const selectors = features.flatMap((feature) => feature.selectors ?? [])
  const beforePage = features.flatMap((feature) => feature.beforePage ?? [])
  const beforeSelector = features.flatMap((feature) => feature.beforeSelector ?? [])
  const headers = { ...buildSecurityHeaders(config.publicScheme), ...SPECULATION_HEADERS }
  const findSpelling = createSpellingFinder({ db, sources, dictionaries })
  const backOffice = { mayOpen: navigation.mayOpen, mayVisit: navigation.mayVisit, findFirstScreen: sideLinks.findFirstScreen }
  const ownWrites = followOwnWrites(app, services.replicas, config.cookies.isSecure)
  const pages = {
    isHeard: ownWrites.isHeard,
    publicMaker: replicaMaker ? fallBackToPrimary(replicaMaker, maker) : maker,
    ...{ tenants, cache, maker, selectors, beforePage, beforeSelector, headers, variants, backOffice },
    ...{ findSpelling, findRedirect, bareHost, db, resolveUser, clock },
  }
  const answers = createPageAnswers(pages)

  const { renderErrorPage, findRefusalPage } = createPlainPages({ tenants, cache, maker, answers })
  decorateGeneratedPages(app, sources)
  decorateFeaturePages(app, { tenants, cache, maker, answers })
  checkHosts(app, buildSecurityHeaders(config.publicScheme))
  leadToPresentHost(app, { headers, findPresent: createPresentFinder(services) })
  traceRequests(app, { tenantOf, trustProxy: config.trustProxy, isLight })
  answerFromCache(app, pages, answers)
  await renderer.mount?.(app)
  const load = guardLoad(app, {
    ...config.limits,
    slots: config.database.poolSize,
    ...(parts.waitMs !== undefined && { waitMs: parts.waitMs }),
    groupOf: tenantOf,
    isLight,
    headers,
    findPage: findRefusalPage,
  })
  countConnections(app)
  enterTraces(app)
  returnRequestIds(app)
  addSecurityHeaders(app, config.publicScheme)
  nameSharedAnswers(app, tenantOf)
  shortenRedirects(app)
  checkOrigins(app, config)
  answerErrors(app, { renderErrorPage })
  guardPrices(app)
  await app.register(cookies)
  guardReadOnlySites(app, selectors)
  receiveBodies(app)
  guardInternal(app, { internal: config.internal, isKnown: createReaderCheck(services, resolveUser) })
  describeApi(app, {
    selectors,
    amend: (document, openapi) =>
      describeUploads(describeKinds(document, services.dataKinds.values(), openapi), app.uploadKinds.values()),
    added: [...services.dataKinds.keys(), ...app.uploadKinds.keys()],
    readBuilt: renderer.readApiDocument,
  })
  measureApp(app, load, parts)
  speculationRoutes(app)
  await faviconRoutes(app, (request) => services.brands.of(tenantOf(request) ?? '').icon)
  socialCardRoutes(app, (request) => {
    const tenant = tenantOf(request) ?? ''
    return { tenant, ...services.brands.of(tenant).card }
  })
  if (clientFolder) await mountAssets(app, clientFolder)
  if (anyHost) await app.register(async (scope) => anyHost(scope))
  await app.register(async (scope) => {
    openTenantScope(scope, {
      findTenant: (host) => tenants.byHost(host)?.key,
      db,
      readDb: services.replicas?.db,
      resolveUser,
      noteWrite: ownWrites.note,
    })
    checkFreshProof(scope, features.find(({ requireProof }) => requireProof)?.requireProof)
    for (const feature of features) await feature.routes?.(scope)
  })
  await pageRoutes(app, pages, answers)
  return { app, load }
}
