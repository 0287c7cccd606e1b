import { requestDeskRoutes } from '#features/requests/request-desk.routes.ts'
import { requestReminders } from '#features/requests/reminder.service.ts'
import { requestRetention } from '#features/requests/request-retention.service.ts'
import type { Feature } from '#platform/feature.ts'

export { submitRequest, withdrawRequest, withdrawWaiting } from '#features/requests/access-request.service.ts'
export { listDesk } from '#features/requests/request-desk.store.ts'
export { findWaitingName, listRequestsOf } from '#features/requests/access-request.store.ts'
export { writeRequestId } from '#features/requests/access-request.rules.ts'
export { createRequestKinds, type RequestContext, type RequestKind } from '#features/requests/request-kind.service.ts'

export const requests: Feature = {
  name: 'requests',
  routes: requestDeskRoutes,
  recurring: [requestReminders],
  retention: [requestRetention],
}
