import { siteConfig } from '#features/sites/site.config.ts'
import { siteRoutes } from '#features/sites/site.routes.ts'
import { siteRequests } from '#features/sites/site-request.service.ts'
import { sitesView } from '#features/sites/sites-view.schema.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

/** What became of old requests is of no use to anyone. */
const caseRetention = keepForDays({ table: 'site_case', column: 'decided_at', days: 1_095 })

export const sites: Feature = {
  name: 'sites',
  config: siteConfig,
  blocks: [sitesView],
  routes: siteRoutes,
  requestKinds: [siteRequests],
  retention: [caseRetention],
}
