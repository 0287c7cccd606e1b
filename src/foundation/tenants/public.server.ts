import { tenantChecks } from '#foundation/tenants/host-check.service.ts'
import { tenantConfig, tenantTraits } from '#foundation/tenants/tenants.settings.ts'
import { tenantRoutes } from '#foundation/tenants/tenant.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { refuseForeignAppId } from '#foundation/tenants/app-id.service.ts'
export { findSettings, lockSettings, saveSettings, SETTING_CHANNEL } from '#foundation/tenants/site-setting.store.ts'
export { openTenant, resealTenants, sealTenant } from '#foundation/tenants/tenant-secrets.service.ts'
export {
  findSalesOrgCountries,
  hasTenant,
  listTenantHosts,
  listTenants,
  saveTenants,
  saveTenantsIn,
} from '#foundation/tenants/tenant.store.ts'

export const tenants: Feature = {
  name: 'tenants',
  config: tenantConfig,
  serverTraits: tenantTraits,
  routes: tenantRoutes,
  checks: tenantChecks,
}
