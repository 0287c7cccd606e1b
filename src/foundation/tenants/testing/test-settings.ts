import { composeSettings } from '#foundation/tenants/public.ts'
import type { ConfigSlice, FlagSlice } from '#foundation/tenants/setting-slices.rules.ts'
import type { TraitSlice } from '#foundation/tenants/traits.rules.ts'
import { createTenantSchema } from '#foundation/tenants/tenant.rules.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../{foundation,features}/**/*.settings.ts', {
  eager: true,
})
/** By the end of its name: `searchTraits`, `searchConfig`, `searchFlags`. */
const listSlices = <Slice>(suffix: string): Slice[] =>
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith(suffix) ? [value as Slice] : [])),
  )

/** The settings of every area, found by file name: tests of one area need not load the servers of all. */
export const testSettings = composeSettings([
  ...listSlices<TraitSlice>('Traits').map((traits) => ({ name: 'traits', traits })),
  ...listSlices<ConfigSlice>('Config').map((config) => ({ name: 'config', config })),
  ...listSlices<FlagSlice>('Flags').map((flags) => ({ name: 'flags', flags })),
])

export const { resolveConfig: resolveSiteConfig, resolveFlags } = testSettings
export const tenantSchema = createTenantSchema(testSettings)
