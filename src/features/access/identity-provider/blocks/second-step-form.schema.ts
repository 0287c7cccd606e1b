import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

/** Made by the server after the right password of someone with a second factor. */
export const secondStepForm = defineBlock({
  type: 'second-step-form',
  schema: z.strictObject({
    art: artSchema,
    hasAuthenticator: z.boolean().default(false),
    /** Where a passkey's answer is sent; absent for those who have none. */
    passkeyAction: z.string().max(300).optional(),
    backHref: z.string().max(300).default(''),
    isMissing: z.boolean().optional(),
    isMismatch: z.boolean().optional(),
    waitSeconds: z.number().int().optional(),
  }),
  fields: {},
})
export type SecondStepForm = z.infer<typeof secondStepForm.schema>
