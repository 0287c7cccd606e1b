export type { SearchEvent } from '#features/search/events/search-event.rules.ts'
export { insertSearchEvents } from '#features/search/events/search-event.store.ts'
export { refreshPopularQueries } from '#features/search/related/popular-query.store.ts'
export { cleanQuery } from '#features/search/takeover/query.rules.ts'
