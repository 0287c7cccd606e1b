export { addRequestEvent, insertRequest } from '#features/requests/access-request.store.ts'
