import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Finds products of video systems and puts them into their schedule. */
export const videoProductSelector = defineBlock({
  type: 'video-product-selector',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
