import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What acts for the person. */
export const agentList = defineBlock({
  type: 'agent-list',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
