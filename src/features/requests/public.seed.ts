export { insertRequests, type SeededRequest } from '#features/requests/request-seed.store.ts'
