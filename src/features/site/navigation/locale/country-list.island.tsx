import { drawIsland, hydrateIsland } from '#browser/hydrate-island.tsx'
import { loadFragment } from '#browser/load-fragment.ts'
import type { HydrateIsland } from '#browser/register-island.ts'
import { Block as LocaleList } from '#features/site/navigation/blocks/locale-list.block.tsx'
import type { LocaleList as Props } from '#features/site/navigation/blocks/locale-list.schema.ts'
import { headerPartAddress } from '#features/site/navigation/header/header-part.rules.ts'
import { followChoices } from '#features/site/navigation/locale/country-choice.client.ts'
import { showLabels } from '#features/site/navigation/locale/locale-label.client.ts'
import { MenuSpinner } from '#features/site/navigation/menu/menu-spinner.tsx'

/** Then a choice is made without what only the list knows. */
const LONGEST_WAIT_MS = 4000

/** Puts the list of countries into its flyout. When it does not come, the link to the plain list stays. */
export const hydrate: HydrateIsland = async (page) => {
  followChoices(page)
  const flyout = document.querySelector<HTMLElement>('[data-locales]')
  if (!flyout) return false
  const plain = [...flyout.children]
  const waiting = document.createElement('div')
  flyout.append(waiting)
  void drawIsland(waiting, <MenuSpinner />, { page, namespaces: ['navigation'] })
  const fragment = await loadFragment(headerPartAddress(page.locale, 'locales'), { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  const hadFocus = flyout.contains(document.activeElement)
  const root = fragment?.content.querySelector('[data-island]')
  if (!fragment || !root) {
    flyout.replaceChildren(...plain)
    return false
  }
  flyout.replaceChildren(...plain.filter((element) => !(element instanceof HTMLAnchorElement)), fragment.content)
  showLabels()
  if (hadFocus) flyout.querySelector<HTMLElement>('input[type=search]')?.focus()
  await hydrateIsland(root, <LocaleList {...(fragment.islands[0]?.props as Props)} />, { page, namespaces: ['navigation'] })
  return true
}
