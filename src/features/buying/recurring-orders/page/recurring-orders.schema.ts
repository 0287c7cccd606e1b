import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Somebody's recurring orders. */
export const recurringOrders = defineBlock({
  type: 'recurring-orders',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
