import type { FastifyRequest } from 'fastify'
import { decideWhileActing } from '#features/acting/personal.rules.ts'
import { writeAudit } from '#features/audit/public.server.ts'
import type { App } from '#server/feature.ts'
import { Problem } from '#server/http/errors.ts'

const OWN_ROUTES = '/api/acting'
const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Runs before every route of a tenant: refuses what is personal, and writes down what is changed in a customer's name. */
export const guardActing = (app: App): void => {
  const { clock } = app.services

  app.addHook('preHandler', async (request: FastifyRequest) => {
    const { user } = request.scope
    const route = request.routeOptions.url ?? ''
    if (user?.actorId === undefined || route === OWN_ROUTES || READING.includes(request.method)) return
    const { allowed, reasons } = decideWhileActing(route)
    if (!allowed)
      throw new Problem(403, 'acting_personal', 'You cannot do this while you act for a customer.', {
        extra: { reasons: reasons.map(({ rule }) => rule) },
      })
    // In the call's own transaction: an entry stays only if the change does.
    await writeAudit(request.tx, user, clock.now(), 'acting.changed', { method: request.method, route })
  })
}
