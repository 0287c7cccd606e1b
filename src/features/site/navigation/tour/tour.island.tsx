import { hydrateIsland } from '#browser/hydrate-island.tsx'
import { loadFragment } from '#browser/load-fragment.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { Block as SiteTour } from '#features/site/navigation/blocks/site-tour.block.tsx'
import type { SiteTour as Props } from '#features/site/navigation/blocks/site-tour.schema.ts'
import { headerPartAddress } from '#features/site/navigation/header/header-part.rules.ts'
import { isDismissedElsewhere } from '#features/site/navigation/tour/tour-dismissal.client.ts'
import { isDialogOpen } from '#features/site/navigation/tour/tour-place.client.ts'

/** Nothing is put beside a question that is open. */
export const hydrate = async (page: EmbeddedModel, isRequested: boolean): Promise<boolean> => {
  if (!isRequested && (await isDismissedElsewhere(page.config.domainId))) return false
  const fragment = await loadFragment(headerPartAddress(page.locale, 'tour'))
  const root = fragment?.content.querySelector('[data-island]')
  const header = document.querySelector('[data-header]')
  if (!fragment || !root || !header || isDialogOpen()) return false
  header.append(fragment.content)
  await hydrateIsland(root, <SiteTour {...(fragment.islands[0]?.props as Props)} />, { page, namespaces: ['navigation'] })
  return true
}
