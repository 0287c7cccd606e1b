import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Which customer it shows stands in the address. */
export const customerOverview = defineBlock({
  type: 'customer-overview',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
