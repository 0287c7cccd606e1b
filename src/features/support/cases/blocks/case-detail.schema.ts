import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One case. Its route fills it; authors do not place it. */
export const caseDetail = defineBlock({
  type: 'case-detail',
  schema: z.strictObject({ view: z.unknown() }),
  fields: {},
  interactive: true,
})
