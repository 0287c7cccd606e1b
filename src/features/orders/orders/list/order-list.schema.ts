import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The orders of the account that is ordered for. */
export const orderList = defineBlock({
  type: 'order-list',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
