import type { TenantKey } from '#kernel/tenant.ts'

/** Which sites are read-only, as this process knows it. */
export type ReadOnlySites = {
  readonly has: (tenant: TenantKey) => boolean
  readonly apply: (tenant: TenantKey, isReadOnly: boolean) => void
}

export const createReadOnlySites = (): ReadOnlySites => {
  const sites = new Set<TenantKey>()
  return {
    has: (tenant) => sites.has(tenant),
    apply: (tenant, isReadOnly) => void (isReadOnly ? sites.add(tenant) : sites.delete(tenant)),
  }
}
