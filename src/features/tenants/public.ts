export { flagsOverrideSchema, listEnabled, resolveFlags, type Flags } from '#features/tenants/flags.rules.ts'
export type { SalesOrgCountries } from '#features/tenants/sales-org.rules.ts'
export {
  isScriptAddress,
  pageConfigOverrideSchema,
  resolveSiteConfig,
  type SiteConfig,
} from '#features/tenants/site-config.rules.ts'
export type { ClaimNames, IdentityProvider, TenantIdentity } from '#features/tenants/tenant-identity.rules.ts'
export { composeTraits, type TraitSlice } from '#features/tenants/traits.rules.ts'
export { findPreset, PRESET_NAMES, type PresetName } from '#features/tenants/tenant-presets.ts'
export { createTenantFileSchema, type WrittenTenant } from '#features/tenants/tenant-file.rules.ts'
export { createTenants, plainHost, tenantSchema, type Tenant, type Tenants } from '#features/tenants/tenant.rules.ts'
