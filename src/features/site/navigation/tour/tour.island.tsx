import { hydrateIsland } from '#browser/hydrate-island.tsx'
import { loadFragment } from '#browser/load-fragment.ts'
import type { HydrateIsland } from '#browser/register-island.ts'
import { Block as SiteTour } from '#features/site/navigation/blocks/site-tour.block.tsx'
import type { SiteTour as Props } from '#features/site/navigation/blocks/site-tour.schema.ts'
import { headerPartAddress } from '#features/site/navigation/header/header-part.rules.ts'
import { isDialogOpen } from '#features/site/navigation/tour/tour-place.client.ts'

/** Nothing is put beside a question that is open. */
export const hydrate: HydrateIsland = async (page) => {
  const fragment = await loadFragment(headerPartAddress(page.locale, 'tour'))
  const root = fragment?.content.querySelector('[data-island]')
  const header = document.querySelector('[data-header]')
  if (!fragment || !root || !header || isDialogOpen()) return false
  header.append(fragment.content)
  await hydrateIsland(root, <SiteTour {...(fragment.islands[0]?.props as Props)} />, { page, namespaces: ['navigation'] })
  return true
}
