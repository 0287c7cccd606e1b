import { searchAdminScreen, searchAdminStarterPages } from '#features/search/search-admin/search-admin.starter.ts'
import { pinRoutes } from '#features/search/search-admin/pin.routes.ts'
import { reportRoutes } from '#features/search/search-admin/report.routes.ts'
import { searchAdmin as searchAdminBlock } from '#features/search/search-admin/search-admin.schema.ts'
import { synonymRoutes } from '#features/search/search-admin/synonym.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const searchAdmin: Feature = {
  name: 'search-admin',
  backOffice: [searchAdminScreen],
  starterPages: searchAdminStarterPages,
  blocks: [searchAdminBlock],
  routes: (app) => {
    reportRoutes(app)
    synonymRoutes(app)
    pinRoutes(app)
  },
}
