import type { Traits } from '#kernel/traits.ts'
import type { Feature } from '#platform/feature.ts'

/** Of a tenant's traits those that scripts read; a page carries no others. */
export const createTraitPicker = (features: readonly Feature[]): ((traits: Traits) => Traits) => {
  const read = new Set(features.flatMap(({ traits }) => Object.keys(traits?.shape ?? {})))
  return (traits) => Object.fromEntries(Object.entries(traits).filter(([name]) => read.has(name)))
}
