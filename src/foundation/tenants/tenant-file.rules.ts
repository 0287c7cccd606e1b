import { z } from 'zod'
import { findPreset, PRESET_NAMES } from '#foundation/tenants/tenant-presets.rules.ts'
import { createTenantSchema, type Tenant } from '#foundation/tenants/tenant.rules.ts'
import type { Settings } from '#foundation/tenants/settings.rules.ts'

/** One tenant as an operator writes it: a preset of the tenant's own name is taken unless the file names another, or null for none. */
const createWrittenSchema = (settings: Settings) =>
  createTenantSchema(settings).extend({ preset: z.enum(PRESET_NAMES).nullish() })
export type WrittenTenant = z.input<ReturnType<typeof createWrittenSchema>>

/** The preset's traits and configuration, with what the file says over them. */
export const createTenantFileSchema = (settings: Settings): z.ZodType<Tenant, WrittenTenant> =>
  createWrittenSchema(settings).transform(({ preset, ...tenant }): Tenant => {
    const base = preset === null ? undefined : findPreset(preset ?? tenant.key)
    return {
      ...tenant,
      config: { ...base?.config, ...tenant.config },
      traits: { ...base?.traits, ...tenant.traits },
    }
  })
