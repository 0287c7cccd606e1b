import { z } from 'zod'

/** Read by the server alone. */
export const formsServerTraits = z.strictObject({
  /** After so many days what was sent with forms is erased; a year unless the tenant says otherwise. */
  formRetentionDays: z.number().int().min(1).max(3650).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof formsServerTraits> {}
}
