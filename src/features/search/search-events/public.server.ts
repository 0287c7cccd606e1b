import { popularQueries } from '#features/search/search-events/popular-query.store.ts'
import { searchEventRetention } from '#features/search/search-events/search-event.store.ts'
import { searchInsights } from '#features/search/search-events/search-insights.service.ts'
import { personalData } from '#features/search/search-events/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export type { EventBatch } from '#features/search/search-events/event-batch.service.ts'
export { openEventLog } from '#features/search/search-events/event-log.service.ts'
export { listRelatedQueries, refreshPopularQueries } from '#features/search/search-events/popular-query.store.ts'
export {
  findRequestedType,
  isCounted,
  normaliseQuery,
  readTags,
  type SearchEvent,
} from '#features/search/search-events/search-event.rules.ts'
export {
  clickThrough,
  insertSearchEvents,
  isTagged,
  listEmptyQueries,
  listTags,
  listTopQueries,
  selectCountedQueries as selectAsked,
  type EventChoice,
} from '#features/search/search-events/search-event.store.ts'

export const searchEvents: Feature = {
  name: 'search-events',
  personalData,
  recurring: [popularQueries],
  retention: [searchEventRetention],
  insights: searchInsights,
}
