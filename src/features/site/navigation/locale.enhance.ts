import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { localeCode } from '#foundation/locale/public.ts'
import { carryOut } from '#features/site/navigation/locale/carry-out.client.ts'
import { CODE } from '#features/site/navigation/locale/country-link.client.ts'
import { planArrival } from '#features/site/navigation/locale/locale-choice.rules.ts'
import { showLabels } from '#features/site/navigation/locale/locale-label.client.ts'

/** The button's label follows what is stored; the list of countries is an island, and a choice waits for what only the list knows. */
export const enhance = (page: EmbeddedModel): void => {
  planArrival(page.tenant.traits, localeCode(page.locale)).forEach(carryOut)
  showLabels()
  registerIsland(page, {
    reach: `[data-locale-button], a[${CODE}]`,
    hold: `a[${CODE}]`,
    load: () => import('#features/site/navigation/locale/country-list.island.tsx'),
  })
}
