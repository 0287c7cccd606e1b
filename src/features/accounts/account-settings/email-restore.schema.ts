import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What the link in the mail to an old address leads to; made for one visit, never by an author. */
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
