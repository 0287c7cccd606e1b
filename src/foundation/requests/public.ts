export { REQUEST_LIST } from '#foundation/requests/access-request.rules.ts'
export {
  decideDeskRequest,
  decideDeskRequests,
  listDeskRequests,
  readDeskRequest,
  reopenDeskRequest,
} from '#foundation/requests/request-desk.api.ts'
export { DESK_VIEWS, type DeskView } from '#foundation/requests/request-desk.rules.ts'
