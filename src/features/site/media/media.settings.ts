import { z } from 'zod'

export const mediaTraits = z.strictObject({
  /** The placeholder for a missing picture of a product in a list [2.22.2]. */
  productPlaceholder: z.enum(['instrument']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof mediaTraits> {}
}
