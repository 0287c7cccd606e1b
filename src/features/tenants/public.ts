export type { SalesOrgCountries } from '#features/tenants/sales-org.rules.ts'
export { defineConfig, defineFlags, type ConfigOf, type FlagsOf } from '#features/tenants/setting-slices.rules.ts'
export { composeSettings, type Settings } from '#features/tenants/settings.rules.ts'
export { frameAddress, sitePath } from '#features/tenants/site-address.rules.ts'
export type { ClaimNames, IdentityProvider, TenantIdentity } from '#features/tenants/tenant-identity.rules.ts'
export { createTenantFileSchema } from '#features/tenants/tenant-file.rules.ts'
export { createTenants, type SiteSettings, type Tenant, type Tenants } from '#features/tenants/tenant.rules.ts'
export { findPreset, PRESET_NAMES, type PresetName } from '#features/tenants/tenant-presets.rules.ts'
export {
  checkSettings,
  chooseInput,
  compareSettings,
  describeInstalled,
  type SettingChange,
} from '#features/tenants/site-setting.rules.ts'
