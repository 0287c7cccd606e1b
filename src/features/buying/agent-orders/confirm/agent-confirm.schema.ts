import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One order that waits for a confirmation; the server puts it in, for the person who asks alone. */
export const agentConfirm = defineBlock({
  type: 'agent-confirm',
  interactive: true,
  schema: z.strictObject({ view: z.unknown() }),
  fields: {},
})
