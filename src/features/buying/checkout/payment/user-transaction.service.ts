import type { FastifyRequest } from 'fastify'
import { identity } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { unauthorised } from '#platform/http/errors.ts'

/** For routes that call the gateway between their transactions: it is never called while one is open. */
export const inUserTransaction = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  withTenant(request.server.services.db, request.scope.tenant, async (tx) => {
    const user = (await identity.resolveUser?.(tx, request)) ?? unauthorised('Please sign in.', { session_valid: false })
    request.tx = tx
    request.scope = { ...request.scope, user }
    return work()
  })
