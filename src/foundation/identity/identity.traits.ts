import { z } from 'zod'

export const identityTraits = z.strictObject({
  /** Employees whose data names a manager role serve customers only if they have it [4.2.3]. */
  csrRole: z.enum(['manager']).optional(),
})

/** Read by the server alone: no page carries them. */
export const identityServerTraits = z.strictObject({
  /** Where someone is after signing in on a home page [2.1.11]. */
  signedInHome: z.enum(['my-account']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof identityTraits>, z.infer<typeof identityServerTraits> {}
}
