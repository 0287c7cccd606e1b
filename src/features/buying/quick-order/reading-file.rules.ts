import type { TenantKey } from '#kernel/tenant.ts'

/** Where the document of a reading lies. */
export const keyOf = (tenant: TenantKey, id: string): string => `${tenant}/order-readings/${id}`
