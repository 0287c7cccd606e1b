import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** A list of products for a project, kept in the browser, and with the account of who signed in. */
export const productSchedule = defineBlock({
  type: 'product-schedule',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
