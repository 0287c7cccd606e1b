import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { followRest } from '#features/site/navigation/menu/early-rest.client.ts'
import { followMenuState } from '#features/site/navigation/menu/menu-state.client.ts'

const FLYOUT_BUTTON = '[data-nav-item] > [data-nav-toggle]'
/** A finger has no pointer that rests: its first tap on the link opens too. */
const FLYOUT_TAP = '[data-nav-item] > :is([data-subnav], [data-nav-toggle])'

const loadFlyouts = async (reached?: Event) => {
  // The time that a pointer has to rest runs from here, not from when the script is there [9.8.2].
  const readRest = followRest(reached)
  const { hydrateFlyouts } = await import('#features/site/navigation/menu/flyouts.island.tsx')
  return { hydrate: (page: EmbeddedModel) => hydrateFlyouts(page, readRest) }
}

/** The header's entries gain their lower levels [2.3.4]; without this they are links. */
export const enhance = (page: EmbeddedModel): void => {
  followMenuState()
  registerIsland(page, {
    reach: '[data-primary-nav] [data-nav-item]',
    hold: matchMedia('(hover: none)').matches ? FLYOUT_TAP : FLYOUT_BUTTON,
    load: loadFlyouts,
  })
  registerIsland(page, {
    reach: '[popovertarget="site-menu"], [data-phone-menu]',
    hold: '[data-phone-menu] :is(a[data-subnav], [data-menu-open])',
    load: () => import('#features/site/navigation/menu/phone-menu.island.tsx'),
  })
}
