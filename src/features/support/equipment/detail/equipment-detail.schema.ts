import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One unit; the server puts it in, for the person who asks alone. */
export const unitDetail = defineBlock({
  type: 'equipment-detail',
  interactive: true,
  schema: z.strictObject({ view: z.unknown() }),
  fields: {},
})
