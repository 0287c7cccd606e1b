import { z } from 'zod'

export const searchTraits = z.strictObject({
  /** For people who may order, the shop's own products stand for all others [4.13.6, 4.13.7]. */
  productSearch: z.enum(['shop']).optional(),
  /** Trainings are offered to people with an approved training tool only [4.13.8]. */
  trainingSearch: z.enum(['approved']).optional(),
  /** What visitors search at first, if not news [4.13.4]. */
  visitorSearch: z.enum(['products']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof searchTraits> {}
}
