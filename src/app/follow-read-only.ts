import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import { isReadOnly, READ_ONLY_CHANNEL } from '#platform/read-only/read-only.store.ts'
import { followTenants } from '#app/follow-tenants.ts'
import type { StartedServices } from '#app/start-services.ts'

type Parts = Pick<StartedServices, 'backgroundDb' | 'tenants' | 'readOnly' | 'pageCache' | 'log'>

/** Which sites are read-only: known before the first request, and again whenever any process, or the command, changed it. */
export const followReadOnly = async (
  session: DirectSession,
  { backgroundDb, tenants, readOnly, pageCache, log }: Parts,
): Promise<{ stop: () => Promise<void> }> => {
  const apply = async (tenant: TenantKey): Promise<void> => {
    const isNow = await withTenant(backgroundDb, tenant, isReadOnly)
    if (isNow === readOnly.has(tenant)) return
    readOnly.apply(tenant, isNow)
    pageCache.drop(tenant)
  }
  return followTenants(
    session,
    { tenants, log },
    { channel: READ_ONLY_CHANNEL, failure: 'whether a site is read-only could not be read', apply },
  )
}
