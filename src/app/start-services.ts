import { findDocumentReceivers } from '#features/buying/procurement/public.server.ts'
import { findWaitingPurchases } from '#features/company/approvals/public.server.ts'
import { findCostCentreSource } from '#features/company/people/public.server.ts'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import pino from 'pino'
import { createAgentTools, listAgentDocuments } from '#foundation/agents/public.server.ts'
import { createBrands, dressMail } from '#foundation/brand/public.server.ts'
import { createExplainer } from '#foundation/entitlements/public.server.ts'
import { createHttpGateway, type GatewayAddress } from '#features/buying/checkout/public.server.ts'
import { createFreightAndTax } from '#features/buying/delivery-terms/public.server.ts'
import { createPriceAndStock } from '#features/buying/pricing/public.server.ts'
import { listDataKinds } from '#foundation/data-kinds/public.server.ts'
import { listOrderParts } from '#features/orders/orders/public.server.ts'
import { chooseStreamLimits, createInboxKinds, createInboxStreams } from '#foundation/inbox/public.server.ts'
import { createRequestKinds } from '#foundation/requests/public.server.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { composeSettings, createTenants, type Settings, type Tenants } from '#foundation/tenants/public.ts'
import { listTenants, openTenant, resealTenants } from '#foundation/tenants/public.server.ts'
import { systemClock } from '#kernel/clock.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { describeConfig } from '#platform/config-description.ts'
import type { Config } from '#platform/config.ts'
import { BACKGROUND_LIMITS, connect, openPool, webLimits, type Db, type PoolLimits } from '#platform/database/database.ts'
import { listFileKinds, type Feature } from '#platform/feature.ts'
import { loadDictionaries } from '#app/pages/dictionaries.ts'
import { listChecks } from '#platform/doctor/platform-checks.ts'
import type { SlowStatement } from '#platform/database/watch-statement.ts'
import { describeError } from '#platform/http/log-scrub.rules.ts'
import { openLogStream } from '#platform/http/log-stream.ts'
import type { PoolCounts } from '#platform/http/metrics.ts'
import type { Telemetry } from '#platform/telemetry/start-telemetry.ts'
import { deferRemovals } from '#platform/files/deferred-removal.ts'
import { openFiles } from '#platform/files/files.ts'
import { createGeolocation } from '#platform/geolocation.ts'
import type { JobLog } from '#platform/jobs/job-queue.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createDrawAttachment } from '#platform/mail/draw-attachment.ts'
import { listMailTemplates } from '#platform/mail/mail-template.rules.ts'
import { createMailWords } from '#platform/mail/mail-words.ts'
import { createMail, openMailer } from '#platform/mail/mail.ts'
import { createOrigins } from '#app/pages/origins.ts'
import { openReadOnly } from '#app/open-read-only.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { createReadOnlySites } from '#platform/read-only/read-only-sites.ts'
import { listPersonalData } from '#platform/privacy/server-personal-data.ts'
import type { Services } from '#platform/services.ts'
import { createSecretBox, type SecretBox } from '#platform/secrets/secret-box.ts'
import { readSecretKeys } from '#platform/secrets/secret-keys.ts'
import { checkStoredSecrets, listSealedColumns } from '#platform/secrets/stored-secrets.ts'
import { attachSecretBox } from '#platform/secrets/tenant-secret.ts'
import { openDirectSession, type DirectSession } from '#platform/database/direct-session.ts'
import type { RunningDatabase } from '#platform/database/start-database.ts'

const PAGE_CACHE_BYTES = 128 * 1024 * 1024
/** An import alone has three: its lock and two that write. */
const BACKGROUND_CONNECTIONS = 7

export type StartedServices = Services & {
  readonly log: JobLog
  /** For what nobody waits for: longer limits, and connections of its own, so that neither side takes the other's. */
  readonly backgroundDb: Db
  /** The one of this process; a command that follows nothing opens none. */
  readonly openSession: () => Promise<DirectSession>
  /** On a connection of its own: a table that somebody locks makes a server slow, not unfit to be asked. */
  readonly checkDatabase: () => Promise<unknown>
  /** For metrics. */
  readonly pools: Readonly<Record<string, PoolCounts>>
  readonly stop: () => Promise<void>
}

const openTenants = async (db: Db, settings: Settings, secrets: SecretBox): Promise<Tenants> =>
  createTenants(
    (await listTenants(db, settings)).map((tenant) => openTenant(tenant, secrets)),
    settings,
  )

/** Secrets that an earlier version or a hand wrote plain; without the owner of the table the next `npm run tenants` seals them. */
const sealTenantRows = async (connection: PoolConfig, secrets: SecretBox, { all }: Tenants): Promise<void> => {
  if (!all.some(({ identity }) => identity.identityProvider)) return
  const owner = connect(openPool({ ...connection, max: 1 }))
  await resealTenants(owner, secrets, { keys: all.map(({ key }) => key), which: 'plain' }).finally(() => owner.destroy())
}

/** Companies bring their own; without one, cards are not offered. */
const findGateway = ({ paymentGateway: { publicUrl, key } }: Config): GatewayAddress | undefined =>
  publicUrl !== undefined && key !== undefined ? { publicUrl, key } : undefined

/** In the colours of the site. */
const dressForSite = (
  { brands, tenants, originOf }: Pick<Services, 'brands' | 'tenants' | 'originOf'>,
  tenant: TenantKey,
  mail: { readonly subject: string; readonly text: string },
): string => dressMail(brands.of(tenant).mail, { ...mail, site: tenants.byKey(tenant)?.name ?? tenant, origin: originOf(tenant) })

