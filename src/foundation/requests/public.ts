export { REQUEST_LIST } from '#foundation/requests/access-request.rules.ts'
export {
  decideAdminRequest,
  decideAdminRequests,
  decisionForm,
  listAdminRequests,
  readAdminRequest,
  reopenAdminRequest,
} from '#foundation/requests/request-admin.api.ts'
export { DESK_VIEWS, type AdminView } from '#foundation/requests/request-admin.rules.ts'
