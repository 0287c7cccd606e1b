import { z } from 'zod'

/** Read by the server alone: no page carries them. */
export const trainingServerTraits = z.strictObject({
  /** Access to training is asked for on the training page [2.2.14, 2.16.1]. */
  trainingAccess: z.enum(['requested']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof trainingServerTraits> {}
}
