import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const brandAdmin = defineBlock({
  type: 'brand-admin',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
