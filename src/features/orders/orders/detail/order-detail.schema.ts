import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One order; the server puts it in, for the person who asks alone. */
export const orderDetail = defineBlock({
  type: 'order-detail',
  interactive: true,
  schema: z.strictObject({ view: z.unknown(), stateTexts: z.unknown().optional() }),
  fields: {},
})
