import pino from 'pino'
import { findDocumentReceivers } from '#features/buying/procurement/public.server.ts'
import { findWaitingPurchases } from '#features/company/approvals/public.server.ts'
import { findCostCentreSource } from '#features/company/people/public.server.ts'
import { createPageRegistry, publishPages } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { createAgentTools, listAgentDocuments } from '#foundation/agents/public.server.ts'
import { createBrands } from '#foundation/brand/public.server.ts'
import { createExplainer } from '#foundation/entitlements/public.server.ts'
import type { PaymentGateway } from '#features/buying/checkout/public.server.ts'
import { createFreightAndTax } from '#features/buying/delivery-terms/public.server.ts'
import { createPriceAndStock } from '#features/buying/pricing/public.server.ts'
import { listDataKinds } from '#foundation/data-kinds/public.server.ts'
import { listOrderParts } from '#features/orders/orders/public.server.ts'
import { chooseStreamLimits, createInboxKinds, createInboxStreams, type StreamLimits } from '#foundation/inbox/public.server.ts'
import { createRequestKinds } from '#foundation/requests/public.server.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import {
  composeSettings,
  createTenantFileSchema,
  createTenants,
  type Settings,
  type Tenant,
  type WrittenTenant,
  PRESET_NAMES,
} from '#foundation/tenants/public.ts'
import { saveTenants } from '#foundation/tenants/public.server.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { buildApp } from '#app/build-app.ts'
import { readConfig } from '#platform/config.ts'
import { withTenant, type PoolLimits } from '#platform/database/database.ts'
import { listChecks } from '#platform/doctor/platform-checks.ts'
import { loadDictionaries } from '#app/pages/dictionaries.ts'
import { listFileKinds, type App, type Feature } from '#platform/feature.ts'
import { features } from '#app/features.ts'
import { openFiles } from '#platform/files/files.ts'
import { createGeolocation } from '#platform/geolocation.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { listMailTemplates } from '#platform/mail/mail-template.rules.ts'
import { createMailWords } from '#platform/mail/mail-words.ts'
import { createMail, openMailer } from '#platform/mail/mail.ts'
import { createAssetFinder } from '#app/pages/page-assets.ts'
import type { RenderModule } from '#app/pages/renderer.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { createReadOnlySites } from '#platform/read-only/read-only-sites.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { attachSecretBox } from '#platform/secrets/tenant-secret.ts'
import { listPersonalData } from '#platform/privacy/server-personal-data.ts'
import type { Services } from '#platform/services.ts'
import type { Telemetry } from '#platform/telemetry/start-telemetry.ts'
import type { Replicas } from '#platform/database/replicas.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

export type TestApp = {
  readonly app: App
  readonly services: Services
  readonly database: TestDatabase
  readonly publish: (tenant: TenantKey, pages: readonly TestPage[]) => Promise<void>
  readonly close: () => Promise<void>
}

export type TestPage = { readonly locale?: Locale; readonly path: string } & Partial<PageContent>

/** A machine that runs tests may stand still for seconds: that alone refuses nobody here. Load has tests of its own. */
const PATIENCE = { MAX_LOOP_DELAY_MS: '60000', HANDLER_TIMEOUT_S: '120' }
const WAIT_MS = 30_000

/** Most tests take the features as they are, and hundreds of them one after the other in one process. */
const asTheyAre = {
  settings: composeSettings(features),
  registry: createPageRegistry(features),
  dictionaries: loadDictionaries(),
}

const MANIFEST = { 'src/browser/entry.ts': { file: 'entry.js', css: ['site.css'] } }

export type TestAppChanges = {
  readonly clock?: Clock
  /** How long a request waits for the database; a test has more patience than a visitor. */
  readonly limits?: PoolLimits
  /** Instead of one on the server that all tests share. */
  readonly database?: TestDatabase
  /** Without one, cards are not offered. */
  readonly paymentGateway?: PaymentGateway
  /** Differences from the plain tenants. */
  readonly tenants?: Readonly<Record<TenantKey, Partial<WrittenTenant>>>
  readonly telemetry?: Telemetry | undefined
  readonly streamLimits?: StreamLimits
  readonly replicas?: (database: TestDatabase) => Replicas
  /** Hears what is drawn. */
  readonly onRender?: (input: Parameters<RenderModule['renderPage']>[0], html: string) => void
}

