import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { entitlementDesk } from '#features/administration/entitlement-desk/entitlement-desk.schema.ts'
import { ENTITLEMENT_WORDS } from '#features/administration/entitlement-desk/entitlement-desk.words.ts'

/** Below the people, whose screen is for admins alone. */
export const entitlementDeskPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/people/entitlements',
    ...ENTITLEMENT_WORDS[site.locale.language],
    blocks: [{ type: entitlementDesk.type, props: {} }],
  }),
]
