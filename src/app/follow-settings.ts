import type { PoolConfig } from 'pg'
import { findSettings, SETTING_CHANNEL } from '#foundation/tenants/public.server.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { listen } from '#platform/database/listen.ts'
import type { StartedServices } from '#app/start-services.ts'

type Parts = Pick<StartedServices, 'backgroundDb' | 'tenants' | 'pageCache' | 'log'>

/** Sets each site as its admins want it: before the first request, and again whenever any process saved settings. */
export const followSettings = async (
  connection: PoolConfig,
  { backgroundDb, tenants, pageCache, log }: Parts,
): Promise<{ stop: () => Promise<void> }> => {
  const apply = async (tenant: TenantKey): Promise<void> => {
    const own = await withTenant(backgroundDb, tenant, (tx) => findSettings(tx, tenants.settings))
    tenants.apply(tenant, own)
    // Pages drawn before hold the old configuration.
    pageCache.drop(tenant)
  }
  let working = Promise.resolve()
  /** One after the other: of two savings the later one stays. */
  const follow = (tenant: TenantKey): void => {
    working = working
      .then(() => apply(tenant))
      .catch((err: unknown) => log.error({ err, tenant }, 'the settings of a site could not be read'))
  }
  for (const { key } of tenants.all) await apply(key)
  const ears = await listen(connection, SETTING_CHANNEL, {
    onNotice: (tenant) => isTenantKey(tenant) && follow(tenant),
    onGap: () => tenants.all.forEach(({ key }) => follow(key)),
  })
  return {
    stop: async () => {
      await ears.stop()
      await working
    },
  }
}
