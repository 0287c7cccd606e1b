import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { addFlyoutPanels } from '#features/site/navigation/menu/flyout-panels.client.ts'
import { attachFlyouts } from '#features/site/navigation/menu/flyouts.client.ts'
import { followMenuState } from '#features/site/navigation/menu/menu-state.client.ts'
import { turnTabs } from '#features/site/navigation/menu/nav-tabs.client.ts'
import { findSubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'

/** A touch, a resting pointer, a focus: the fragment is on its way before the flyout opens. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** The header's entries gain their lower levels [2.3.4]; without this they are links. */
export const enhance = (page: EmbeddedModel): void => {
  const loader = findSubnavLoader(page)
  const warm = ({ target }: Event): void => {
    const near = target instanceof Element ? target.closest('[data-subnav], [data-nav-toggle]')?.parentElement : undefined
    const entry = near?.querySelector<HTMLElement>(':scope > [data-subnav]')
    if (entry) loader.warm(entry)
  }
  INTENTS.forEach((intent) => document.addEventListener(intent, warm, { passive: true }))
  addFlyoutPanels()
  attachFlyouts(loader, matchMedia('(min-width: 1025px)'))
  turnTabs()
  followMenuState()
  registerIsland(page, {
    reach: '[popovertarget="site-menu"], [data-phone-menu]',
    hold: '[data-phone-menu] :is(a[data-subnav], [data-menu-open])',
    load: () => import('#features/site/navigation/menu/phone-menu.island.tsx'),
  })
}
