import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { entitlementAdmin } from '#features/administration/entitlement-admin/entitlement-admin.schema.ts'
import { ENTITLEMENT_WORDS } from '#features/administration/entitlement-admin/entitlement-admin.texts.ts'

/** Below the people, whose screen is for admins alone. */
export const entitlementAdminPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/people/entitlements',
    ...ENTITLEMENT_WORDS[site.locale.language],
    blocks: [{ type: entitlementAdmin.type, props: {} }],
  }),
]
