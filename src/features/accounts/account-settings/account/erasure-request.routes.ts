import { submitRequest } from '#foundation/requests/public.server.ts'
import { requestErasure } from '#features/accounts/account-settings/account/erasure-request.api.ts'
import { ERASURE_KIND } from '#features/accounts/account-settings/account/erasure-request.service.ts'
import { readRequester, refuseActing, SUCCESS, throttle } from '#features/accounts/account-settings/requesting-person.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const erasureRequestRoutes = (app: App): void => {
  addEndpoint(app, requestErasure, async (request) => {
    const { user, person } = await readRequester(request)
    refuseActing(user)
    await throttle(request, 'erasure-request', person.id)
    const { tx, scope } = request
    const subject = { kind: ERASURE_KIND, subjectId: person.id, subjectName: person.email }
    await submitRequest({ tx, services: app.services, tenant: scope.tenant }, { user, ...subject })
    return SUCCESS
  })
}
