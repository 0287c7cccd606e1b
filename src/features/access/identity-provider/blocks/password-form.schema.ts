import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

/** Opened by a link in a mail, whose token it carries on. */
export const passwordForm = defineBlock({
  type: 'password-form',
  schema: z.strictObject({
    art: artSchema,
    purpose: z.enum(['activate', 'reset']),
    token: z.string().max(64),
    email: z.string().max(254),
    limits: z.strictObject({ min: z.number(), max: z.number() }),
    fault: z.enum(['short', 'long', 'personal', 'site', 'common', 'different']).optional(),
  }),
  fields: {},
})
export type PasswordForm = z.infer<typeof passwordForm.schema>
