import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What goes with the products that were picked for a video system. */
export const additionalProducts = defineBlock({
  type: 'additional-products',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
