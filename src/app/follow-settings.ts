import { findBrand } from '#foundation/brand/public.server.ts'
import { findSettings, SETTING_CHANNEL } from '#foundation/tenants/public.server.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { listMailTexts } from '#platform/mail/mail-text.store.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { StartedServices } from '#app/start-services.ts'

type Parts = Pick<StartedServices, 'backgroundDb' | 'tenants' | 'brands' | 'mailWords' | 'pageCache' | 'log'>

/** Sets each site as its admins want it: before the first request, and again whenever any process saved settings or the brand. */
export const followSettings = async (
  session: DirectSession,
  { backgroundDb, tenants, brands, mailWords, pageCache, log }: Parts,
): Promise<{ stop: () => Promise<void> }> => {
  const apply = async (tenant: TenantKey): Promise<void> => {
    const { own, brand, mailTexts } = await withTenant(backgroundDb, tenant, async (tx) => ({
      own: await findSettings(tx, tenants.settings),
      brand: await findBrand(tx),
      mailTexts: await listMailTexts(tx),
    }))
    tenants.apply(tenant, own)
    brands.apply(tenant, tenants.traitsOf(tenant).theme, brand)
    mailWords.apply(tenant, mailTexts)
    // Pages drawn before hold the old configuration and link the old style.
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
  const notices = await session.listen(SETTING_CHANNEL, {
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
