import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Of everybody, for admins. */
export const agentOffice = defineBlock({
  type: 'agent-office',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
