export { insertSiteCases, insertSites } from '#features/accounts/sites/site.store.ts'
