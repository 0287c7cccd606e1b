export { useSavedViews } from '#features/saved-views/use-saved-views.client.ts'
export { rememberColumns } from '#features/saved-views/column-memory.client.ts'
export { OfficeGrid } from '#features/saved-views/office-grid.tsx'
export { OfficePanel } from '#features/saved-views/office-panel.tsx'
