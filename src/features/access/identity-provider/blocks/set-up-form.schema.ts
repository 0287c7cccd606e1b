import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

/** Made by the server after the right password of someone who needs a second factor and has none. */
export const setUpForm = defineBlock({
  type: 'set-up-form',
  schema: z.strictObject({
    art: artSchema,
    /** As the person types it into the app; absent once it is set up. */
    secret: z.string().max(64).optional(),
    qr: z.strictObject({ size: z.number().int(), path: z.string().max(40_000) }).optional(),
    isSetUp: z.boolean().default(false),
    /** Right after the first code, and never again. */
    recoveryCodes: z.array(z.string().max(40)).max(20).default([]),
    backHref: z.string().max(300).default(''),
    isMissing: z.boolean().optional(),
    isMismatch: z.boolean().optional(),
    waitSeconds: z.number().int().optional(),
  }),
  fields: {},
})
export type SetUpForm = z.infer<typeof setUpForm.schema>
