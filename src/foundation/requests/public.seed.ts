export { insertRequests, type SeededRequest } from '#foundation/requests/request-seed.store.ts'
export { addRequestEvent, insertRequest } from '#foundation/requests/access-request.store.ts'
