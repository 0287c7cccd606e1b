import type { ProtectedData } from '#features/identity/policy/protected-data.rules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What of its data a role beside the back office opens, and where traces of it stand. */
    readonly protects?: readonly ProtectedData[]
  }
}
