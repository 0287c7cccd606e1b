import { brandAdminRoutes } from '#features/administration/brand-admin/brand-admin.routes.ts'
import { brandAdmin as brandAdminBlock } from '#features/administration/brand-admin/brand-admin.schema.ts'
import { brandScreen, brandStarterPages } from '#features/administration/brand-admin/brand-admin.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const brandAdmin: Feature = {
  name: 'brand-admin',
  blocks: [brandAdminBlock],
  backOffice: [brandScreen],
  starterPages: brandStarterPages,
  routes: brandAdminRoutes,
}
