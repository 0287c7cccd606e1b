import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Actions of employees in a customer's name, for the customer. */
export const actingHistory = defineBlock({
  type: 'impersonation-history',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
