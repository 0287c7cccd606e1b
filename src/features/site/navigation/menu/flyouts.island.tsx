import { hydrateIsland } from '#browser/hydrate-island.tsx'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { NavEntries } from '#features/site/navigation/menu/nav-entries.tsx'
import type { Rest } from '#features/site/navigation/menu/early-rest.client.ts'
import { findSubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'

/** The entries as the markup shows them. */
const readEntries = (nav: Element): SiteHeader['entries'] =>
  [...nav.querySelectorAll<HTMLAnchorElement>(':scope > ul > li > a')].map((link) => ({
    label: link.firstChild?.textContent ?? '',
    href: link.getAttribute('href') ?? '',
    subnav: link.dataset['subnav'],
    locked: link.dataset['locked'] === 'true',
  }))

/** The header's flyouts on wide screens. */
export const hydrateFlyouts = async (page: EmbeddedModel, readRest: () => Rest | undefined): Promise<boolean> => {
  const nav = document.querySelector('[data-primary-nav]')
  if (!nav) return false
  const island = <NavEntries entries={readEntries(nav)} loader={findSubnavLoader(page)} readRest={readRest} />
  await hydrateIsland(nav, island, { page, namespaces: ['navigation'] })
  return true
}
