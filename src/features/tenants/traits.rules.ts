import { z } from 'zod'
import type { Traits } from '#kernel/traits.ts'

/** The traits that one feature reads. */
export type TraitSlice = z.ZodObject<Readonly<Record<string, z.ZodOptional>>>

/** Everything a tenant may differ in. Two features that read a trait of one name would mean different things by it. */
export const composeTraits = (slices: readonly TraitSlice[]): z.ZodType<Traits> => {
  const shapes = new Map<string, z.ZodOptional>()
  for (const slice of slices)
    for (const [name, schema] of Object.entries(slice.shape)) {
      if (shapes.has(name)) throw new Error(`Two features declare the trait ${name}: rename one of them.`)
      shapes.set(name, schema)
    }
  return z.strictObject(Object.fromEntries(shapes))
}
