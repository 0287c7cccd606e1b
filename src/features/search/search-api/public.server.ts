import { searchTools } from '#features/search/search-api/agent-tools.service.ts'
import { indexCheck } from '#foundation/search-engine/public.server.ts'
import { appSearchRoutes } from '#features/search/search-api/app-search/app-search.routes.ts'
import { customerCountriesRoutes } from '#features/search/search-api/portal/customer-countries.routes.ts'
import { portalSearchSelector } from '#features/search/search-api/portal/portal-search.routes.ts'
import { searchApiActions, searchApiConfig, searchApiTraits } from '#features/search/search-api/search-api.settings.ts'
import type { Feature } from '#platform/feature.ts'

export { searchForPage } from '#features/search/search-api/app-search/search-for-page.service.ts'
export { readSearchKey } from '#features/search/search-api/app-search/search-key.service.ts'
export { searchRequestSchema } from '#features/search/search-api/app-search/search-request.schema.ts'
export { findSearchService, type SearchService } from '#features/search/search-api/app-search/search.service.ts'
export { findNearest } from '#features/search/search-api/nearest/nearest-query.service.ts'
export { audienceOf } from '#features/search/search-api/portal/customer.store.ts'

export const searchApi: Feature = {
  name: 'search-api',
  agentTools: searchTools,
  actions: searchApiActions,
  config: searchApiConfig,
  traits: searchApiTraits,
  routes: async (app) => {
    customerCountriesRoutes(app)
    await app.register(async (scope) => appSearchRoutes(scope))
  },
  selectors: [portalSearchSelector],
  checks: [indexCheck],
}
