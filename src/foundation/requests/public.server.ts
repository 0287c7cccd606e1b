import { decidedInbox, waitingInbox } from '#foundation/requests/request-inbox.service.ts'
import { requestMails } from '#foundation/requests/request-mail.service.ts'
import { requestAdminRoutes } from '#foundation/requests/request-admin.routes.ts'
import { requestReminders } from '#foundation/requests/reminder.service.ts'
import { REQUEST_EVENTS } from '#foundation/requests/request-event.service.ts'
import { requestRetention } from '#foundation/requests/request-retention.service.ts'
import { personalData } from '#foundation/requests/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { decideRequest, submitRequest, withdrawRequest, withdrawWaiting } from '#foundation/requests/access-request.service.ts'
export { listAdmin } from '#foundation/requests/request-admin.store.ts'
export { findWaitingName, listRequestsOf } from '#foundation/requests/access-request.store.ts'
export { writeRequestId } from '#foundation/requests/access-request.rules.ts'
export { createRequestKinds, type RequestContext, type RequestKind } from '#foundation/requests/request-kind.service.ts'

export const requests: Feature = {
  name: 'requests',
  personalData,
  mails: requestMails,
  inboxKinds: [decidedInbox, waitingInbox],
  routes: requestAdminRoutes,
  recurring: [requestReminders],
  retention: [requestRetention],
  events: REQUEST_EVENTS,
}
