export { insertSiteCases, insertSites } from '#features/sites/site.store.ts'
