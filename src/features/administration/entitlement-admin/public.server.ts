import { entitlementAdminRoutes } from '#features/administration/entitlement-admin/entitlement-admin.routes.ts'
import { entitlementAdmin as entitlementAdminBlock } from '#features/administration/entitlement-admin/entitlement-admin.schema.ts'
import { entitlementAdminPages } from '#features/administration/entitlement-admin/entitlement-admin.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const entitlementAdmin: Feature = {
  name: 'entitlement-admin',
  blocks: [entitlementAdminBlock],
  starterPages: entitlementAdminPages,
  routes: entitlementAdminRoutes,
}
