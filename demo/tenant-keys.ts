import { type PresetName, PRESET_NAMES } from '#foundation/tenants/public.ts'

/** The demo has a site for each preset. */
export const TENANT_KEYS: readonly PresetName[] = PRESET_NAMES
export type TenantKey = PresetName
