import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where admins say which accounts an employee serves. */
export const accountAssignment = defineBlock({
  type: 'account-assignment',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
