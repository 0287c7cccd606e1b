import type { FastifyRequest } from 'fastify'
import { withTenant } from '#platform/database/database.ts'

/** For routes that call the gateway between their transactions: it is never called while one is open. */
export const inUserTransaction = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  withTenant(request.server.services.db, request.scope.tenant, (tx) => {
    request.tx = tx
    return work()
  })
