import { z } from 'zod'

export const analyticsTraits = z.strictObject({
  /** The name that reports know the tenant by, if not its key [9.10.3]. */
  reportLabel: z
    .string()
    .regex(/^[\w-]{1,20}$/)
    .optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof analyticsTraits> {}
}
