import { searchDeskStarterPages } from '#features/search-desk/search-desk.starter.ts'
import { pinRoutes } from '#features/search-desk/pin.routes.ts'
import { reportRoutes } from '#features/search-desk/report.routes.ts'
import { searchDesk as searchDeskBlock } from '#features/search-desk/search-desk.schema.ts'
import { synonymRoutes } from '#features/search-desk/synonym.routes.ts'
import type { Feature } from '#server/feature.ts'

export { savePins } from '#features/search-desk/pin.store.ts'
export { insertSynonyms } from '#features/search-desk/synonym.store.ts'

export const searchDesk: Feature = {
  name: 'search-desk',
  starterPages: searchDeskStarterPages,
  blocks: [searchDeskBlock],
  routes: (app) => {
    reportRoutes(app)
    synonymRoutes(app)
    pinRoutes(app)
  },
}
