export { insertRequests, type SeededRequest } from '#features/requests/request-seed.store.ts'
export { addRequestEvent, insertRequest } from '#features/requests/access-request.store.ts'
