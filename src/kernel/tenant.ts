/** The five business units served from this code base; the key is the spec's sbg_name. */
export const TENANT_KEYS = ['aerobt', 'hbtbt', 'sps', 'process', 'hpsbt'] as const
export type TenantKey = (typeof TENANT_KEYS)[number]

export const isTenantKey = (value: string): value is TenantKey => (TENANT_KEYS as readonly string[]).includes(value)
