import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'

/** Reports know some tenants by other names [9.10.3]. */
export const labelTenant = (tenant: { readonly key: TenantKey; readonly traits: Traits }): string =>
  tenant.traits.reportLabel ?? tenant.key

/** A stage of the same site is the same site [9.10.2]. */
export const stripHost = (host: string): string => host.toLowerCase().replace(/^(?:(?:www|dev|qa|stage)\.)+/, '')
