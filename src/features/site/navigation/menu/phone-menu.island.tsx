import { hydrateIsland } from '#browser/hydrate-island.tsx'
import type { HydrateIsland } from '#browser/register-island.ts'
import { MenuLevels } from '#features/site/navigation/menu/menu-levels.tsx'
import { findSubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'

/** The first level is in the page; what lies below it is drawn when someone goes there. */
export const hydrate: HydrateIsland = async (page) => {
  const menu = document.querySelector<HTMLElement>('[data-phone-menu]')
  const place = menu?.querySelector('[data-menu-levels]')
  if (!menu || !place) return false
  const island = <MenuLevels menu={menu} loader={findSubnavLoader(page)} />
  await hydrateIsland(place, island, { page, namespaces: ['navigation'] })
  return true
}
