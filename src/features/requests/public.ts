export { REQUEST_LIST } from '#features/requests/access-request.rules.ts'
export {
  decideDeskRequest,
  decideDeskRequests,
  listDeskRequests,
  readDeskRequest,
  reopenDeskRequest,
} from '#features/requests/request-desk.api.ts'
export { DESK_VIEWS, type DeskView } from '#features/requests/request-desk.rules.ts'
