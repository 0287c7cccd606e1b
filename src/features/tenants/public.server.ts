import { tenantConfig } from '#features/tenants/tenant.config.ts'
import { tenantTraits } from '#features/tenants/tenant.traits.ts'
import { tenantRoutes } from '#features/tenants/tenant.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { refuseForeignAppId } from '#features/tenants/app-id.service.ts'
export { findSettings, lockSettings, saveSettings, SETTING_CHANNEL } from '#features/tenants/site-setting.store.ts'
export { openTenant, resealTenants, sealTenant } from '#features/tenants/tenant-secrets.service.ts'
export { findSalesOrgCountries, hasTenant, listTenants, saveTenantsIn } from '#features/tenants/tenant.store.ts'

export const tenants: Feature = { name: 'tenants', config: tenantConfig, serverTraits: tenantTraits, routes: tenantRoutes }
