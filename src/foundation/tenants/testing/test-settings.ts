import { composeSettings } from '#foundation/tenants/public.ts'
import type { TraitSlice, FlagSlice, ConfigSlice } from '#foundation/tenants/public.seed.ts'
import { createTenantSchema } from '#foundation/tenants/tenant.rules.ts'

const files = {
  traits: import.meta.glob<Readonly<Record<string, TraitSlice>>>('../../../{foundation,features}/**/*.traits.ts', {
    eager: true,
  }),
  config: import.meta.glob<Readonly<Record<string, unknown>>>('../../../{foundation,features}/**/*.config.ts', { eager: true }),
  flags: import.meta.glob<Readonly<Record<string, FlagSlice>>>('../../../{foundation,features}/**/*.flags.ts', { eager: true }),
}

const isConfig = (value: unknown): value is ConfigSlice =>
  typeof value === 'object' && value !== null && 'schema' in value && 'defaults' in value

/** What every feature brings, found by file name: tests of one feature need not load the servers of all. */
export const testSettings = composeSettings([
  ...Object.entries(files.traits).flatMap(([name, module]) => Object.values(module).map((traits) => ({ name, traits }))),
  ...Object.entries(files.config).flatMap(([name, module]) =>
    Object.values(module)
      .filter(isConfig)
      .map((config) => ({ name, config })),
  ),
  ...Object.entries(files.flags).flatMap(([name, module]) => Object.values(module).map((flags) => ({ name, flags }))),
])

export const { resolveConfig: resolveSiteConfig, resolveFlags } = testSettings
export const tenantSchema = createTenantSchema(testSettings)
