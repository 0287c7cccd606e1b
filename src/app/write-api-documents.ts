import { createBrands } from '#foundation/brand/public.server.ts'
import { createExplainer } from '#foundation/entitlements/public.server.ts'
import { listDataKinds } from '#foundation/data-kinds/public.server.ts'
import { createInboxKinds } from '#foundation/inbox/public.server.ts'
import { createRequestKinds } from '#foundation/requests/public.server.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { composeSettings, createTenants } from '#foundation/tenants/public.ts'
import { systemClock } from '#kernel/clock.ts'
import { writeApiDocuments } from '#app/api-documents.ts'
import { buildApp } from '#app/build-app.ts'
import { features } from '#app/features.ts'
import { createAssetFinder } from '#app/pages/page-assets.ts'
import { readConfig } from '#platform/config.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { createReadOnlySites } from '#platform/read-only/read-only-sites.ts'
import type { Services } from '#platform/services.ts'

/** Services that routes look at when they are registered; nothing is answered, so there is no database behind them. */
const services = {
  config: readConfig({ LOG_LEVEL: 'silent' }),
  clock: systemClock(),
  tenants: createTenants([], composeSettings(features)),
  brands: createBrands(),
  dictionaries: {},
  pageCache: createPageCache({ maxBytes: 1 }),
  readOnly: createReadOnlySites(),
  engine: createEngine({ sources: [] }),
  explainer: createExplainer(features),
  inboxKinds: createInboxKinds(features),
  requestKinds: createRequestKinds(features),
  fileKinds: [],
  checks: [],
  dataKinds: listDataKinds(features),
  originOf: () => '',
} as unknown as Services

/** `node src/app/write-api-documents.ts folder`: a step of the build. */
const [folder = ''] = process.argv.slice(2)
const renderer = {
  load: () => Promise.reject(new Error('nothing is drawn')),
  findAssets: createAssetFinder({}),
}
const { app } = await buildApp({ services, features, renderer })
await writeApiDocuments(app, folder)
process.exit(0)
