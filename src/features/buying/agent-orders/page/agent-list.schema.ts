import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The apps and agents that act for the person. */
export const agentList = defineBlock({
  type: 'agent-list',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
