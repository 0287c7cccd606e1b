export { saveTenants } from '#foundation/tenants/tenant.store.ts'
export type { ConfigSlice, FlagSlice } from '#foundation/tenants/setting-slices.rules.ts'
export type { TraitSlice } from '#foundation/tenants/traits.rules.ts'
export type { WrittenTenant } from '#foundation/tenants/tenant-file.rules.ts'
