import { registerIsland } from '#browser/register-island.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

const BANNER = '[data-market-banner]'

export const enhance = (page: EmbeddedModel): void => {
  const banner = document.querySelector<HTMLElement>(BANNER)
  if (!banner) return
  const hydrate = registerIsland(page, {
    reach: BANNER,
    hold: `${BANNER} :is(select, button)`,
    load: () => import('#features/storefront/market-banner/market-banner.island.tsx'),
  })
  // On such a site the names come from the portal's own list, whether or not someone reaches for them [6.1.3].
  if (page.tenant.traits.countryNames === 'portal-list' && banner.offsetParent) void whenIdle().then(hydrate)
}
