export type { SearchEvent } from '#features/search/events/search-event.rules.ts'
export { insertSearchEvents } from '#features/search/events/search-event.store.ts'
export { cleanQuery } from '#features/search/takeover/query.rules.ts'
