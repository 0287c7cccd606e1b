import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What employees did in a customer's name, for the customer. */
export const actingHistory = defineBlock({
  type: 'impersonation-history',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
