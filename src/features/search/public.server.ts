import { searchStarterPages } from '#features/search/search.starter.ts'
import { documentTypeTraits } from '#features/search/takeover/document-type.traits.ts'
import { appSearchRoutes } from '#features/search/api/app-search.routes.ts'
import { searchBanner } from '#features/search/blocks/search-banner.schema.ts'
import { searchPanel } from '#features/search/blocks/search-panel.schema.ts'
import { searchResults } from '#features/search/blocks/search-results.schema.ts'
import { searchTakeover } from '#features/search/blocks/search-takeover.schema.ts'
import { searchEventRetention } from '#features/search/events/search-event.store.ts'
import { customerCountriesRoutes } from '#features/search/portal/customer-countries.routes.ts'
import { portalSearchSelector } from '#features/search/portal/portal-search.routes.ts'
import { openSearchFillers } from '#features/search/results/fill-results.ts'
import { resultWordsRoutes } from '#features/search/results/result-words.routes.ts'
import { savedSearchRoutes } from '#features/search/saved/saved-search.routes.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import type { Feature } from '#server/feature.ts'

export { readSearchKey } from '#features/search/api/search-key.ts'
export type { SearchEvent } from '#features/search/events/search-event.rules.ts'
export {
  clickThrough,
  insertSearchEvents,
  isTagged,
  listEmptyQueries,
  listTags,
  listTopQueries,
  selectAsked,
  type EventChoice,
} from '#features/search/events/search-event.store.ts'
export { soldToToken, toolToken, userToken } from '#features/search/portal/audience.rules.ts'
export { audienceOf } from '#features/search/portal/customer.store.ts'

export const search: Feature = {
  name: 'search',
  starterPages: searchStarterPages,
  traits: documentTypeTraits,
  blocks: [searchResults, searchTakeover, searchBanner, searchPanel],
  routes: async (app) => {
    searchRoutes(app)
    resultWordsRoutes(app)
    savedSearchRoutes(app)
    customerCountriesRoutes(app)
    await app.register(async (scope) => appSearchRoutes(scope))
  },
  selectors: [portalSearchSelector],
  retention: [searchEventRetention],
  fillers: openSearchFillers,
}
