import { z } from 'zod'
import { defineBlock, hrefSchema } from '#foundation/blocks/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

export const DETAIL_NAMES = ['firstName', 'lastName', 'jobTitle', 'department', 'phone', 'postalCode', 'city'] as const
export type DetailName = (typeof DETAIL_NAMES)[number]

const detail = z.enum(DETAIL_NAMES)

/** Questions to new signed-in people [2.1.6]. */
export const simplifiedRegister = defineBlock({
  type: 'simplified-register',
  schema: z.strictObject({
    art: artSchema,
    values: z.record(detail, z.string()),
    missing: z.array(detail).default([]),
    cancel: hrefSchema,
  }),
  fields: {},
})
export type SimplifiedRegister = z.infer<typeof simplifiedRegister.schema>
