import type { FastifyRequest } from 'fastify'
import { isKnownKey } from '#foundation/integration/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { ResolveUser } from '#platform/feature.ts'
import type { Services } from '#platform/services.ts'

/** On a live site an admin and whoever holds a key of a system may read how the API is described. */
export const createReaderCheck =
  ({ db, tenants, clock }: Services, resolveUser: ResolveUser | undefined) =>
  async (request: FastifyRequest): Promise<boolean> => {
    const tenant = tenants.byHost(request.host)?.key
    if (tenant === undefined) return false
    return withTenant(db, tenant, async (tx) => {
      const user = await resolveUser?.(tx, request)
      return user?.roles.includes('admin') === true || isKnownKey(tx, request.headers.authorization, clock.now())
    })
  }
