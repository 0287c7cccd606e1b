export { refreshPopularQueries } from '#features/search/search-events/popular-query.store.ts'
export type { SearchEvent } from '#features/search/search-events/search-event.rules.ts'
export { insertSearchEvents } from '#features/search/search-events/search-event.store.ts'
