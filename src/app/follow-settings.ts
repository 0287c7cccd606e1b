import { findBrand } from '#foundation/brand/public.server.ts'
import { findSettings, SETTING_CHANNEL } from '#foundation/tenants/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { listMailTexts } from '#platform/mail/mail-text.store.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import { followTenants } from '#app/follow-tenants.ts'
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
  return followTenants(
    session,
    { tenants, log },
    { channel: SETTING_CHANNEL, failure: 'the settings of a site could not be read', apply },
  )
}