const openLog = ({ logLevel }: Config, telemetry: Telemetry | undefined) => {
  const options = { level: logLevel, base: null, serializers: { err: describeError } }
  return telemetry ? pino({ ...options, mixin: telemetry.mixin }, openLogStream(telemetry.copyLine)) : pino(options)
}

export type ServiceChoices = {
  readonly gateway?: GatewayAddress | undefined
  readonly telemetry?: Telemetry | undefined
}

/** Everything that web and worker share. `port` is asked late: it is known once the server listens. */
export const startServices = async (
  config: Config,
  database: RunningDatabase,
  features: readonly Feature[],
  port: () => number,
  { gateway = findGateway(config), telemetry }: ServiceChoices = {},
): Promise<StartedServices> => {
  const settings = composeSettings(features)
  const log = openLog(config, telemetry)
  log.debug({ config: describeConfig(config) }, 'configuration')
  const onError = (err: Error) => log.error({ err }, 'database connection lost')
  // Tests refuse it; a live site would rather answer.
  const onSecond = (err: Error) => log.error({ err }, 'a request holds two database connections')
  const slow = {
    ms: config.database.slowMs,
    report: (statement: SlowStatement) => log.warn(statement, 'slow statement'),
  }
  const open = (max: number, limits: PoolLimits) => {
    const pool = openPool({ ...database.app, max }, { limits, onError, onSecond, slow })
    return { pool, db: connect(pool) }
  }
  const limits = webLimits(config.database.statementMs)
  const { db, pool: web } = open(config.database.poolSize, limits)
  const { db: backgroundDb, pool: background } = open(BACKGROUND_CONNECTIONS, BACKGROUND_LIMITS)
  const { db: probeDb } = open(1, limits)
  // A transaction that removes files waits for these connections, never these for another one.
  const removalDb = connect(openPool({ ...database.app, max: 2 }, { onError, onSecond: () => {} }))
  const secrets = createSecretBox(await readSecretKeys(config))
  for (const each of [db, backgroundDb]) attachSecretBox(each, secrets)
  let session: Promise<DirectSession> | undefined
  const openSession = (): Promise<DirectSession> => (session ??= openDirectSession(database.direct))
  const [tenants, dictionaries, files, jobs] = await Promise.all([
    openTenants(backgroundDb, settings, secrets),
    loadDictionaries(),
    openFiles(config.files.url, config.files.credentials),
    createJobs({ connection: database.app, openSession, db: backgroundDb, log }),
  ])
  if (database.owner) await sealTenantRows(database.owner, secrets, tenants)
  await checkStoredSecrets(backgroundDb, secrets, {
    tenants: tenants.all.map(({ key }) => key),
    columns: listSealedColumns(features),
  })
  const clock = systemClock(config.clockOffsetSeconds)
  const replicas = await openReadOnly(config, {
    ...{ primary: web, openSession },
    open: (connectionString) =>
      openPool(
        { connectionString, application_name: database.app.application_name, max: config.database.poolSize },
        { limits, onError, onSecond, slow },
      ),
  })
  const [brands, mailWords, sources] = [createBrands(), createMailWords(), features.flatMap((each) => each.documentSources ?? [])]
  const services: StartedServices = {
    config,
    log,
    clock,
    db,
    replicas,
    backgroundDb,
    openSession,
    pools: { web, background },
    checkDatabase: () => sql`select 1`.execute(probeDb),
    tenants,
    brands,
    dictionaries,
    pageCache: createPageCache({ maxBytes: PAGE_CACHE_BYTES, clock }),
    readOnly: createReadOnlySites(),
    files: deferRemovals(files, removalDb),
    jobs,
    mailWords,
    mailTemplates: listMailTemplates(features),
    mail: createMail({
      jobs,
      words: mailWords,
      mailer: openMailer(config.mail.url, config.mail.from),
      draw: createDrawAttachment(features, () => services),
      dress: (tenant, mail) => dressForSite(services, tenant, mail),
      senderOf: (tenant) => tenants.traitsOf(tenant).mailFrom,
      limitPercent: config.mail.limitPercent,
    }),
    geolocation: createGeolocation(config),
    checks: listChecks(features),
    secrets,
    engine: createEngine({ sources, cacheBytes: config.searchCacheBytes }),
    explainer: createExplainer(features),
    priceAndStock: createPriceAndStock({ clock }),
    freightAndTax: createFreightAndTax(),
    ...(gateway && { paymentGateway: createHttpGateway(gateway) }),
    inboxKinds: createInboxKinds(features),
    agentTools: createAgentTools(features),
    agentDocuments: listAgentDocuments(features),
    inboxStreams: createInboxStreams({ db: backgroundDb, clock, log, limits: chooseStreamLimits(config.limits.maxConnections) }),
    requestKinds: createRequestKinds(features),
    fileKinds: listFileKinds(features),
    orderParts: listOrderParts(features),
    goneListeners: features.flatMap(({ onWebhookGone }) => onWebhookGone ?? []),
    isDocumentReceiver: findDocumentReceivers(features, () => services),
    waitingPurchases: findWaitingPurchases(features),
    costCentreSource: findCostCentreSource(features),
    dataKinds: listDataKinds(features),
    personalData: listPersonalData(features),
    originOf: createOrigins(config, tenants, port),
    stop: async () => {
      await jobs.stop()
      await replicas?.stop()
      await (await session)?.stop()
      await Promise.all([db, backgroundDb, probeDb, removalDb].map((each) => each.destroy()))
    },
  }
  return services
}
