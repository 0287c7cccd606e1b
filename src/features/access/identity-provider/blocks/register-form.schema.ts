import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

export const registerForm = defineBlock({
  type: 'register-form',
  schema: z.strictObject({
    art: artSchema,
    values: z.strictObject({ email: z.string(), firstName: z.string(), lastName: z.string() }).partial().default({}),
    faults: z
      .strictObject({
        email: z.enum(['missing', 'invalid', 'blocked']),
        firstName: z.literal('missing'),
        lastName: z.literal('missing'),
      })
      .partial()
      .default({}),
  }),
  fields: {},
})
export type RegisterForm = z.infer<typeof registerForm.schema>
