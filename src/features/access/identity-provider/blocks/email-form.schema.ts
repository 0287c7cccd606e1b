import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

/** Asks for an address to send a link to. */
export const emailForm = defineBlock({
  type: 'email-form',
  schema: z.strictObject({
    art: artSchema,
    purpose: z.enum(['resend', 'forgot']),
    email: z.string().default(''),
    fault: z.enum(['missing', 'invalid', 'blocked']).optional(),
  }),
  fields: {},
})
export type EmailForm = z.infer<typeof emailForm.schema>
