export { saveTenants } from '#features/tenants/tenant.store.ts'
export type { ConfigSlice, FlagSlice } from '#features/tenants/setting-slices.rules.ts'
export type { TraitSlice } from '#features/tenants/traits.rules.ts'
export type { WrittenTenant } from '#features/tenants/tenant-file.rules.ts'
