import { z } from 'zod'

export const contentTraits = z.strictObject({
  /** A click on a contact link is remembered with the page it came from [2.3.25]. */
  contactClick: z.enum(['remembered']).optional(),
})

/** Read by the server alone: no page carries them. */
export const contentServerTraits = z.strictObject({
  /** Where the shop sends people who may not see something [2.2.15]. */
  shopNotPermittedPath: z
    .string()
    .regex(/^\/shop\/[a-z\d-]{1,30}\/[a-z]{2}\/notPermittedPage$/)
    .optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof contentTraits>, z.infer<typeof contentServerTraits> {}
}
