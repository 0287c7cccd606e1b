import { OVERVIEW_PATH, readOverviewView, SITES_QUERY } from '#features/accounts/account-settings/public.server.ts'
import type { PortalLink } from '#foundation/side-navigation/public.ts'
import { siteConfig } from '#features/accounts/sites/site.settings.ts'
import { siteKind } from '#features/accounts/sites/site-kind.service.ts'
import { siteRoutes } from '#features/accounts/sites/site.routes.ts'
import { siteRequests } from '#features/accounts/sites/site-request.service.ts'
import { sitesView } from '#features/accounts/sites/sites-view.schema.ts'
import { personalData } from '#features/accounts/sites/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { openSiteDirectory } from '#features/accounts/sites/site.store.ts'

/** Old requests are removed. */
const caseRetention = keepForDays({ table: 'site_case', column: 'decided_at', days: 1_095 })

const sitesLink: PortalLink = {
  path: `${OVERVIEW_PATH}${SITES_QUERY}`,
  title: { en: 'Sites', de: 'Standorte', fr: 'Sites', es: 'Centros', pl: 'Lokalizacje', zh: '站点' },
  icon: 'building',
  group: 'service',
  order: 50,
}

export const sites: Feature = {
  name: 'sites',
  personalData,
  dataKinds: [siteKind],
  config: siteConfig,
  blocks: [sitesView],
  fillers: {
    [sitesView.type]: async (_tx, props, { query }) => ({ ...props, view: readOverviewView(query) }),
  },
  routes: siteRoutes,
  portalLinks: [sitesLink],
  requestKinds: [siteRequests],
  retention: [caseRetention],
}
