import { drawIsland } from '#browser/hydrate-island.tsx'
import type { HydrateIsland } from '#browser/register-island.ts'
import { LiveResults } from '#features/search/search/results/live-results.tsx'
import { loadVisitorResults } from '#features/search/search/results/load-visitor-results.client.ts'

/** The list stays as the server drew it until somebody chooses a filter, a tab, an order or a page. */
export const hydrate: HydrateIsland = async (page) => {
  const root = document.querySelector<HTMLElement>('[data-search-results]')
  if (!root) return false
  // The portal has drawn the list of somebody who is signed in.
  if (root.dataset['island'] !== undefined) return true
  const island = (
    <LiveResults root={root} load={(state, isDrawn) => loadVisitorResults(page, state, isDrawn)} replacesFirst={false} />
  )
  // It draws into the list itself, through a portal.
  await drawIsland(document.createElement('div'), island, { page, namespaces: ['search', 'catalogue', 'unsold-parts'] })
  return true
}
