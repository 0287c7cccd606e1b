import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import { isReadOnly, READ_ONLY_CHANNEL } from '#platform/read-only/read-only.store.ts'
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
  let working = Promise.resolve()
  const follow = (tenant: TenantKey): void => {
    working = working
      .then(() => apply(tenant))
      .catch((err: unknown) => log.error({ err, tenant }, 'whether a site is read-only could not be read'))
  }
  for (const { key } of tenants.all) await apply(key)
  const notices = await session.listen(READ_ONLY_CHANNEL, {
    onNotice: (tenant) => isTenantKey(tenant) && follow(tenant),
    onGap: () => tenants.all.forEach(({ key }) => follow(key)),
  })
  return {
    stop: async () => {
      await notices.stop()
      await working
    },
  }
}
