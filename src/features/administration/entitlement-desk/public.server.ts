import { entitlementDeskRoutes } from '#features/administration/entitlement-desk/entitlement-desk.routes.ts'
import { entitlementDesk as entitlementDeskBlock } from '#features/administration/entitlement-desk/entitlement-desk.schema.ts'
import { entitlementDeskPages } from '#features/administration/entitlement-desk/entitlement-desk.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const entitlementDesk: Feature = {
  name: 'entitlement-desk',
  blocks: [entitlementDeskBlock],
  starterPages: entitlementDeskPages,
  routes: entitlementDeskRoutes,
}
