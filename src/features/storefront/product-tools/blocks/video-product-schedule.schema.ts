import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The schedule for video systems, with what its recorders and cameras come to. */
export const videoProductSchedule = defineBlock({
  type: 'video-product-schedule',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
