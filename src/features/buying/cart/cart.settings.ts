import { z } from 'zod'

export const cartTraits = z.strictObject({
  /** Calls of the mini cart name the system they come from [7.2.4]. */
  miniCartSource: z.enum(['tenant']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof cartTraits> {}
}
