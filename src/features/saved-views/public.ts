export { useSavedViews } from '#features/saved-views/use-saved-views.client.ts'
export { rememberColumns } from '#features/saved-views/column-memory.client.ts'
