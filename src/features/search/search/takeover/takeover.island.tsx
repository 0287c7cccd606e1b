import { hydrateIsland } from '#browser/hydrate-island.tsx'
import { fragmentAddress, loadFragment } from '#browser/load-fragment.ts'
import type { HydrateIsland } from '#browser/register-island.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { Block as Takeover } from '#features/search/search/blocks/search-takeover.block.tsx'
import type { SearchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { BannerBox } from '#features/search/search/takeover/banner-box.tsx'
import { chooseResultsPath, TAKEOVER_FRAGMENT } from '#features/search/search/takeover/results-path.rules.ts'

export { showHighlight } from '#features/search/search/takeover/highlight.client.ts'

/** Who waits longer is better served by the search page. */
const LONGEST_WAIT_MS = 4000

/** Brings the takeover, and hydrates the banners, which offer the same. When it does not come, forms lead to the search page [2.8.2]. */
export const hydrate: HydrateIsland = async (page) => {
  const address = fragmentAddress(pageHref(page.locale, TAKEOVER_FRAGMENT))
  const fragment = await loadFragment(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  const island = fragment?.islands.find(({ type }) => type === 'search-takeover')
  const root = fragment?.content.querySelector('[data-island=search-takeover]')
  if (!fragment || !island || !root) return false
  const settings = island.props as SearchTakeover
  // This page may have a results page of its own, of which the fragment knows nothing.
  root.querySelector('form')?.setAttribute('action', chooseResultsPath(page.config.searchResultsPath, page.locale))
  document.body.append(fragment.content)
  const surroundings = { page, namespaces: ['search'] }
  const banners = [...document.querySelectorAll('[data-search-banner]')].map((banner, index) => {
    const pickedType = banner.querySelector('select')?.value
    return hydrateIsland(
      banner,
      <BannerBox id={`search-${index + 1}`} settings={settings} pickedType={pickedType} />,
      surroundings,
    )
  })
  await Promise.all([hydrateIsland(root, <Takeover {...settings} />, surroundings), ...banners])
  return true
}
