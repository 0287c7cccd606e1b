import type { FastifyRequest } from 'fastify'
import { decideWhileActing } from '#features/impersonation/personal.rules.ts'
import { writeAudit } from '#features/audit/public.server.ts'
import { isOpenAfterActing } from '#features/identity/public.ts'
import { identity } from '#features/identity/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { Problem } from '#platform/http/errors.ts'

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Runs before every route of a tenant: refuses what is personal, and writes down what is changed in a customer's name. */
export const guardActing = (app: App): void => {
  const { clock, db } = app.services

  /** Some routes hold no transaction, and so know nobody yet. */
  const findUser = async (request: FastifyRequest): Promise<ScopeUser | undefined> =>
    request.routeOptions.config.opensNoTransaction
      ? withTenant(db, request.scope.tenant, async (tx) => identity.resolveUser?.(tx, request))
      : request.scope.user

  app.addHook('preHandler', async (request: FastifyRequest) => {
    const route = request.routeOptions.url ?? ''
    // What belongs to the employee's own session is not done in a customer's name.
    if (READING.includes(request.method) || isOpenAfterActing(route)) return
    const { allowed, reasons } = decideWhileActing(route)
    const user = allowed ? request.scope.user : await findUser(request)
    if (user?.actorId === undefined) return
    if (!allowed)
      throw new Problem(403, 'acting_personal', 'You cannot do this while you act for a customer.', {
        extra: { reasons: reasons.map(({ rule }) => rule) },
      })
    // In the call's own transaction: an entry stays only if the change does.
    await writeAudit(request.tx, user, clock.now(), 'acting.changed', { method: request.method, route })
  })
}
