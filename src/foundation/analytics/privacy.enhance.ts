import { registerIsland } from '#browser/register-island.ts'
import { PREFERENCES_ID, PREFERENCES_LINK } from '#foundation/analytics/privacy.rules.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** Links to the cookie page become buttons that open the dialog; when that fails they lead to the page as without script. */
export const enhance = (page: EmbeddedModel): void => {
  for (const link of document.querySelectorAll(PREFERENCES_LINK)) {
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
  }
  const hydrate = registerIsland(page, {
    reach: PREFERENCES_LINK,
    hold: PREFERENCES_LINK,
    load: () => import('#foundation/analytics/preferences.island.tsx'),
  })
  // A button answers to the space bar too.
  document.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(PREFERENCES_LINK) : null
    if (!link || event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  // Awake it opens by itself, as the address requests it.
  if (location.hash === `#${PREFERENCES_ID}`) void hydrate()
}
