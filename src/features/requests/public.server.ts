import { requestDeskRoutes } from '#features/requests/request-desk.routes.ts'
import { requestRetention } from '#features/requests/request-retention.service.ts'
import type { Feature } from '#platform/feature.ts'

export { submitRequest, withdrawRequest } from '#features/requests/access-request.service.ts'
export { createRequestKinds, type RequestContext, type RequestKind } from '#features/requests/request-kind.service.ts'

export const requests: Feature = { name: 'requests', routes: requestDeskRoutes, retention: [requestRetention] }
