import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { resolveSiteConfig } from '#features/tenants/site-config.rules.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { badRequest } from '#server/http/errors.ts'

/** The query of calls that name their application [7.0.1]. */
export const appIdQuery = z.object({ appId: z.string().max(64).optional() })

/** The host says which site is asked; a call may name none in `appId`, but not another one, whoever sends it [T-5]. */
export const refuseForeignAppId = async (request: FastifyRequest): Promise<void> => {
  const { appId } = request.query as { appId?: unknown }
  const { tenant } = request.scope
  const own = resolveSiteConfig(tenant, DEFAULT_LOCALE, request.server.services.tenants.byKey(tenant)?.config).appId
  if (appId !== undefined && appId !== own) badRequest('appId does not belong to this site.')
}
