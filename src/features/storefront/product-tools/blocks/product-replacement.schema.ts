import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Old and other makers’ numbers in, products of today out; the page itself is the same for everyone. */
export const productReplacement = defineBlock({
  type: 'product-replacement',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
