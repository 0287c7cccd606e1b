import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** A person's cases, for staff the queue; the history holds those that are over. */
export const caseList = defineBlock({
  type: 'case-list',
  schema: z.strictObject({ isHistory: z.boolean().default(false) }),
  fields: { isHistory: { kind: 'toggle', label: 'Only cases that are over' } },
  interactive: true,
})
