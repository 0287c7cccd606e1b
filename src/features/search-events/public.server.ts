import { popularQueries } from '#features/search-events/popular-query.store.ts'
import { searchEventRetention } from '#features/search-events/search-event.store.ts'
import { searchInsights } from '#features/search-events/search-insights.service.ts'
import type { Feature } from '#platform/feature.ts'

export type { EventBatch } from '#features/search-events/event-batch.service.ts'
export { openEventLog } from '#features/search-events/event-log.service.ts'
export { listRelatedQueries } from '#features/search-events/popular-query.store.ts'
export {
  findAskedType,
  isCounted,
  normaliseQuery,
  readTags,
  type SearchEvent,
} from '#features/search-events/search-event.rules.ts'
export {
  clickThrough,
  isTagged,
  listEmptyQueries,
  listTags,
  listTopQueries,
  selectAsked,
  type EventChoice,
} from '#features/search-events/search-event.store.ts'

export const searchEvents: Feature = {
  name: 'search-events',
  recurring: [popularQueries],
  retention: [searchEventRetention],
  insights: searchInsights,
}
