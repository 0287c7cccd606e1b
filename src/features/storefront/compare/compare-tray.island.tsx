import { hydrateIsland } from '#browser/hydrate-island.tsx'
import type { HydrateIsland } from '#browser/register-island.ts'
import { CompareTray } from '#features/storefront/compare/compare-tray.tsx'

export const hydrate: HydrateIsland = async (page) => {
  const tray = document.querySelector('[data-compare-tray]')
  if (!tray) return false
  await hydrateIsland(tray, <CompareTray />, { page, namespaces: ['compare', 'catalogue'] })
  return true
}
