export { flagsOverrideSchema, listEnabled, resolveFlags, type Flags } from '#features/tenants/flags.rules.ts'
export type { SalesOrgCountries } from '#features/tenants/sales-org.rules.ts'
export {
  isScriptAddress,
  pageConfigOverrideSchema,
  resolveSiteConfig,
  type SiteConfig,
} from '#features/tenants/site-config.rules.ts'
export type { ClaimNames, IdentityProvider, TenantIdentity } from '#features/tenants/tenant-identity.rules.ts'
export { createTenants, plainHost, tenantSchema, type Tenant, type Tenants } from '#features/tenants/tenant.rules.ts'
