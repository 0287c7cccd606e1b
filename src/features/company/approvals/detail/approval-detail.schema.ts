import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One order that waits for approval; the server puts it in, for the person who asks alone. */
export const approvalDetail = defineBlock({
  type: 'approval-detail',
  interactive: true,
  schema: z.strictObject({ view: z.unknown() }),
  fields: {},
})
