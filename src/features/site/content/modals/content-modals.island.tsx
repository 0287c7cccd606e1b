import { drawIsland } from '#browser/hydrate-island.tsx'
import type { HydrateIsland } from '#browser/register-island.ts'
import { ContentModals } from '#features/site/content/modals/content-modals.tsx'

/** Nothing of it stands in the page before. */
export const hydrate: HydrateIsland = async (page) => {
  const root = document.createElement('div')
  document.body.append(root)
  await drawIsland(root, <ContentModals page={page} />, { page, namespaces: [] })
  return true
}
