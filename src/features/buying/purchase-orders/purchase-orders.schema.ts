import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const purchaseOrdersBlock = defineBlock({
  type: 'purchase-orders',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
