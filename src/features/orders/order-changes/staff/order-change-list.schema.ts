import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Changes of orders that wait for staff's answer. */
export const orderChangeList = defineBlock({
  type: 'order-change-list',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
