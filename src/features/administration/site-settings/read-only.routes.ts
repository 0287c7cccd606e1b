import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { mayConfigure } from '#foundation/identity/public.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { endReadOnly, findReadOnly, startReadOnly } from '#platform/read-only/read-only.store.ts'
import { endReadOnlyMode, makeReadOnly, readReadOnly } from '#features/administration/site-settings/read-only.api.ts'

const show = async (request: FastifyRequest) => {
  const state = await findReadOnly(request.tx)
  const readOnly = state && { reason: state.reason, since: state.since.toISOString(), startedBy: state.startedByName }
  return { readOnly: readOnly ?? null, mayChange: mayConfigure(userOf(request).roles) }
}

/** Turning it on and off, by those who may configure the site; an operator has `npm run tenant -- read-only`. */
export const readOnlyRoutes = (app: App): void => {
  const { clock } = app.services
  const audit = (request: FastifyRequest, action: string, details: object): Promise<void> =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { object: 'site', ...details, address: request.ip })

  addEndpoint(app, readReadOnly, show)

  addEndpoint(app, makeReadOnly, async (request) => {
    const { reason } = request.body
    const user = userOf(request)
    const isNew = await startReadOnly(request.tx, { reason, at: clock.now(), by: user.actorId ?? user.id })
    if (isNew) await audit(request, 'site.read-only.on', { after: reason })
    return show(request)
  })

  addEndpoint(app, endReadOnlyMode, async (request) => {
    const before = await findReadOnly(request.tx)
    if (await endReadOnly(request.tx)) await audit(request, 'site.read-only.off', { before: before?.reason })
    return show(request)
  })
}
