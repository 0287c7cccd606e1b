import type { FastifyRequest } from 'fastify'
import { badRequest } from '#platform/http/errors.ts'

/** The host says which site is asked; a call may name none in `appId`, but not another one, whoever sends it [T-5]. */
export const refuseForeignAppId = async (request: FastifyRequest): Promise<void> => {
  const { appId } = request.query as { appId?: unknown }
  const { tenant } = request.scope
  const own = request.server.services.tenants.configOf(tenant).appId
  if (appId !== undefined && appId !== own) badRequest('appId does not belong to this site.')
}