/** The five presets under their own names, and whatever else a test names. */
const makeTenants = (settings: Settings, changes: TestAppChanges['tenants'] = {}): Tenant[] => {
  const schema = createTenantFileSchema(settings)
  return [...new Set([...PRESET_NAMES, ...Object.keys(changes)])].map((key) =>
    schema.parse({ key, name: `Halden ${key}`, hosts: [`${key}.localhost`], ...changes[key] }),
  )
}

const toPage = ({ locale = { country: 'us', language: 'en' }, path, ...content }: TestPage) => ({
  locale,
  path,
  content: {
    title: 'A page',
    description: 'About it.',
    template: 'content-page-template' as const,
    kind: 'Content' as const,
    blocks: [],
    config: {},
    flags: {},
    ...content,
  },
})

/** The whole application over a database of its own, as `inject` and real sockets reach it. */
export const openTestApp = async (
  extra: readonly Feature[] = [],
  env: NodeJS.ProcessEnv = {},
  changes: TestAppChanges = {},
): Promise<TestApp> => {
  const all = [...features, ...extra]
  const settings = extra.length === 0 ? asTheyAre.settings : composeSettings(all)
  const testTenants = makeTenants(settings, changes.tenants)
  const database = changes.database ?? (await openTestDatabase(changes.limits))
  await saveTenants(database.owner, testTenants)
  const { db, appConfig } = database
  const tenants = createTenants(testTenants, settings)
  const config = readConfig({ LOG_LEVEL: 'silent', ...PATIENCE, ...env })
  const secrets = createSecretBox([Buffer.alloc(32, 1)])
  attachSecretBox(db, secrets)
  const jobs = await createJobs({ connection: appConfig, openSession: database.openSession, db, log: pino({ level: 'silent' }) })
  const clock = changes.clock ?? systemClock()
  const mailWords = createMailWords()
  const services: Services = {
    config,
    clock,
    db,
    replicas: changes.replicas?.(database),
    tenants,
    brands: createBrands(),
    dictionaries: await asTheyAre.dictionaries,
    pageCache: createPageCache({ maxBytes: 10_000_000, clock }),
    readOnly: createReadOnlySites(),
    files: await openFiles(config.files.url),
    jobs,
    mailWords,
    mailTemplates: listMailTemplates(all),
    mail: createMail({ jobs, words: mailWords, mailer: openMailer('outbox:', 'a@b.example') }),
    geolocation: createGeolocation(config),
    checks: listChecks(all),
    secrets,
    engine: createEngine({ sources: all.flatMap((feature) => feature.documentSources ?? []) }),
    explainer: createExplainer(all),
    priceAndStock: createPriceAndStock({ clock }),
    freightAndTax: createFreightAndTax(),
    ...(changes.paymentGateway && { paymentGateway: changes.paymentGateway }),
    inboxKinds: createInboxKinds(all),
    agentTools: createAgentTools(all),
    agentDocuments: listAgentDocuments(all),
    inboxStreams: createInboxStreams({
      ...{ db, clock, log: pino({ level: 'silent' }), limits: changes.streamLimits ?? chooseStreamLimits(1000) },
    }),
    requestKinds: createRequestKinds(all),
    fileKinds: listFileKinds(all),
    orderParts: listOrderParts(all),
    goneListeners: all.flatMap(({ onWebhookGone }) => onWebhookGone ?? []),
    isDocumentReceiver: findDocumentReceivers(all, () => services),
    waitingPurchases: findWaitingPurchases(all),
    costCentreSource: findCostCentreSource(all),
    dataKinds: listDataKinds(all),
    personalData: listPersonalData(all),
    originOf: (key) => `${config.publicScheme}://${key}.localhost`,
  }
  const registry = extra.length === 0 ? asTheyAre.registry : createPageRegistry(all)
  const load = async (): Promise<RenderModule> => {
    const module = await import('#app/pages/render-page.tsx')
    const { onRender } = changes
    if (!onRender) return module
    const renderPage: RenderModule['renderPage'] = (input) => {
      const html = module.renderPage(input)
      onRender(input, html)
      return html
    }
    return { ...module, renderPage }
  }
  const renderer = { load, findAssets: createAssetFinder(MANIFEST) }
  const { app } = await buildApp({ services, features: all, renderer, telemetry: changes.telemetry, waitMs: WAIT_MS })
  return {
    app,
    services,
    database,
    publish: (tenant, pages) => withTenant(db, tenant, (tx) => publishPages(tx, registry, pages.map(toPage))),
    close: async () => {
      services.inboxStreams.stop()
      await app.close()
      await jobs.stop()
      await database.close()
    },
  }
}
