import type { TenantKey } from '#kernel/tenant.ts'

/** Reports know two of the tenants by other names [9.10.3]. */
export const labelTenant = (tenant: TenantKey): string =>
  ({ process: 'HPS', sps: 'IA' } as Partial<Record<TenantKey, string>>)[tenant] ?? tenant

/** A stage of the same site is the same site [9.10.2]. */
export const stripHost = (host: string): string => host.toLowerCase().replace(/^(?:(?:www|dev|qa|stage)\.)+/, '')
