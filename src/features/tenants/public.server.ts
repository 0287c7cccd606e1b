import { tenantTraits } from '#features/tenants/tenant.traits.ts'
import { tenantRoutes } from '#features/tenants/tenant.routes.ts'
import type { Feature } from '#server/feature.ts'

export { appIdQuery, refuseForeignAppId } from '#features/tenants/app-id.ts'
export { findSalesOrgCountries, hasTenant, listTenants, saveTenants, saveTenantsIn } from '#features/tenants/tenant.store.ts'

export const tenants: Feature = { name: 'tenants', serverTraits: tenantTraits, routes: tenantRoutes }
