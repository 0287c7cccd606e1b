import type { FastifyRequest } from 'fastify'
import { decideWhileActing } from '#features/accounts/impersonation/personal.rules.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { isSessionCall } from '#foundation/identity/public.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Before every call that may change something: refuses what is personal, and records what is changed in a customer's name.
 * Pages' selectors have no route of their own: `route` names them.
 */
export const guardActing = async (request: FastifyRequest, route: string): Promise<void> => {
  const { user, tenant } = request.scope
  if (user?.actorId === undefined || READING.includes(request.method) || isSessionCall(route)) return
  const { allowed, reasons } = decideWhileActing(route)
  if (!allowed)
    throw new Problem(403, 'acting_personal', 'You cannot do this while you act for a customer.', {
      extra: { reasons: reasons.map(({ rule }) => rule) },
    })
  const { clock, db } = request.server.services
  const record = (tx: Tx) => writeAudit(tx, user, clock.now(), 'acting.changed', { method: request.method, route })
  // In the call's transaction an entry stays only if the change does; a call without one is recorded before it begins.
  if (request.routeOptions.config.opensNoTransaction) await withTenant(db, tenant, record)
  else await record(request.tx)
}
