import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

/** Made by the server with each sign-in; a plain form that needs no script. */
export const signInForm = defineBlock({
  type: 'sign-in-form',
  schema: z.strictObject({
    art: artSchema,
    email: z.string().max(254).default(''),
    /** The address of this sign-in. */
    action: z.string().max(300).default(''),
    isMissing: z.strictObject({ email: z.boolean(), password: z.boolean() }).optional(),
    isMismatch: z.boolean().optional(),
    isUnconfirmed: z.boolean().optional(),
    isPasskeyUnknown: z.boolean().optional(),
    waitSeconds: z.number().int().optional(),
  }),
  fields: {},
})
export type SignInForm = z.infer<typeof signInForm.schema>
