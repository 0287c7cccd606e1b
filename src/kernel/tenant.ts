/** A business unit served from this code base; the key is the spec's sbg_name. Which ones there are is data. */
export type TenantKey = string

/** It stands in addresses, cookie names and database settings, so it is plain. */
export const TENANT_KEY = /^[a-z\d]{2,20}$/

export const isTenantKey = (value: string): boolean => TENANT_KEY.test(value)
