import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Accessories of the products chosen for a video system. */
export const additionalProducts = defineBlock({
  type: 'additional-products',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
