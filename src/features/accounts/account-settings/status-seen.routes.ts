import { addSeenStatus } from '#foundation/identity/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { SUCCESS, readRequester } from '#features/accounts/account-settings/requesting-person.service.ts'
import { markStatusSeen } from '#features/accounts/account-settings/status-seen.api.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const statusSeenRoutes = (app: App): void =>
  addEndpoint(
    app,
    markStatusSeen,
    async (request) => {
      const { user, person } = await readRequester(request)
      // Closed by an employee for a customer, it was not read by the customer.
      if (user.actorId === undefined) await addSeenStatus(request.tx, person.id, request.body.status)
      return SUCCESS
    },
    { preHandler: refuseForeignAppId },
  )
