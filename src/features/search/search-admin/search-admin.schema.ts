import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where staff see what people search for, and help them find it. */
export const searchAdmin = defineBlock({
  type: 'search-admin',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
