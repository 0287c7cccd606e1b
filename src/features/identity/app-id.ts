import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { resolveSiteConfig } from '#features/tenants/public.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { badRequest } from '#server/http/errors.ts'

/** The query of calls that name their application [7.0.1]. */
export const appIdQuery = z.object({ appId: z.string().max(64).optional() })

/** It may be missing, but it may not be another tenant's; it never decides who is asked for [T-5]. */
export const checkAppId = (request: FastifyRequest, appId: string | undefined): void => {
  const { tenants } = request.server.services
  const tenant = tenants.byHost(request.host)
  if (appId === undefined || !tenant) return
  if (appId !== resolveSiteConfig(tenant.key, DEFAULT_LOCALE, tenant.config).appId)
    badRequest('appId does not belong to this site.')
}
