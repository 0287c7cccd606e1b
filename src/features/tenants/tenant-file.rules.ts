import { z } from 'zod'
import { findPreset, PRESET_NAMES } from '#features/tenants/tenant-presets.ts'
import { tenantSchema, type Tenant } from '#features/tenants/tenant.rules.ts'
import type { TraitSlice } from '#features/tenants/traits.rules.ts'
import { composeTraits } from '#features/tenants/traits.rules.ts'

/** One tenant as an operator writes it: a preset of the tenant's own name is taken unless the file names another, or null for none. */
const writtenTenantSchema = tenantSchema.extend({ preset: z.enum(PRESET_NAMES).nullish() })
export type WrittenTenant = z.input<typeof writtenTenantSchema>

/** The preset's traits and configuration, with what the file says over them. */
export const createTenantFileSchema = (slices: readonly TraitSlice[]): z.ZodType<Tenant, WrittenTenant> => {
  const traitsSchema = composeTraits(slices)
  return writtenTenantSchema.transform(({ preset, ...tenant }, context): Tenant => {
    const base = preset === null ? undefined : findPreset(preset ?? tenant.key)
    const traits = traitsSchema.safeParse({ ...base?.traits, ...tenant.traits })
    for (const issue of traits.error?.issues ?? []) context.addIssue({ ...issue, path: ['traits', ...issue.path] })
    return { ...tenant, config: { ...base?.config, ...tenant.config }, traits: traits.data ?? {} }
  })
}
