import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Landing page of the link mailed to an old address; generated for one visit, never authored. */
export const emailRestore = defineBlock({
  type: 'email-restore',
  schema: z.strictObject({
    state: z.enum(['ask', 'done', 'used', 'expired', 'unknown', 'taken']),
    email: z.string().max(254).optional(),
    token: z.string().max(100).optional(),
    hasPassword: z.boolean(),
  }),
  fields: {},
})
export type EmailRestore = z.infer<typeof emailRestore.schema>
