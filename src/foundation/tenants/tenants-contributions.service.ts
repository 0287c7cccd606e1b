import type { ConfigSlice, FlagSlice } from '#foundation/tenants/setting-slices.rules.ts'
import type { TraitSlice } from '#foundation/tenants/traits.rules.ts'
import type { Tenants } from '#foundation/tenants/tenant.rules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** How tenants may differ in it; each trait has one name among all features. */
    readonly traits?: TraitSlice
    /** Those that no script reads: pages do not carry them. */
    readonly serverTraits?: TraitSlice
    /** Traits that the browser gets; each key has one name among all areas. */
    readonly config?: ConfigSlice
    /** Its switches. */
    readonly flags?: FlagSlice
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly tenants: Tenants
  }
}
