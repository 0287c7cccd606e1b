import { hydrateIsland } from '#browser/hydrate-island.tsx'
import { loadFragment } from '#browser/load-fragment.ts'
import type { HydrateIsland } from '#browser/register-island.ts'
import { Block as PrivacyPreferences } from '#foundation/analytics/blocks/privacy-preferences.block.tsx'
import { PREFERENCES_ID } from '#foundation/analytics/privacy.rules.ts'

/** Fetches the dialog; whoever clicked a link to it then opens it. When it does not come, the link leads to the page about cookies. */
export const hydrate: HydrateIsland = async (page) => {
  const { country, language } = page.locale
  // Written out: what others share with `localePath` weighs more than all of this.
  const loaded = await loadFragment(`/${country}/${language}.${PREFERENCES_ID}.html`)
  const root = loaded?.content.querySelector('[data-island]')
  if (!loaded || !root) return false
  document.body.append(loaded.content)
  await hydrateIsland(root, <PrivacyPreferences />, { page, namespaces: ['analytics'] })
  return true
}
